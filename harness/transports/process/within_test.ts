import { within } from "./within.ts";

Deno.test("waiting ends with the event, or without it", async () => {
  await within(60_000, Promise.resolve());
  await within(1, new Promise(() => {}));
});
