import { within } from "./within.ts";

Deno.test("a wait ends with its event or after its time", async () => {
  await within(60_000, Promise.resolve());
  await within(1, new Promise(() => {}));
});
