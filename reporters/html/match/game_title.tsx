/** What a game of a match is called on its page. @module */

import { reasonWords } from "../../match_words.ts";
import type { CaseRow } from "../model.ts";
import { useReader } from "../view/reader.tsx";
import type { MatchView } from "./match_view.ts";
import { useMatchWords } from "./page_words.ts";

/** The number of a game and how it ended. */
export function GameTitle({ match, row }: { readonly match: MatchView; readonly row: CaseRow }) {
  const { tell } = useMatchWords();
  const { read, say, language } = useReader();
  const game = match.games.find(({ number }) => String(number) === row.key);
  if (!game) return <>{read(row.key, 300)}</>;
  const { number, winner, decided } = game;
  const reason = read(reasonWords(game.reason, language), 60);
  const end = !decided
    ? tell("undecided")
    : winner === undefined
    ? tell("drawnBy", { reason })
    : tell("wonBy", { name: read(match.players[winner].name, 60), reason });
  return <>{say("title", { engine: say("gameOf", { count: number }), verdict: end })}</>;
}

/** The way back to all games. */
export function BackToGames() {
  const { say } = useMatchWords();
  return <a href="#games" class="back">← {say("back")}</a>;
}
