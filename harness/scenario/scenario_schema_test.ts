/** Files that cannot be read as a whole. @module */

import { assertEquals } from "@std/assert";
import { HEAD, read } from "./_sample.ts";

type Row = readonly [name: string, text: string, problems: readonly string[]];

const BAD: readonly Row[] = [
  ["no steps", HEAD, ['1:1: Cannot find "steps": add "steps: …", what happens, in this order']],
  ["empty steps", HEAD + "steps: []\n", [
    '3:8: Cannot read "steps", an empty list: write a list of steps, each on a line that starts with a dash',
  ]],
  ["steps that are no list", HEAD + "steps: greet\n", [
    '3:8: Cannot read steps "greet": write a list of steps, each on a line that starts with a dash',
  ]],
  ["a missing language", "title: { en: A, zh: 甲 }\nrules: [mgtp/name]\nsteps: [close]\n", [
    '1:8: Cannot find "ja": add "ja: …", the title in 日本語',
  ]],
  ["an empty title", "title: { en: A, zh: 甲, ja: '' }\nrules: [mgtp/name]\nsteps: [close]\n", [
    '1:28: Cannot read ja "": write the title in 日本語',
  ]],
  ["a title in one language", "title: A\nrules: [mgtp/name]\nsteps: [close]\n", [
    '1:8: Cannot read title "A": write a title in each of en, zh and ja',
  ]],
  [
    "an unknown and a doubled rule",
    "title: { en: A, zh: 甲, ja: あ }\nrules: [mgtp/naem, mgtp/name, mgtp/name, x/y]\nsteps: [close]\n",
    [
      '2:9: Cannot find rule "mgtp/naem": did you mean "mgtp/name"?',
      '2:31: Cannot list rule "mgtp/name" twice: keep one of the two',
      '2:42: Cannot find rule "x/y": see "deno task list" for the rules',
    ],
  ],
  ["a tag that is no word", HEAD + "tags: [Two Words]\nsteps: [close]\n", [
    '3:8: Cannot read tags "Two Words": write a word of small letters, digits and dashes',
  ]],
  ["a flag that is a word", HEAD + "preflight: yes\nsteps: [close]\n", [
    '3:12: Cannot read preflight "yes": write true or false',
  ]],
  ["too many instances", HEAD + "instances: 5\nsteps: [close]\n", [
    '3:12: Cannot read instances "5": write a whole number from 1 to 4',
  ]],
  ["an unknown key of the file", HEAD + "step: []\nsteps: [close]\n", [
    '3:1: Cannot read key "step": use one of title, rules, tags, preflight, game, instances, steps (did you mean "steps"?)',
  ]],
  ["a key that stands twice", HEAD + "rules: [mgtp/name]\nsteps: [close, clos]\n", [
    '3:1: Cannot read key "rules" twice: keep one of the two',
    '4:16: Cannot read step "clos": use one of greet, start, send, expect, do, play, inspect, bye, close, repeat (did you mean "close"?)',
  ]],
  ["a list instead of a file", "- a\n", [
    "1:1: Cannot read the file as a list: write a mapping with the keys title, rules and steps",
  ]],
  ["a word instead of a file", "hello\n", [
    '1:1: Cannot read "hello": write a mapping with the keys title, rules and steps',
  ]],
  ["an empty file", "\n \n", [
    "1:1: Cannot read an empty file: write a scenario with the keys title, rules and steps",
  ]],
  ["a wide line", "title: { en: A, zh: 甲乙丙, jp: あ }\nrules: [mgtp/name]\nsteps: [close]\n", [
    '1:8: Cannot find "ja": add "ja: …", the title in 日本語',
    '1:26: Cannot read key "jp": use one of en, zh, ja (did you mean "ja"?)',
  ]],
];

for (const [name, text, problems] of BAD) {
  Deno.test(`A file with ${name} is refused with its place and a fix`, async () => {
    assertEquals(await read(text), problems.map((problem) => `x.yaml:${problem}`));
  });
}
