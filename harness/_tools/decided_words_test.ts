import { assertEquals } from "@std/assert";

const ROOT = new URL("../../", import.meta.url);
const FOLDERS = ["docs", "fixtures", "harness", "reporters", "scenarios"];
/** These words are data: headers of a course site's sheets, and what programs print. */
const QUOTES =
  /_(test|kit)\.tsx?$|course\/site_sheet\.ts$|shogi-console\/|^docs\/dialogues\/|assets\.ts$/;

/** Words that were decided against, and what stands for them; `en` is the same sentence in English. */
const DECIDED: readonly {
  readonly refused: RegExp;
  readonly use: string;
  readonly where?: (en: string) => boolean;
}[] = [
  { refused: /返回|傳回/, use: "回傳, or 結束 of a function" },
  {
    refused: /程式(?!碼|庫|語言)/,
    use: "引擎",
    where: (en) => /\bengine/i.test(en) && !isAboutPrograms(en),
  },
  { refused: /フォルダー/, use: "フォルダ" },
  { refused: /您/, use: "你" },
  { refused: /用法錯誤/, use: "用法有誤" },
  { refused: /將軍/, use: "王手", where: (en) => /\bchecks?\b/i.test(en) },
  { refused: /ハーネス/, use: "ツール" },
  { refused: /お[ばバ]け|オバケ/, use: "ゴースト" },
  { refused: /組み込みの/, use: "内蔵の" },
  { refused: /ファズ/, use: "ファジング" },
  { refused: /繰り返し可/, use: "繰り返し指定可" },
  {
    refused:
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー）」]:(?= |$|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}「{])/u,
    use: "：",
  },
  {
    refused: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}] ?\([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
    use: "（",
  },
  { refused: /（\s*$|^\s*）/m, use: "no bracket alone at a line's end" },
];

/** Other programs than engines may be meant, too. */
function isAboutPrograms(en: string): boolean {
  return /program|script/i.test(en);
}

interface Sentence {
  readonly place: string;
  readonly en: string;
  readonly other: string;
}

const STRING = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|` + "`(?:[^`\\\\]|\\\\.)*`";
const IN_CODE = new RegExp(
  String.raw`\ben:\s*(${STRING}),\s*zh:\s*(${STRING}),\s*ja:\s*(${STRING})`,
  "g",
);
const IN_YAML = /^ *en: (.*)\n *zh: (.*)\n *ja: (.*)$/gm;

/** The sentences of a file in Chinese and Japanese, beside their English. */
function* sentencesIn(path: string, text: string): Generator<Sentence> {
  for (const found of text.matchAll(path.endsWith(".yaml") ? IN_YAML : IN_CODE)) {
    const [, en = "", zh = "", ja = ""] = found;
    const line = text.slice(0, found.index).split("\n").length;
    for (const other of [zh, ja]) yield { place: `${path}:${line}`, en, other };
  }
}

function* textsIn(folder: string): Generator<readonly [string, string]> {
  for (const { name, isDirectory } of Deno.readDirSync(new URL(folder, ROOT))) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* textsIn(path);
    else if (/\.(tsx?|yaml)$/.test(name) && !QUOTES.test(path)) {
      yield [path, Deno.readTextFileSync(new URL(path, ROOT))];
    }
  }
}

function refusedIn(sentences: Iterable<Sentence>): readonly string[] {
  return [...sentences].flatMap(({ place, en, other }) =>
    DECIDED.filter(({ refused, where }) => refused.test(other) && (where?.(en) ?? true))
      .map(({ refused, use }) => `${place}: ${refused.exec(other)?.[0]}, use ${use}: ${other}`)
  );
}

Deno.test("sentences in Chinese and Japanese have the words that were decided for", () => {
  const all = FOLDERS.flatMap((folder) => [...textsIn(folder)])
    .flatMap(([path, text]) => [...sentencesIn(path, text)]);
  assertEquals(all.length > 2000, true, `${all.length} sentences`);
  assertEquals(refusedIn(all), []);
});

Deno.test("a word that was decided against is named with its place, and only where it is meant", () => {
  const texts: readonly (readonly [string, string])[] = [
    ["a.ts", 'x({\n  en: "The engine ends",\n  zh: "程式結束",\n  ja: "終わる",\n})'],
    ["b.ts", 'x({ en: "Engine code", zh: "引擎程式碼", ja: "フォルダー" })'],
    ["c.yaml", "title:\n  en: It returns\n  zh: 返回: 1\n  ja: 名前（\n"],
    ["d.ts", 'x({ en: "A program", zh: "程式：1", ja: "フォルダ: https://a" })'],
  ];
  const found = texts.flatMap(([path, text]) => refusedIn(sentencesIn(path, text)));
  assertEquals(found.map((line) => line.split(",")[0]), [
    "a.ts:2: 程式",
    "b.ts:1: フォルダー",
    "c.yaml:2: 返回",
    "c.yaml:2: 回:",
    "c.yaml:2: （",
    "d.ts:1: ダ:",
  ]);
});
