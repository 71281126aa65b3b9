/** What a shogi client may do with a USI engine. @module */

import { pick } from "../../games/random.ts";
import type { RuleId } from "../../protocols/finding.ts";
import type { ClientModel, TalkChance } from "../model.ts";
import { below, simulated } from "../simulate.ts";
import type { SearchTalk, SearchWords, TalkStep } from "../talk.ts";
import { compared, gameBy, type GameClient, gameClient } from "./game_client.ts";
import { SHOGI } from "./other_games.ts";

/** What clients write behind go, besides the clock of the game. */
const GO_FORMS: readonly string[] = [
  "btime 900000 wtime 900000 byoyomi 10000",
  "btime 0 wtime 0 byoyomi 30000",
  "btime 600000 wtime 600000 binc 5000 winc 5000",
];

/** Shogi over USI: games, from any position, and positions that are looked at without a game. */
export const USI_MODEL: ClientModel = gameClient({
  game: SHOGI,
  greets: true,
  leaves: true,
  setsUp: true,
  startsAnywhere: true,
  tellsOpenings: true,
  unnamedStart: true,
  binding: ["usi/mate-line"],
  greetings: GO_FORMS.map((go) => ({ go })),
  deliveries: [["bytes", "usi/whole-lines"], ["halves", "usi/whole-lines"]],
  mostPlies: 160,
  others: {
    client: [analysis, pondering, secondGame],
    manual: [mateProblem],
    stress: [strangeLine, strangeLine],
  },
});

/** So many plies lead to a position that is looked at. */
const MOST_LED = 120;
const MOST_SEARCHES = 4;

/** A user goes through a game and lets the engine think about some of its positions. */
function analysis({ stimulus, ...chance }: TalkChance): SearchTalk {
  const searches = searchesBy(chance, ["infinite"]);
  return { stimulus, steps: [{ kind: "greet" }, NEW_GAME, ...searches] };
}

/** The engine thinks in the opponent's time, which comes to the expected move or to another. */
function pondering({ stimulus, lacks, ...chance }: TalkChance): SearchTalk | undefined {
  if (lacks.has("USI_Ponder")) return undefined;
  const searches = searchesBy(chance, ["ponder", "ponder-hit"]);
  const greet: TalkStep = { kind: "greet", options: { ponder: "true" } };
  return { stimulus, steps: [greet, NEW_GAME, ...searches] };
}

/** Positions are given as mate problems. */
function mateProblem(chance: Omit<TalkChance, "stimulus">): SearchTalk {
  const searches = searchesBy(chance, ["mate"]);
  return { stimulus: "manual", steps: [{ kind: "greet" }, NEW_GAME, ...searches] };
}

const NEW_GAME: TalkStep = { kind: "say", text: "usinewgame" };

/** Searches in a few positions of one game, in their order. */
function searchesBy(
  { random, coverage }: Pick<TalkChance, "random" | "coverage">,
  forms: readonly SearchWords["form"][],
): readonly TalkStep[] {
  const start = SHOGI.kit.game.start({ setup: "startpos" });
  if (!start.ok) throw new Error(start.error.en);
  const plies = 4 + below(MOST_LED, random);
  const moves = simulated(SHOGI, { start: start.value, plies, random, coverage });
  const count = 1 + below(MOST_SEARCHES, random);
  const lengths = Array.from({ length: count - 1 }, () => below(moves.length + 1, random));
  return [...lengths.sort((one, other) => one - other), moves.length].map((length) => {
    const form = pick(forms, random) ?? "infinite";
    return { kind: "search", search: { moves: moves.slice(0, length), form } };
  });
}

/** Two games in one process, as clients play them. */
function secondGame({ random, stimulus }: TalkChance, client: GameClient): SearchTalk {
  const game = (most: number): TalkStep => ({
    kind: "play",
    play: { ...gameBy(client, random), plies: 2 + below(most, random) },
  });
  return { stimulus, steps: [{ kind: "greet" }, game(40), game(40)] };
}

const STRANGE: readonly (readonly [string, RuleId])[] = [
  ["hello there", "usi/survives-unknown"],
  ["", "usi/survives-empty-line"],
  ["   ", "usi/survives-empty-line"],
];

/** A game, and then the same behind a line that means nothing. */
function strangeLine({ random }: TalkChance, client: GameClient): SearchTalk | undefined {
  const [text, rule] = pick(STRANGE, random) ?? [];
  if (text === undefined) return undefined;
  const plies = 2 + below(8, random);
  const play = { ...gameBy(client, random), opponent: "random", plies };
  const again: TalkStep = { kind: "play", play: { ...play, delivery: "apart", else: rule } };
  return compared(client, play, [{ kind: "say", text }, again]);
}
