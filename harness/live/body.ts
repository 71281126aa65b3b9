/** The body of a request, read no further than a bound. @module */

/** The text of a body; undefined where it is longer than `mostBytes`. */
export async function readAtMost(
  request: Pick<Request, "headers" | "body">,
  mostBytes: number,
): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > mostBytes) return undefined;
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new TextDecoder().decode(whole);
}
