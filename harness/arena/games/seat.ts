/** A player at a table. @module */

import type { Clock, MatchFacts, PlayerIndex, Rule, Violation } from "../../core/mod.ts";
import type { Finding } from "../../protocols/finding.ts";
import type { Side } from "../../games/game.ts";
import { randomFrom } from "../../games/random.ts";
import { freshClock, type GameKit } from "../../referee/mod.ts";
import type { Channel, Log, StartFailure } from "../../transports/mod.ts";
import { Conversation, thinkTimesOf } from "../../runner/conversation/mod.ts";
import { CaseRecord, stderrRemark } from "../../runner/mod.ts";
import type { PlayContext, Sitting, TalkStage } from "../../runner/play/mod.ts";
import { type Allowance, allowanceMs, limitAllowance } from "./allowance.ts";
import type { GamePlan } from "./plan.ts";
import type { PersonPlayer, PersonSeat } from "./person.ts";
import type { BuiltinPlayer, EnginePlayer, Player } from "./player.ts";
import type { GameWatcher } from "./watcher.ts";

/** What all games of a match share. */
export interface MatchContext {
  readonly match: MatchFacts;
  readonly kit: GameKit;
  readonly players: readonly [Player, Player];
  readonly clock: Clock;
  /** Options of the greeting that the protocol may or may not know. */
  readonly greetings: Readonly<Record<string, string>>;
  /** Whether commands that need not wait for each other go out together, where a protocol can. */
  readonly pipeline?: boolean;
  /** Looks on at a game. */
  readonly watch?: (plan: GamePlan) => GameWatcher;
  /** Awaited at the plies of built-in opponents, so that other work of this process has a turn. */
  readonly yieldTurn?: () => Promise<void>;
}

/** A player at a table. */
export type Seat = EngineSeat | BuiltinSeat | PersonSeat;

/** An engine with the talk to it. */
export interface EngineSeat {
  readonly kind: "engine";
  readonly side: Side;
  readonly index: PlayerIndex;
  readonly player: EnginePlayer;
  readonly sitting: Sitting;
  readonly channel: Channel;
  /** What it gets back of the time that the machine took. */
  readonly allowance: Allowance;
  /** What it broke so far, each rule once. */
  violations(): readonly Violation[];
  /** Nothing before this is to blame for what comes. */
  forget(): void;
  /** What stopped it: the last of the hardest rules that it broke since. */
  blamed(): Finding | undefined;
}

/** An opponent that lives in the harness; it needs no talk and no clock. */
export interface BuiltinSeat {
  readonly kind: "builtin";
  readonly side: Side;
  readonly index: PlayerIndex;
  readonly player: BuiltinPlayer;
  readonly random: () => number;
}

/** Where a player sits down. */
export interface PlayerPlace {
  readonly context: MatchContext;
  readonly plan: GamePlan;
  readonly side: Side;
  readonly index: PlayerIndex;
  /** Which of the tables. */
  readonly table: number;
  /** Whether this attempt decides the game, however busy the machine is. */
  readonly isFinal?: boolean;
  readonly log: Log;
  readonly watcher?: GameWatcher;
}

/** A player sat down at a table, or why it cannot be started. */
export async function sitDown(place: PlayerPlace): Promise<Seat | StartFailure> {
  const player = place.context.players[place.index];
  switch (player.kind) {
    case "engine":
      return await seatEngine(player, place);
    case "builtin":
      return seatBuiltin(player, place);
    case "person":
      return seatPerson(player, place);
  }
}

/** A built-in opponent at a table; its chances depend on the deal and its side. */
function seatBuiltin(player: BuiltinPlayer, { plan, side, index }: PlayerPlace): BuiltinSeat {
  const random = randomFrom(plan.seed * 2 + (side === "first" ? 0 : 1));
  return { kind: "builtin", side, index, player, random };
}

/** A person at a table, the clock untouched. */
function seatPerson(player: PersonPlayer, { context, side, index }: PlayerPlace): PersonSeat {
  return { kind: "person", side, index, player, clock: freshClock(context.match.clock) };
}

/** An engine started and sat down, or why it cannot be started. */
async function seatEngine(
  player: EnginePlayer,
  place: PlayerPlace,
): Promise<EngineSeat | StartFailure> {
  const { context: { match, clock }, plan: { seed }, side, index, log } = place;
  const { pairing } = player;
  const transport = player.transport(place.table);
  const thinkTimes = thinkTimesOf();
  const context: PlayContext = { ...ENDLESS, thinkTimes, pairing, clock, transport };
  const { framing, rules, shown } = pairing.protocol;
  const launch = pairing.launch?.({});
  const opened = await transport({ framing, clock, log, side, ...launch ? { launch } : {} });
  if (!opened.ok) return opened.error;
  const { settings, start } = match;
  const rule = match.clock;
  const mostMs = allowanceMs(rule.mainMs);
  const allowance = limitAllowance(opened.value, { mostMs, isFinal: place.isFinal === true });
  const bout = { seed, setup: start?.setup, settings, engine: side, clock: rule };
  const conversation = new Conversation(opened.value, { context, bout });
  const record = new CaseRecord(rules);
  const fresh: Finding[] = [];
  const find = ({ otherwise, ...found }: Finding): void => {
    // A game is played once, which proves no cause.
    const finding = { ...found, rule: otherwise ?? found.rule };
    fresh.push(finding);
    const { lastSent } = conversation.wire;
    record.add(finding, { sent: shown?.(lastSent) ?? lastSent });
    const violation = record.violations.find(({ rule }) => rule === finding.rule);
    if (violation) place.watcher?.foul?.({ player: index, violation });
  };
  conversation.ongoing.onFinding = find;
  // An engine that has not said a word yet is diagnosed as in a preflight.
  const stage: TalkStage = { context, conversation, thorough: true };
  return {
    kind: "engine",
    side,
    index,
    player,
    channel: opened.value,
    allowance,
    sitting: { side, stage, manner: {}, clock: freshClock(rule), plies: 0 },
    violations: () => {
      const remark = stderrRemark(opened.value, rules);
      return remark ? [...record.violations, { ...remark, times: 1 }] : record.violations;
    },
    forget: () => void (fresh.length = 0),
    blamed: () => hardest(fresh, rules),
  };
}

function hardest(findings: readonly Finding[], rules: readonly Rule[]): Finding | undefined {
  const levels = new Map(rules.map(({ id, level }) => [id, level]));
  return findings.findLast(({ rule }) => levels.get(rule) === "MUST") ?? findings.at(-1);
}

/** A match has all the time that its clocks give. */
const ENDLESS = {
  timeScale: 1,
  budgetLeftMs: () => Infinity,
  shareMs: Infinity,
  lend: <Value>(wait: () => Promise<Value>): Promise<Value> => wait(),
};

/** A log that says which player its entries are about; `into` numbers them. */
export function taggedLog(into: Log, tag: { of: PlayerIndex }, of: PlayerIndex): Log {
  return (from, text, atMs) => {
    tag.of = of;
    return into(from, text, atMs);
  };
}
