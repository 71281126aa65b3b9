import { assert, assertEquals } from "@std/assert";
import {
  darkChess,
  positionAfter as darkChessAfter,
  readRecord as readDarkChess,
  writeRecord as writeDarkChess,
} from "../dark-chess/mod.ts";
import {
  geister,
  positionAfter as geisterAfter,
  readRecord as readGeister,
  writeRecord as writeGeister,
} from "../geister/mod.ts";
import type { GameRecord } from "./game_record.ts";
import { infoOf, readInfoFile } from "./info_file.ts";
import { recordFileName } from "./record_file_name.ts";

const FIXTURES = new URL("../../../fixtures/records/", import.meta.url);

const GAMES = [
  {
    folder: "dark-chess",
    readRecord: readDarkChess,
    writeRecord: writeDarkChess,
    reasonOf: (record: GameRecord) => darkChess.ending(darkChessAfter(record))?.reason,
    reasons: ["NoMove", "PositionRepetitionDraw", "NoEatFlipDraw", "TimeOut"],
  },
  {
    folder: "geister",
    readRecord: readGeister,
    writeRecord: writeGeister,
    reasonOf: (record: GameRecord) => geister.ending(geisterAfter(record))?.reason,
    reasons: ["ChessEscape", "NoRedGhost", "NoBlueGhost", "GamePlyLimitDraw"],
  },
] as const;

for (const { folder, readRecord, writeRecord, reasonOf, reasons } of GAMES) {
  const textOf = (name: string) => Deno.readTextFileSync(new URL(`${folder}/${name}`, FIXTURES));
  const names = [...Deno.readDirSync(new URL(folder, FIXTURES))].map(({ name }) => name)
    .filter((name) => name.endsWith(".txt")).toSorted();

  Deno.test(`${folder}: a room's records are read, and end as they say`, () => {
    const room = readInfoFile(textOf("room.info"));
    assert(room.ok, room.ok ? "" : room.error.en);
    assertEquals(names.length, reasons.length);
    for (const [index, name] of names.entries()) {
      const record = readRecord(textOf(name));
      assert(record.ok, record.ok ? "" : `${name}: ${record.error.en}`);
      assertEquals(record.value.result?.reason, reasons[index]);
      assertEquals(reasonOf(record.value) ?? "TimeOut", reasons[index]);
      assertEquals(writeRecord(record.value), textOf(name));
      assertEquals(recordFileName(index + 1, record.value), name);
      assertEquals(infoOf(index + 1, record.value), room.value[index]);
    }
  });
}
