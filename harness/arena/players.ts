/** Players of matches and contests, from their words to where they can sit down. @module */

import type { Language, PlayerFacts, Rule, Text } from "../core/mod.ts";
import { pairingOf } from "../referee/all/mod.ts";
import { pin } from "../sandbox/mod.ts";
import {
  callersDirectory,
  type Confined,
  confineEngine,
  engineCommand,
  type SandboxOptions,
  transportTo,
} from "../surroundings/mod.ts";
import { keepAside, resolveProgram, type Transport } from "../transports/mod.ts";
import type { Player } from "./games/mod.ts";

/** A player as its words name it. */
export type PlayerWords =
  | { readonly kind: "engine"; readonly protocol: string; readonly command: readonly string[] }
  | { readonly kind: "builtin"; readonly opponent: string };

/** The facts about a player that a match keeps. */
export function factsOf(player: PlayerWords, name: string): PlayerFacts {
  if (player.kind === "builtin") return { name, command: [`builtin:${player.opponent}`] };
  return { name, protocol: player.protocol, command: player.command };
}

/** The id of the game that a protocol is about. */
export function gameOfProtocol(protocol: string): string {
  const game = pairingOf(protocol)?.protocol.game;
  if (game === undefined) throw new Error(`No protocol is called ${protocol}`);
  return game;
}

/** All rules of some protocols, each once. */
export function rulesOf(protocols: readonly string[]): readonly Rule[] {
  const rules = protocols.flatMap((id) => pairingOf(id)?.protocol.rules ?? []);
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}

/** The players whose program cannot be found, and why; nothing is started. */
export function missingPrograms(
  players: readonly PlayerWords[],
): readonly { readonly player: number; readonly why: Text }[] {
  const path = Deno.env.get("PATH") ?? "";
  return players.flatMap((one, player) => {
    if (one.kind === "builtin") return [];
    const found = resolveProgram(one.command[0] ?? "", { cwd: callersDirectory(), path });
    return found.ok ? [] : [{ player, why: found.error.why }];
  });
}

/** On which cores the engines of a table run; undefined for all of them. */
export type CoresOf = (table: number) => readonly number[] | undefined;

/** A player that can sit down, and what confines it until it is disposed of. */
export interface Invited extends Disposable {
  readonly player: Player;
}

/** How players are let in. */
export interface Invitation {
  readonly coresOf: CoresOf;
  readonly sandbox: SandboxOptions;
  /** The first player's port and the second's. */
  readonly ports?: readonly number[];
  readonly language: Language;
}

/** Lets a player in. */
export async function invite(
  words: PlayerWords,
  name: string,
  { coresOf, sandbox, ports, language }: Invitation,
): Promise<Invited> {
  if (words.kind === "builtin") {
    const player = { kind: "builtin", name, opponent: words.opponent } as const;
    return { player, [Symbol.dispose]: () => {} };
  }
  const { command } = words;
  const pairing = pairingOf(words.protocol);
  if (!pairing) throw new Error(`No protocol is called ${words.protocol}`);
  const path = Deno.env.get("PATH") ?? "";
  const found = resolveProgram(command[0] ?? "", { cwd: callersDirectory(), path });
  const file = found.ok ? found.value : "";
  // A confined engine has its own folder, not the one from which the user called.
  const cwd = sandbox.level === undefined ? undefined : file.replace(/[\\/][^\\/]*$/, "") || "/";
  const start = engineCommand(command, { file, cwd });
  const { transport: kind } = pairing.protocol;
  const confined = found.ok
    ? await confineEngine(start, { sandbox, network: kind === "tcp", pinned: false, language })
    : UNCONFINED;
  using stack = new DisposableStack();
  stack.use(confined);
  // An engine that spoils its own program, or its opponent's, gains nothing by that.
  if (found.ok) stack.use(keepAside(file));
  const transport = (table: number): Transport => {
    if (!found.ok) return () => Promise.resolve(found);
    const cores = coresOf(table);
    const pinned = cores === undefined ? start : pin(...cores).wrap(start, {});
    return transportTo(pinned, { transport: kind, ports, confinement: confined.confinement });
  };
  const player: Player = { kind: "engine", name, command, pairing, transport };
  const held = stack.move();
  return { player, [Symbol.dispose]: () => held.dispose() };
}

const UNCONFINED: Confined = { description: "", [Symbol.dispose]: () => {} };

/**
 * The cores of each player at each table: tables share none, and the two players of a table share
 * none where there are two for it. Beyond the last table they begin again with players exchanged.
 */
export function coresFor(
  player: 0 | 1,
  { jobs, cores }: { readonly jobs: number; readonly cores: number },
): CoresOf {
  const each = Math.floor(cores / jobs);
  if (each === 0) return () => undefined;
  return (table) => {
    const own = Array.from({ length: each }, (_, at) => (table % jobs) * each + at);
    if (each === 1) return own;
    const exchanged = Math.floor(table / jobs) % 2 === 1;
    const half = exchanged ? Math.floor(each / 2) : Math.ceil(each / 2);
    return (player === 0) !== exchanged ? own.slice(0, half) : own.slice(half);
  };
}
