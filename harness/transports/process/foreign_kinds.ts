/** Files that people try to run, and what would run them. @module */

import type { Localized } from "../../core/mod.ts";

/** A kind of file that a system cannot run by itself. */
export interface ForeignKind {
  readonly what: Localized;
  /** The command line that runs it, with `{file}`, `{folder}` and `{stem}` to be filled in. */
  readonly run?: string;
}

/** The kind of a file by how it begins or what it is called, if it is one that people try to run. */
export function foreignKind(file: string, head: string): ForeignKind | undefined {
  // Name and content side by side, so that one pattern can ask for either.
  return KINDS.find(({ is }) => is.test(`${file}\0${head}`));
}

const KINDS: readonly (ForeignKind & { readonly is: RegExp })[] = [
  {
    is: /\.jar\0/,
    what: { en: "a Java archive", zh: "Java 封存檔", ja: "Java のアーカイブ" },
    run: "java -jar {file}",
  },
  {
    is: /\0\xca\xfe\xba\xbe|\.class\0/,
    what: { en: "a Java class", zh: "Java 類別檔", ja: "Java のクラスファイル" },
    run: "java -cp {folder} {stem}",
  },
  {
    is: /\0MZ/,
    what: {
      en: "a Windows program; compile the engine on this machine",
      zh: "Windows 程式；請在此機器上編譯引擎",
      ja: "Windows のプログラム。このマシンでエンジンをコンパイルする",
    },
  },
  {
    is: /\0(\xcf\xfa\xed\xfe|\xce\xfa\xed\xfe)/,
    what: {
      en: "a macOS program; compile the engine on this machine",
      zh: "macOS 程式；請在此機器上編譯引擎",
      ja: "macOS のプログラム。このマシンでエンジンをコンパイルする",
    },
  },
  {
    is: /\0\x7fELF/,
    what: {
      en: "a Linux program; compile the engine on this machine",
      zh: "Linux 程式；請在此機器上編譯引擎",
      ja: "Linux のプログラム。このマシンでエンジンをコンパイルする",
    },
  },
  {
    is: /\.pyc?\0/,
    what: { en: "a Python program", zh: "Python 程式", ja: "Python のプログラム" },
    run: "python3 {file}",
  },
  {
    is: /\.java\0/,
    what: { en: "Java source", zh: "Java 原始碼", ja: "Java のソース" },
    run: "java {file}",
  },
  {
    is: /\.[cm]?js\0/,
    what: { en: "a JavaScript program", zh: "JavaScript 程式", ja: "JavaScript のプログラム" },
    run: "node {file}",
  },
  {
    is: /\.ts\0/,
    what: { en: "a TypeScript program", zh: "TypeScript 程式", ja: "TypeScript のプログラム" },
    run: "deno run -A {file}",
  },
  {
    is: /\.c\0/,
    what: { en: "C source", zh: "C 原始碼", ja: "C のソース" },
    run: "cc -O2 -o {stem} {file} && ./{stem}",
  },
  {
    is: /\.(cc|cpp|cxx)\0/,
    what: { en: "C++ source", zh: "C++ 原始碼", ja: "C++ のソース" },
    run: "c++ -O2 -o {stem} {file} && ./{stem}",
  },
  {
    is: /\.rb\0/,
    what: { en: "a Ruby program", zh: "Ruby 程式", ja: "Ruby のプログラム" },
    run: "ruby {file}",
  },
  {
    is: /\.pl\0/,
    what: { en: "a Perl program", zh: "Perl 程式", ja: "Perl のプログラム" },
    run: "perl {file}",
  },
  {
    is: /\.sh\0/,
    what: {
      en: "a shell script without #!",
      zh: "沒有 #! 的 shell 腳本",
      ja: "#! のないシェルスクリプト",
    },
    run: "sh {file}",
  },
  { is: /\0PK/, what: { en: "a ZIP archive", zh: "ZIP 壓縮檔", ja: "ZIP アーカイブ" } },
];
