/** Files that cannot be read as a whole. @module */

import { assertEquals } from "@std/assert";
import { HEAD, read } from "./_sample.ts";

type Row = readonly [name: string, text: string, problems: readonly string[]];

const BAD: readonly Row[] = [
  ["no steps", HEAD, ['1:1: Cannot find "steps": add "steps: …", what happens, in this order']],
  ["empty steps", HEAD + "steps: []\n", [
    '4:8: Cannot read "steps", an empty list: write a list of steps, each on a line that starts with a dash',
  ]],
  ["steps that are no list", HEAD + "steps: greet\n", [
    '4:8: Cannot read steps "greet": write a list of steps, each on a line that starts with a dash',
  ]],
  [
    "a missing language",
    "title: { en: A, zh: 甲 }\nrules: [mgtp/name]\nstimulus: client\nsteps: [close]\n",
    [
      '1:8: Cannot find "ja": add "ja: …", the title in 日本語',
    ],
  ],
  [
    "an empty title",
    "title: { en: A, zh: 甲, ja: '' }\nrules: [mgtp/name]\nstimulus: client\nsteps: [close]\n",
    [
      '1:28: Cannot read ja "": write the title in 日本語',
    ],
  ],
  ["a title of no words", "title: []\nrules: [mgtp/name]\nstimulus: client\nsteps: [close]\n", [
    '1:8: Cannot read "title", an empty list: write a title',
  ]],
  [
    "an unknown and a doubled rule",
    "title: { en: A, zh: 甲, ja: あ }\nrules: [mgtp/naem, mgtp/name, mgtp/name, x/y]\nstimulus: client\nsteps: [close]\n",
    [
      '2:9: Cannot find rule "mgtp/naem": did you mean "mgtp/name"?',
      '2:31: Cannot list rule "mgtp/name" twice: keep one of the two',
      '2:42: Cannot find rule "x/y": see "shinpan list" for the rules',
    ],
  ],
  ["a tag that is no word", HEAD + "tags: [Two Words]\nsteps: [close]\n", [
    '4:8: Cannot read tags "Two Words": write a word of small letters, digits and dashes',
  ]],
  [
    "no stimulus",
    "title: { en: A, zh: 甲, ja: あ }\nrules: [mgtp/name]\nsteps: [close]\n",
    [
      '1:1: Cannot find "stimulus": add "stimulus: …", where it comes from: the real client, only the manual, or stress beyond both',
    ],
  ],
  ["an unknown stimulus", HEAD.replace("client", "clent") + "steps: [close]\n", [
    '3:11: Cannot read stimulus "clent": use one of client, manual, stress (did you mean "client"?)',
  ]],
  ["demands under another stimulus", HEAD + "demanded: [mgtp/name]\nsteps: [close]\n", [
    '4:1: Cannot demand rules under another stimulus: take it out, or write "stimulus: manual"',
  ]],
  [
    "a demanded rule that is not listed",
    HEAD.replace("client", "manual") + "demanded: [mgtp/quit]\nsteps: [close]\n",
    ['4:12: Cannot demand unlisted rule "mgtp/quit": add it to the rules at the top'],
  ],
  ["a flag that is a word", HEAD + "preflight: yes\nsteps: [close]\n", [
    '4:12: Cannot read preflight "yes": write true or false',
  ]],
  ["too many instances", HEAD + "instances: 9\nsteps: [close]\n", [
    '4:12: Cannot read instances "9": write a whole number from 1 to 8',
  ]],
  ["an unknown key of the file", HEAD + "step: []\nsteps: [close]\n", [
    '4:1: Cannot read key "step": use one of title, rules, stimulus, demanded, tags, preflight, game, instances, steps (did you mean "steps"?)',
  ]],
  ["a key that stands twice", HEAD + "rules: [mgtp/name]\nsteps: [close, clos]\n", [
    '4:1: Cannot read key "rules" twice: keep one of the two',
    '5:16: Cannot read step "clos": use one of greet, start, send, expect, do, play, needs, inspect, bye, close, wait, repeat (did you mean "close"?)',
  ]],
  ["a list instead of a file", "- a\n", [
    "1:1: Cannot read the file as a list: write a mapping with the keys title, rules, stimulus and steps",
  ]],
  ["a word instead of a file", "hello\n", [
    '1:1: Cannot read "hello": write a mapping with the keys title, rules, stimulus and steps',
  ]],
  ["an empty file", "\n \n", [
    "1:1: Cannot read an empty file: write a scenario with the keys title, rules, stimulus and steps",
  ]],
  [
    "a wide line",
    "title: { en: A, zh: 甲乙丙, jp: あ }\nrules: [mgtp/name]\nstimulus: client\nsteps: [close]\n",
    [
      '1:8: Cannot find "ja": add "ja: …", the title in 日本語',
      '1:26: Cannot read key "jp": use one of en, zh, ja (did you mean "ja"?)',
    ],
  ],
];

for (const [name, text, problems] of BAD) {
  Deno.test(`A file with ${name} is refused with its place and a fix`, async () => {
    assertEquals(await read(text), problems.map((problem) => `x.yaml:${problem}`));
  });
}

Deno.test("A title in one language stands for all", async () => {
  const text = "title: 你好\nrules: [mgtp/name]\nstimulus: client\nsteps: [close]\n";
  const scenario = await read(text);
  assertEquals((scenario as { readonly title: unknown }).title, {
    en: "你好",
    zh: "你好",
    ja: "你好",
  });
});
