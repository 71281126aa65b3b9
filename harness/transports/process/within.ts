/** Waiting that ends. @module */

/** Settles with `event`, or after `ms` at the latest. */
export async function within(ms: number, event: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => timer = setTimeout(resolve, ms));
  await Promise.race([event, late]);
  clearTimeout(timer);
}
