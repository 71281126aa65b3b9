import { assertEquals } from "@std/assert";
import { IS_QUICK } from "../testing/quick.ts";
import { textUses } from "./text_uses.ts";

const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const FOLDERS = ["harness", "reporters"];

/** Places that may look into a text, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'harness/core/text.ts: typeof value === "object"': "fills sentences",
  'harness/core/text.ts: typeof text === "string"': "tells wire words and sentences apart",
  'harness/core/text.ts: text === ""': "tells whether there are words at all",
  "harness/ledger/shared_diagrams.ts: one.caption === other.caption": "stores a picture once",
  'harness/ledger/upgrade.ts: typeof why === "string"': "the version before had words alone",
  "harness/ledger/upgrade.ts: NO_TALK.exec(why.en)": "the version before had words alone",
  "harness/runner/conversation/answer.ts: actual === partial": "both are what the engine wrote",
  "reporters/console/summary.ts: told.includes(detail)": "prints an output once",
  "reporters/html/overview.ts: whys.add(JSON.stringify(why), why)": "stores a text once",
  "reporters/html/picture_book.ts: this.#captions.indexOf(caption)": "stores a text once",
  "reporters/html/view/summary.tsx: told.includes(unstartable.detail)": "shows an output once",
  "reporters/live/run.ts: this.#toldWhys.has(why)": "prints a line once",
  "reporters/live/run.ts: this.#toldWhys.add(why)": "prints a line once",
};

function* sourcesIn(folder: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(ROOT + folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(name) && !/_(test|kit)\.tsx?$|assets\.ts$/.test(name)) yield path;
  }
}

Deno.test({
  name: "nothing in the project is decided by a value of type Text",
  // It compiles the whole project, so the quick tests leave it out.
  ignore: IS_QUICK,
  fn() {
    const found = textUses(ROOT, FOLDERS.flatMap((folder) => [...sourcesIn(folder)]));
    const uses = found.map((use) => use.replace(/:\d+:/, ":"));
    assertEquals(uses.toSorted(), Object.keys(ALLOWED).toSorted());
  },
});

const EXAMPLES = `type Localized = Readonly<Record<"en" | "zh" | "ja", string>>;
type Text = string | Localized;
declare function inLanguage(text: Text, language: "en" | "zh" | "ja"): string;
declare const [why, hint, all, words, kind]: [Text, Localized | undefined, Text[], string[], string];
declare const language: "en" | "zh" | "ja";
declare const finding: { readonly actual?: Text; readonly rule: string };
why === "late"; // refused
finding.actual !== why; // refused
hint?.en === "x"; // refused
typeof why === "string"; // refused
if (typeof why !== "string") why[language].includes("x"); // refused twice
inLanguage(why, "ja").startsWith("x"); // refused
const told = inLanguage(why, language).trim();
told.match(/x/); // refused
/x/.test(told); // refused
words.includes(told); // refused
all.indexOf(why); // refused
new Map<Text, number>().get(why); // refused
new Set<string>().has(hint!.zh); // refused
({} as Record<string, number>)[told]; // refused
switch (told) {} // refused
switch (language) {}
finding.actual === undefined;
kind === "late";
finding.rule.startsWith("mgtp/");
words.includes(kind);
told.length > 80;
all[0];
`;

Deno.test("a sentence is known by its type, whatever its name", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/example.ts`, EXAMPLES);
    const wanted = EXAMPLES.split("\n").flatMap((line, at) => {
      const times = line.endsWith("// refused") ? 1 : line.endsWith("// refused twice") ? 2 : 0;
      return Array.from({ length: times }, () => at + 1);
    });
    const found = textUses(`${folder}/`, ["example.ts"]);
    assertEquals(found.map((use) => Number(/:(\d+):/.exec(use)?.[1])), wanted);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
