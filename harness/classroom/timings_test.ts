import { assertEquals, assertThrows } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { Store } from "./store.ts";
import { readTimings, writeTimings } from "./timings.ts";

Deno.test("timings are added to those that are known, and read by folder or file", async () => {
  await using folder = await tempFolder();
  const store = new Store(`${folder.path}/results`);
  writeTimings(store, new Map([["b", 2000.4], ["a", 1]]));
  writeTimings(store, new Map([["b", 3000]]));
  const wanted = [["a", 1], ["b", 3000]];
  assertEquals([...readTimings(`${folder.path}/results/`)], wanted);
  assertEquals([...readTimings(`${folder.path}/results/timings.json`)], wanted);
  assertEquals([...readTimings(undefined)], []);
});

Deno.test("what holds no timings is refused", () => {
  assertThrows(() => readTimings("/nonexistent"));
});
