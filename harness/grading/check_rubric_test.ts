import { assert } from "@std/assert";
import { read } from "./_sample.ts";

const line = (text: string): string => `lines:\n  - ${text}\n`;

Deno.test.each<[string, string, string]>([
  [
    "an unknown scenario",
    line("{ scenario: mgtp/frist, points: 1 }"),
    '2:17: Cannot find scenario "mgtp/frist": did you mean "mgtp/first"?',
  ],
  [
    "an unknown folder",
    line("{ scenario: [mgtp/first, mgtp/gmaes], points: 1 }"),
    '2:30: Cannot find scenario "mgtp/gmaes": did you mean "mgtp/games"?',
  ],
  [
    "half a folder's name",
    line("{ scenario: mgtp/ga, points: 1 }"),
    '2:17: Cannot find scenario "mgtp/ga": did you mean "mgtp/games"?',
  ],
  [
    "an unknown rule",
    line("{ rule: mgtp/replyid, points: 1 }"),
    '2:13: Cannot find rule "mgtp/replyid": did you mean "mgtp/reply-id"?',
  ],
  [
    "a rule that no engine can keep",
    line("{ rule: mgtp/uncited, points: 1 }"),
    '2:13: Cannot grade rule "mgtp/uncited", which no scenario covers: leave it out, or add a scenario that cites it',
  ],
  [
    "a level without rules",
    line("{ level: MAY, points: 1 }"),
    '2:14: Cannot find a rule of level "MAY" that a scenario covers: leave it out',
  ],
  [
    "an unknown tag",
    line("{ tag: game, points: 1 }"),
    '2:12: Cannot find tag "game": use one of format, games, handshake (did you mean "games"?)',
  ],
  [
    "no selector",
    line("{ points: 1 }"),
    "2:5: Cannot tell what this is about: add one of scenario, rule, tag, level",
  ],
  [
    "two selectors",
    line("{ tag: games, rule: mgtp, points: 1 }"),
    '2:7: Cannot read "rule" and "tag" together: keep one of the two',
  ],
  [
    "a name listed twice",
    line("{ tag: [games, games], points: 1 }"),
    '2:20: Cannot list "games" twice: keep one of the two',
  ],
  [
    "two lines that look alike",
    `${line("{ tag: games, points: 1 }")}  - { tag: games, points: 2 }\n`,
    '3:5: Cannot distinguish two lines "games" apart: add another "id: …"',
  ],
  [
    "an id that is taken",
    line("{ tag: games, points: 1, id: note }"),
    '2:34: Cannot name a line "note": the gradebook has that column',
  ],
  [
    "a cap on nothing",
    `${line("{ tag: games, points: 1 }")}caps:\n  - { when: { rule: nowhere }, most: 1 }\n`,
    '4:21: Cannot find rule "nowhere": see "shinpan list" for the rules',
  ],
  [
    "an unknown hidden scenario",
    `${line("{ tag: games, points: 1 }")}hidden: [mgtp/game]\n`,
    '3:10: Cannot find scenario "mgtp/game": did you mean "mgtp/games"?',
  ],
])("%s is refused with its place and a fix", async (_name, text, problem) => {
  const problems = await read(text);
  assert(Array.isArray(problems) && problems.includes(problem), JSON.stringify(problems, null, 1));
});
