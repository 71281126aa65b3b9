/** A scenario of what was said or played, before an engine has answered. @module */

import { type Stimulus, untranslated, UsageError } from "../core/mod.ts";
import type { AnyPairing } from "../referee/mod.ts";
import { pairingOf, PAIRINGS } from "../referee/all/mod.ts";
import { MOST_STEPS } from "../scenario/mod.ts";
import { unknownProtocol, useOneOf } from "../surroundings/mod.ts";
import { noDemand, noMoment, noProtocol, noScript, tooLong } from "./mistakes.ts";
import { stepCount } from "./script.ts";
import { type RecordingSource, sourceAt, type SourceOptions, USUAL_PROTOCOLS } from "./source.ts";
import { nameOf, titleOf } from "./title.ts";
import { type WriteOptions, writtenFrom, type WrittenScenario } from "./write_scenario.ts";

/** What a recording is to be; what is left out follows from the source. */
export interface DraftOptions extends SourceOptions {
  readonly protocol?: string;
  readonly dialect?: string;
  readonly title?: string;
  readonly ply?: number;
  readonly stimulus?: Stimulus;
  readonly whole: boolean;
  readonly exact: boolean;
}

/** A written scenario, and how and from what it was written. */
export interface Draft extends WrittenScenario {
  readonly path: string;
  readonly how: WriteOptions;
}

/** Writes the scenario of a file, of a folder, or of standard input (`-`). */
export async function draftFrom(path: string, options: DraftOptions): Promise<Draft> {
  const source = await sourceAt(path, options);
  if (source.kind === "script" && options.protocol === undefined) throw noProtocol(path);
  const pairing = pairingFor(source, options);
  const how = writing(path, { ...options, pairing });
  const written = writtenFrom(source, how);
  if ("kind" in written) throw noMoment(path, written);
  const { exchanges } = written;
  if (exchanges && !exchanges.some(({ demand }) => demand)) {
    throw noDemand(path, pairing.protocol.id, exchanges.length);
  }
  const steps = stepCount(exchanges ?? []);
  if (steps > MOST_STEPS) throw tooLong(path, steps);
  return { ...written, path, how };
}

function pairingFor(source: RecordingSource, { protocol, dialect }: DraftOptions): AnyPairing {
  const usual = source.kind === "game"
    ? source.protocol ?? USUAL_PROTOCOLS[source.game.kit.game.id]
    : undefined;
  const id = protocol ?? usual ?? "";
  const pairing = pairingOf(id, dialect);
  if (!pairing) {
    throw new UsageError(unknownProtocol(id), useOneOf(PAIRINGS.map((one) => one.protocol.id), id));
  }
  const isConsole = pairing.vocabulary.actFault !== undefined;
  const game = source.kind === "game" ? source.game.kit.game.id : undefined;
  const fits = game === undefined
    ? pairing.protocol.transport !== "files"
    : !isConsole && pairing.protocol.game === game;
  if (!fits) throw noScript(id, game);
  return pairing;
}

function writing(
  path: string,
  { pairing, title, ply, whole, exact, stimulus }: DraftOptions & { readonly pairing: AnyPairing },
): WriteOptions {
  return {
    pairing,
    title: title === undefined ? titleOf(path) : untranslated(title),
    comment: `Recorded by shinpan record from ${JSON.stringify(nameOf(path))}.`,
    ply,
    whole,
    exact,
    stimulus,
  };
}
