/** The first screen as far as it needs no script. @module */

import { gameName } from "../../match_words.ts";
import type { Overview } from "../model.ts";
import { GamesTable } from "../match/games_table.tsx";
import { MatchScreen, playersTitle, resultTitle } from "../match/match_screen.tsx";
import { Failures } from "./failures.tsx";
import { type Choices, Frame } from "./frame.tsx";
import { Matrix } from "./matrix.tsx";
import { type Reader, useReader } from "./reader.tsx";
import { Situations } from "./situations.tsx";
import { Summary, verdictWords } from "./summary.tsx";
import { Signs } from "./visible_text.tsx";
import type { ComponentChildren } from "preact";

/** The name of what was tested. */
function engineName({ runs, match }: Overview, reader: Reader): string {
  const { say, read } = reader;
  if (match) return playersTitle(match, reader);
  const [run] = runs;
  return runs.length === 1 && run
    ? read(run.engine.name, 200)
    : say("engines", { count: runs.length });
}

/** The title of the document. */
export function pageTitle(overview: Overview, reader: Reader): string {
  if (overview.match) return resultTitle(overview.match, reader);
  const verdict = verdictWords(overview, reader);
  return reader.say("title", { engine: engineName(overview, reader), verdict });
}

/** Header and footer of a report around something. */
export function ReportFrame(
  { overview, choices, children }: {
    readonly overview: Overview;
    readonly choices: Choices;
    readonly children: ComponentChildren;
  },
) {
  const reader = useReader();
  const { match } = overview;
  const protocols = [...new Set(overview.runs.map(({ protocol }) => reader.read(protocol, 40)))];
  return (
    <Frame
      title={<Signs text={engineName(overview, reader)} />}
      subtitle={match
        ? reader.read(gameName(match.game, reader.language), 60)
        : protocols.join(", ")}
      version={overview.version}
      choices={choices}
    >
      {children}
    </Frame>
  );
}

/** Summary, matrix and all that is broken. */
export function FirstScreen(
  { overview, file, children }: {
    readonly overview: Overview;
    readonly file: number;
    /** What stands under the summary. */
    readonly children?: ComponentChildren;
  },
) {
  const { match } = overview;
  if (match) {
    return (
      <>
        <MatchScreen match={match} />
        <Failures overview={overview} file={file} />
        <GamesTable overview={overview} match={match} file={file} />
      </>
    );
  }
  return (
    <>
      <Summary overview={overview} />
      {children}
      <Matrix overview={overview} file={file} />
      <Failures overview={overview} file={file} />
      <Situations overview={overview} />
    </>
  );
}
