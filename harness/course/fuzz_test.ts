import { assert } from "@std/assert";
import fc from "../testing/fast_check.ts";
import { deflated, gzipped, makeTar, makeZip, paxEntry } from "../testing/make_archive.ts";
import { unpackBytes } from "./archive/test_kit.ts";
import { readExport } from "./gradescope_export.ts";
import { encode } from "./encoding.ts";
import { readRoster } from "./roster.ts";
import { readSheet, withEdits } from "./sheet.ts";

/** To hunt for longer: SHINPAN_FUZZ=100000, with another SHINPAN_SEED if wanted. */
const RUNS = Number(Deno.env.get("SHINPAN_FUZZ") ?? 200);
const LIMITS = { files: 50, bytes: 1 << 20, ratio: 100 };

const TEXT = "int main(void) { return 0; }\n".repeat(9);
const TAR = makeTar([
  { name: "a/", type: "5" },
  { name: "a/main.c", data: TEXT },
  paxEntry({ path: "王.c", size: "4" }),
  { name: "x", data: "data" },
  { name: "l", type: "2", link: "a/main.c" },
]);
const ARCHIVES = [
  makeZip([
    { name: "a/", mode: 0o040755 },
    { name: "a/main.c", data: TEXT, packed: await deflated(TEXT) },
    { name: encode("作業.c", "big5").bytes, data: "x" },
    { name: "l", data: "a/main.c", mode: 0o120777 },
  ]),
  TAR,
  await gzipped(TAR),
];

/** Some bytes changed, a piece cut out or doubled. */
const mutation = fc.record({
  changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
  cut: fc.option(fc.tuple(fc.nat(), fc.nat(600)), { nil: undefined }),
  doubled: fc.option(fc.tuple(fc.nat(), fc.nat(600)), { nil: undefined }),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutated(bytes: Uint8Array, { changes, cut, doubled }: Mutation): Uint8Array {
  const changed = new Uint8Array(bytes);
  for (const [at, value] of changes) changed[at % changed.length] = value;
  const all = [...changed];
  if (cut) all.splice(cut[0] % all.length, cut[1]);
  if (doubled) {
    const at = doubled[0] % (all.length + 1);
    all.splice(at, 0, ...all.slice(at, at + doubled[1]));
  }
  return new Uint8Array(all);
}

Deno.test("no mutated archive crashes, leaves its folder or goes on for ever", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(2), mutation, async (which, how) => {
      const bytes = mutated(ARCHIVES[which] ?? TAR, how);
      const { files, links, written } = await unpackBytes(bytes, { limits: LIMITS });
      assert(written <= LIMITS.bytes + (1 << 16));
      for (const path of [...files.keys(), ...links.keys()]) {
        assert(!path.startsWith("/") && !path.split("/").includes(".."), path);
      }
    }),
    { numRuns: RUNS },
  );
});

const ROSTER = 'id,name,group,late\r\nb05901001,王小明,A,1 day\r\nb05901002,"Doe, Jane",B,\r\n';
const SHEETS = [
  encode(ROSTER, "utf-8").bytes,
  encode(ROSTER, "big5").bytes,
  encode(`\ufeff${ROSTER.replaceAll(",", ";")}`, "utf-16le").bytes,
];

Deno.test("no mutated roster crashes, and a sheet without edits stays as it is", () => {
  fc.assert(
    fc.property(fc.nat(2), mutation, (which, how) => {
      const bytes = mutated(SHEETS[which] ?? new Uint8Array(), how);
      readRoster(bytes);
      readExport(new TextDecoder().decode(bytes));
      const same = withEdits(readSheet(bytes), []).bytes;
      assert(same.length === bytes.length && same.every((byte, at) => byte === bytes[at]));
    }),
    { numRuns: RUNS },
  );
});
