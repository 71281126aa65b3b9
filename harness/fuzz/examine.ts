/** From a game that went wrong to a small scenario that shows it. @module */

import {
  type Examining,
  type Level,
  type Localized,
  type Rule,
  type Violation,
  weigh,
} from "../core/mod.ts";
import type { RunOptions } from "../runner/mod.ts";
import type { Bench, BenchRun, TalkOutcome } from "./bench.ts";
import { confirm, isSteady, type Rate, RATE_RUNS, shows } from "./confirm.ts";
import { faultKey } from "./fault.ts";
import { frozen } from "./freeze.ts";
import { gameRules, headOf, type SearchedGame } from "./game_search.ts";
import type { ClientModel } from "./model.ts";
import { plainTalk } from "./reductions.ts";
import { shrink, type ShrinkBounds } from "./shrink.ts";
import { restartsIn, type SearchTalk, type TalkStep } from "./talk.ts";
import { type Head, writeTalk } from "./write_talk.ts";

/** A fault with the smallest scenario that shows it. */
export interface FoundFault {
  readonly key: string;
  readonly rule: string;
  readonly rate: Rate;
  readonly outcome: TalkOutcome;
  /** The text of the scenario, which is what was run. */
  readonly source: string;
}

/** A fault that did not show again. */
export interface Vanished {
  readonly rule: string;
  readonly runs: number;
}

/** A talk that fails, and a run of it that shows this. */
interface Shown {
  readonly talk: SearchTalk;
  readonly rate: Rate;
  readonly outcome: TalkOutcome;
}

/** What examining needs. */
export interface ExamineOptions {
  readonly run: RunOptions;
  readonly bench: Bench;
  readonly model: ClientModel;
  readonly bounds: ShrinkBounds;
  /** Keys of faults that need no further look. */
  readonly known: Iterable<string>;
  /** Rules that were broken before the search began. */
  readonly broken: ReadonlySet<string>;
  /** The name of the scenario for a rule; each answer is another. */
  readonly nameFor: (rule: string) => string;
  readonly onDoing?: (doing: Examining) => void;
}

const RESTART: TalkStep = { kind: "restart" };
const FAREWELLS: ReadonlySet<TalkStep["kind"]> = new Set(["leave", "bye", "end"]);

/** A rule whose findings did not show again so often is not looked at any more. */
const MOST_VANISHED = 3;

/** A rule that is broken in many ways is told so often. */
const MOST_PER_RULE = 4;

/** Looks at every fault once. */
export class Examiner {
  readonly #options: ExamineOptions;
  readonly #known: Set<string>;
  readonly #counts = new Map<string, number>();
  /** Rules that an engine breaks by chance: once is enough. */
  readonly #unsteady = new Set<string>();
  readonly #vanished = new Map<string, number>();
  /** Names of scenarios that were not written, by rule. */
  readonly #spareNames = new Map<string, string>();

  constructor(options: ExamineOptions) {
    this.#options = options;
    this.#known = new Set(options.known);
  }

