import { assertEquals } from "@std/assert";
import { absentIn, type MatchEvent, type PlayerTrouble } from "../core/mod.ts";
import { ledgerText } from "../ledger/mod.ts";
import { sealAll } from "../ledger/seal_kit.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { MatchFolder } from "./match_folder.ts";
import { absenceDamage, absenceIn, absenceOf, clearAbsence, keepAbsence } from "./walkover.ts";

const SILENT = { silent: { player: 1, spoke: false } } as const;
const GONE = { unstartable: { player: 0, why: "gone", detail: "" } } as const;

Deno.test("the absent player is kept beside the match with the reason, and damage is noticed", async () => {
  await using temp = await tempFolder();
  assertEquals(absenceIn(temp.path), undefined);
  const absence = { silent: { player: 1, spoke: false } } as const;
  keepAbsence(temp.path, absence);
  assertEquals([absenceIn(temp.path), absenceDamage(temp.path)], [absence, undefined]);
  const file = `${temp.path}/walkover.json`;
  Deno.writeTextFileSync(file, Deno.readTextFileSync(file).replace('"player":1', '"player":0'));
  assertEquals([absenceIn(temp.path), absenceDamage(temp.path)], [undefined, { file, line: 1 }]);
  assertEquals(new MatchFolder(temp.path).damage(), [{ file, line: 1 }]);
  clearAbsence(temp.path);
  assertEquals(absenceDamage(temp.path), undefined);
});

Deno.test("an intact walkover file of another meeting is reported as damage", async () => {
  await using temp = await tempFolder();
  const lay = (events: readonly MatchEvent[]): string =>
    temp.write("events.jsonl", ledgerText(events).text);
  keepAbsence(temp.path, SILENT);
  lay([{ kind: "player-silent", ...SILENT.silent }]);
  assertEquals([absenceIn(temp.path), absenceDamage(temp.path)], [SILENT, undefined]);
  const file = `${temp.path}/walkover.json`;
  for (const events of [[], [{ kind: "player-silent", player: 0, spoke: false } as const]]) {
    lay([...events, { kind: "match-finished" }]);
    assertEquals([absenceIn(temp.path), absenceDamage(temp.path)], [undefined, { file, line: 1 }]);
  }
});

Deno.test("an absence that version 0.1.0 kept is read, and one that names no player is not", async () => {
  await using temp = await tempFolder();
  const lay = (trouble: unknown): string =>
    temp.write("walkover.json", sealAll([JSON.stringify(trouble)]).join(""));
  lay({ ...GONE, other: SILENT });
  assertEquals(absenceIn(temp.path), { ...GONE, other: SILENT });
  lay({ other: SILENT });
  assertEquals(absenceIn(temp.path), undefined);
  clearAbsence(temp.path);
  clearAbsence(temp.path);
  assertEquals(absenceIn(temp.path), undefined);
});

Deno.test("if one player is absent the other is tried, too, and neither wins if both are absent", async () => {
  const asked: number[] = [];
  const probe = (trouble: PlayerTrouble) => (player: number): Promise<PlayerTrouble> => {
    asked.push(player);
    return Promise.resolve(trouble);
  };
  assertEquals(await absenceOf({}, probe(GONE)), undefined);
  const alone = await absenceOf(SILENT, probe({}));
  const both = await absenceOf(GONE, probe(SILENT));
  assertEquals([alone, both], [SILENT, { ...GONE, other: SILENT }]);
  assertEquals([absentIn(alone ?? {}), absentIn(both ?? {})], [1, "both"]);
  assertEquals(asked, [0, 1]);
});
