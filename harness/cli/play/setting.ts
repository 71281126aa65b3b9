/** Who plays by hand against whom, and how. @module */

import type { MatchFacts, PlayerFacts } from "../../core/mod.ts";
import { type GameKit, gameOf, GAMES, PAIRINGS } from "../../referee/mod.ts";
import { type GamePlan, planOf } from "../../runner/match/mod.ts";
import { alternating } from "../../live/mod.ts";
import { useOneOf } from "../../scenario/mod.ts";
import { UsageError } from "../command.ts";
import { type PlayOptions, readPlayOptions } from "../match/match_options.ts";
import { factsOf, namesOf, pairingNamed, type PlayerWords, readPlayer } from "../match/players.ts";
import { rulesOf } from "../match/run_in_folder.ts";
import type { Options } from "../options.ts";
import { VERSION } from "../version.ts";

/** A seat as the command line names it. */
export type SeatWords = PlayerWords | { readonly kind: "person" };

/** Everything that the command line says. */
export interface PlaySetting {
  readonly kit: GameKit;
  readonly match: MatchFacts;
  readonly plans: readonly GamePlan[];
  readonly seats: readonly [SeatWords, SeatWords];
  readonly names: readonly [string, string];
  readonly options: PlayOptions;
  /** Where people on other machines may look on. */
  readonly host?: string;
  readonly opens: boolean;
}

const GAMES_AT_MOST = 100;

/** Reads the words and options; `chance` deals where no seed is given. */
export function settingOf(options: Options, chance: () => number): PlaySetting {
  const { kit, seats } = seatsOf(options.rest);
  const read = readPlayOptions(options, { games: GAMES_AT_MOST, swap: false, out: "play" });
  const seed = options.values.has("seed") ? read.seed : chance();
  const names = namesIn(options, seats);
  const { games, clock, settings } = read;
  const begun = kit.game.start({ seed: 1, settings });
  if (!begun.ok) throw new UsageError(begun.error, "see --help for --setting");
  const match: MatchFacts = {
    ...{ version: VERSION, game: kit.game.id, games, seed, swap: false, clock, settings },
    players: [playerFacts(seats[0], names[0]), playerFacts(seats[1], names[1])],
    strict: false,
    rules: rulesOf(seats.flatMap((one) => one.kind === "engine" ? [one.protocol] : [])),
  };
  const first = sideOf(options) === "first" ? 0 : 1;
  return {
    ...{ kit, match, seats, names, options: read },
    plans: alternating(planOf(match), first),
    host: options.values.get("host"),
    opens: !options.flags.has("no-open"),
  };
}

function seatsOf(
  words: readonly string[],
): { readonly kit: GameKit; readonly seats: PlaySetting["seats"] } {
  const [what, player, ...rest] = words;
  if (rest.length > 0) {
    const fix = 'put an engine and its arguments into quotes, as in "./mine -q"';
    throw new UsageError(`Unexpected "${rest.join(" ")}"`, fix);
  }
  const game = what === undefined ? undefined : gameOf(what);
  if (!game && player === undefined && what !== undefined) pairingNamed(what);
  if (what === undefined || (!game && player === undefined)) {
    throw new UsageError(
      "A player is needed",
      `write shinpan play mgtp ./my_engine, or a game for two people: ${names().join(", ")}`,
    );
  }
  return game ? ofGame(game, player) : ofProtocol(what, player ?? "");
}

function ofProtocol(protocol: string, word: string) {
  const { id, game } = pairingNamed(protocol).protocol;
  const kit = gameOf(game);
  if (!kit) throw new UsageError(`No game "${game}"`, "this is a mistake of ours");
  return { kit, seats: [{ kind: "person" }, readPlayer(word, id)] as const };
}

function ofGame(kit: GameKit, word: string | undefined) {
  const person = { kind: "person" } as const;
  if (word === undefined) {
    if (!kit.seenBy) return { kit, seats: [person, person] as const };
    throw new UsageError(
      "Two people at one page would see what the other may not know",
      "name an engine with its protocol, or builtin:greedy",
    );
  }
  const protocol = PAIRINGS.find(({ protocol }) => gameOf(protocol.game) === kit)?.protocol.id;
  const player = readPlayer(word, protocol ?? "");
  if (player.kind === "engine" && !word.startsWith(`${player.protocol}:`)) {
    const ids = PAIRINGS.filter(({ protocol }) => gameOf(protocol.game) === kit)
      .map(({ protocol }) => protocol.id);
    throw new UsageError(
      `"${word}" speaks an unknown protocol`,
      `write shinpan play ${ids[0]} ${word}; ${useOneOf(ids, "")}`,
    );
  }
  return { kit, seats: [person, player] as const };
}

function names(): readonly string[] {
  return GAMES.map(({ game }) => game.id.replaceAll("_", "-"));
}

function sideOf({ values }: Options): "first" | "second" {
  const side = values.get("side") ?? "first";
  if (side === "first" || side === "second") return side;
  throw new UsageError(`Unknown side "${side}"`, "use first or second");
}

/** People are called so unless --names says otherwise. */
const PEOPLE = ["you", "guest"];

function namesIn({ values }: Options, seats: PlaySetting["seats"]): readonly [string, string] {
  const given = values.get("names")?.split(",");
  if (given && (given.length !== 2 || given.includes(""))) {
    throw new UsageError("--names has not two names", "write --names me,mine");
  }
  const programs = seats.map((seat) => seat.kind === "person" ? undefined : seat);
  const called = namesOf(
    programs.map((seat) => seat ?? { kind: "builtin", opponent: "" }),
    seats.map((seat, at) =>
      given?.[at] ?? (seat.kind === "person" ? PEOPLE[at] ?? "" : namesOf([seat])[0] ?? "")
    ),
  );
  return [called[0] ?? "", called[1] ?? ""];
}

function playerFacts(seat: SeatWords, name: string): PlayerFacts {
  return seat.kind === "person" ? { name, command: [] } : factsOf(seat, name);
}