  /** Keys of all faults that were found. */
  get faults(): readonly string[] {
    return [...this.#known];
  }

  /** What a game shows that no game before it did. */
  async examine({ number, outcome }: SearchedGame): Promise<readonly (FoundFault | Vanished)[]> {
    const found: (FoundFault | Vanished)[] = [];
    if (outcome.suspect) return await this.#examineSilence({ number, outcome });
    for (const violation of outcome.violations) {
      if (!this.#isNews(violation, outcome)) continue;
      const key = faultKey(violation, this.#options.model);
      this.#known.add(key);
      const one = await this.#examined(violation, { number, outcome });
      if (one && !("source" in one)) this.#known.delete(key);
      if (one) found.push(one);
    }
    return found;
  }

  /** A silence that is too long is waited for to its end once; later ones count as the same. */
  async #examineSilence(
    { number, outcome }: SearchedGame,
  ): Promise<readonly (FoundFault | Vanished)[]> {
    const { bench, model } = this.#options;
    if (bench.hangs.barred) return [];
    // Use the usual clock: a game of a quarter of an hour would be waited for to its end.
    const talk = plainTalk(frozen(outcome, model.game));
    this.#tell({ rule: "…", doing: "confirming", plies: outcome.plies.length, tries: 0 });
    const head = this.#head(undefined);
    const waited = await bench.run(talk, { head, id: `game ${number}`, patient: true });
    bench.hangs.suspect();
    if (waited?.hang !== undefined) bench.hangs.confirm(waited.hang, `game ${number}`);
    bench.hangs.close();
    return waited ? await this.examine({ number, outcome: { ...waited, talk } }) : [];
  }

  #isNews(violation: Violation, { scenario }: TalkOutcome): boolean {
    const { rule } = violation;
    const { broken, run } = this.#options;
    const level: Level = weigh(this.#ruleOf(rule), scenario, run.strict);
    if (level === "MAY" || broken.has(rule) || this.#unsteady.has(rule)) return false;
    const many = (this.#counts.get(rule) ?? 0) >= MOST_PER_RULE;
    return !many && !this.#known.has(faultKey(violation, this.#options.model));
  }

  async #examined(
    violation: Violation,
    game: SearchedGame,
  ): Promise<FoundFault | Vanished | undefined> {
    const { model } = this.#options;
    const { rule } = violation;
    const once = frozen(game.outcome, model.game);
    this.#tell({ rule, doing: "confirming", plies: game.outcome.plies.length, tries: 0 });
    const how = { head: this.#head(rule), id: this.#nameOf(rule) };
    const { talk, rate, outcome } = await this.#confirmed(once, { ...how, rule });
    if (!isSteady(rate)) this.#noteChance(rule, outcome !== undefined);
    const least = outcome && await this.#shrunk({ ...outcome, talk }, { violation, rate, how });
    const shown = least && outcome &&
      (await this.#reconfirmed(least.talk, { ...how, rule, rate }) ??
        // The smallest talk fails too seldom to fail again; that which was confirmed did.
        await this.#waitedFor({ talk, rate, outcome }, { ...how, rule }));
    if (shown) return this.#found(shown, { rule, game, head: how.head });
    this.#spareNames.set(rule, how.id);
    return { rule, runs: rate.runs };
  }

  /**
   * How often a talk fails. One that fails now and then may do so because of what a process before it
   * left behind that was ended in its game: with such a one in the same talk, it then always fails.
   */
  async #confirmed(talk: SearchTalk, how: BenchRun & { readonly rule: string }) {
    const { bench } = this.#options;
    const alone = await confirm(bench, talk, how);
    if (isSteady(alone.rate) || restartsIn(talk) > 0) return { talk, ...alone };
    const brokenOff = talk.steps.filter(({ kind }) => !FAREWELLS.has(kind));
    const twice = { ...talk, steps: [...brokenOff, RESTART, ...talk.steps] };
    const repeated = await confirm(bench, twice, { ...how, most: 3 });
    return isSteady(repeated.rate) ? { talk: twice, ...repeated } : { talk, ...alone };
  }

  /** A fault that shows now and then is told once; one that never shows again has a few chances. */
  #noteChance(rule: string, shown: boolean): void {
    const vanished = (this.#vanished.get(rule) ?? 0) + 1;
    this.#vanished.set(rule, vanished);
    if (shown || vanished >= MOST_VANISHED) this.#unsteady.add(rule);
  }

  #shrunk(
    outcome: TalkOutcome,
    { violation, rate, how }: {
      readonly violation: Violation;
      readonly rate: Rate;
      readonly how: { readonly head: Head; readonly id: string };
    },
  ): Promise<TalkOutcome> {
    const { bench, model, bounds, run } = this.#options;
    const { rule } = violation;
    const told = (smaller: TalkOutcome, tries: number): void =>
      this.#tell({ rule, doing: "shrinking", plies: smaller.plies.length + 1, tries });
    told(outcome, 0);
    const binds = [...gameRulesOf(run), ...model.binding].includes(rule);
    const { clock } = run;
    return shrink(outcome, {
      bench,
      model,
      violation,
      binds,
      rate,
      how,
      bounds,
      clock,
      onSmaller: told,
    });
  }

  /** The smallest talk, tried again as what is written; undefined where it does not fail again. */
  async #reconfirmed(
    talk: SearchTalk,
    { rate: first, ...how }: BenchRun & { readonly rule: string; readonly rate: Rate },
  ): Promise<Shown | undefined> {
    // What once failed now and then is not steady because it fails three times in a row.
    const least = isSteady(first) ? undefined : RATE_RUNS;
    const { rate, outcome } = await confirm(this.#options.bench, talk, { ...how, least });
    if (!isSteady(rate)) this.#unsteady.add(how.rule);
    return outcome && await this.#waitedFor({ talk, rate, outcome }, how);
  }

  /** What is reported was waited for to its end; undefined where the engine did not hang then. */
  async #waitedFor(
    shown: Shown,
    { rule, ...how }: BenchRun & { readonly rule: string },
  ): Promise<Shown | undefined> {
    if (!shown.outcome.suspect) return shown;
    const outcome = await this.#options.bench.run(shown.talk, { ...how, patient: true });
    return outcome && !outcome.suspect && shows(outcome, rule) ? { ...shown, outcome } : undefined;
  }

  #found(
    { talk, rate, outcome }: Shown,
    { rule, game, head }: {
      readonly rule: string;
      readonly game: SearchedGame;
      readonly head: Head;
    },
  ): FoundFault {
    const violation = outcome.violations.find((each) => each.rule === rule);
    const key = violation ? faultKey(violation, this.#options.model) : rule;
    this.#known.add(key);
    this.#counts.set(rule, (this.#counts.get(rule) ?? 0) + 1);
    const comments = [
      `Found by shinpan fuzz with --seed ${this.#options.run.seed} in game ${game.number}.`,
      `It failed in ${rate.times} of ${rate.runs} runs.`,
    ];
    return { key, rule, rate, outcome, source: writeTalk(talk, { ...head, comments }) };
  }

  /** The next free name; one that was given and not used comes first. */
  #nameOf(rule: string): string {
    const spare = this.#spareNames.get(rule);
    this.#spareNames.delete(rule);
    return spare ?? this.#options.nameFor(rule);
  }

  #head(rule: string | undefined): Head {
    if (rule === undefined) return headOf(this.#options.model, this.#options.run);
    const { text } = this.#ruleOf(rule);
    const { run, model } = this.#options;
    const binds = [...gameRulesOf(run), ...model.binding].includes(rule);
    return { title: titleOf(text), rules: [rule], ...binds && { demanded: [rule] } };
  }

  #ruleOf(id: string): Rule {
    const rule = this.#options.run.pairing.protocol.rules.find((one) => one.id === id);
    if (!rule) throw new Error(`Unknown rule: ${id}`);
    return rule;
  }

  #tell(doing: Examining): void {
    this.#options.onDoing?.(doing);
  }
}

function gameRulesOf({ pairing: { protocol } }: RunOptions): readonly string[] {
  return gameRules(protocol.rules.map(({ id }) => id), protocol.game);
}

function titleOf({ en, zh, ja }: Localized): Localized {
  return {
    en: `Found by fuzzing: ${en}`,
    zh: `模糊測試發現：${zh}`,
    ja: `ファジングで発見：${ja}`,
  };
}
