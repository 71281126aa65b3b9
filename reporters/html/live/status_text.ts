/** What happens at the table, in one sentence. @module */

import type { GameOutcome, Room, RoomTable } from "../../../harness/core/mod.ts";
import { reasonWords } from "../../match_words.ts";
import { reasonText } from "../../reason_words.ts";
import type { Reader } from "../view/reader.tsx";
import { type LiveWord, liveWord } from "./words.ts";

interface Told {
  readonly reader: Reader;
  /** Whether the reader plays. */
  readonly plays: boolean;
}

/** The sentence for the state of a game. */
export function statusText(room: Room, { status }: RoomTable, { reader, plays }: Told): string {
  const say = (name: LiveWord, values: Readonly<Record<string, string | number>> = {}): string =>
    liveWord(name, reader.language, values);
  switch (status.kind) {
    case "starting":
      return say("starting");
    case "setting":
      return say("setting", { count: status.count });
    case "over":
      return outcomeText(room, status.outcome, reader);
    case "turn": {
      const { kind, name } = room.players[status.player];
      const called = { name: reader.read(name, 60) };
      if (kind !== "person") return say("thinks", called);
      const alone = room.players.filter((player) => player.kind === "person").length === 1;
      return plays && alone ? say("yourTurn") : say("turnOf", called);
    }
  }
}

/** How a game ended. */
function outcomeText(room: Room, outcome: GameOutcome, reader: Reader): string {
  const { language, read } = reader;
  if (outcome.kind === "inconclusive") {
    return liveWord("noResult", language, { reason: read(reasonText(outcome.because), 300) });
  }
  const reason = reasonWords(outcome.reason, language);
  if (outcome.winner === undefined) return liveWord("drawn", language, { reason });
  const name = read(room.players[outcome.winner].name, 60);
  return liveWord("wins", language, { name, reason });
}
