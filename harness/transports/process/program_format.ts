/** Whether a file is something that this machine can run, told from its first bytes. @module */

import { closeSync, constants, openSync, readSync } from "node:fs";
import { fill, inLanguage, latin1OfBytes, type Localized, type Text } from "../../core/mod.ts";
import type { StartFailure } from "../transport.ts";
import { isFile } from "./file_kind.ts";
import { foreignKind } from "./foreign_kinds.ts";

const HEAD_BYTES = 4096;

/** Why this machine cannot run the executable `file`; undefined where it can. */
export function formatFailure(file: string, path: string): StartFailure | undefined {
  if (Deno.build.os === "windows") return undefined;
  const head = firstBytes(file);
  // A user who may run it but not read it has to find out by running it.
  if (head === undefined) return undefined;
  if (head.startsWith("#!")) return shebangFailure(head, { file, path });
  if (Deno.build.os === "darwin") {
    return isMachO(head) ? undefined : foreignFailure(file, head);
  }
  if (!head.startsWith("\x7fELF")) return foreignFailure(file, head);
  return elfFailure(file, head);
}

function shebangFailure(
  head: string,
  { file, path }: { readonly file: string; readonly path: string },
): StartFailure | undefined {
  const line = head.slice(2).split("\n", 1)[0] ?? "";
  if (line.endsWith("\r")) {
    const why = fill(CRLF_SHEBANG, { file: shell(file) });
    return told("no-interpreter", why, quoted(`#!${line}`));
  }
  const [interpreter = "", ...args] = line.trim().split(/[ \t]+/);
  if (!isFile(interpreter)) return told("no-interpreter", NO_INTERPRETER, interpreter);
  if (!/(^|\/)env$/.test(interpreter)) return undefined;
  const name = args.find((each) => !each.startsWith("-") && !each.includes("="));
  if (name === undefined || onPath(name, path)) return undefined;
  return told("no-interpreter", NO_INTERPRETER, `${name} (${file})`);
}

/** The number by which an ELF file names a machine, and those that each machine can run. */
const MACHINES: Readonly<Record<string, readonly number[]>> = {
  x86_64: [62, 3],
  aarch64: [183, 40],
};
const MACHINE_NAMES: Readonly<Record<number, string>> = {
  3: "x86",
  8: "MIPS",
  20: "PowerPC",
  21: "PowerPC 64",
  40: "ARM",
  62: "x86-64",
  183: "ARM 64",
  243: "RISC-V",
};

/** An ELF file names its machine within so many bytes. */
const ELF_HEAD_BYTES = 20;

function elfFailure(file: string, head: string): StartFailure | undefined {
  if (head.length < ELF_HEAD_BYTES) {
    return told("wrong-format", WRONG_FORMAT, fill(OF_FILE, { file, what: CUT_SHORT }));
  }
  const byte = (at: number): number => head.charCodeAt(at);
  const machine = byte(5) === 2 ? byte(18) * 256 + byte(19) : byte(18) + byte(19) * 256;
  const runs = MACHINES[Deno.build.arch]?.includes(machine) ?? true;
  if (!runs && !hasForeignInterpreters()) {
    const name = MACHINE_NAMES[machine] ?? fill(UNKNOWN_MACHINE, { machine });
    const here = { file, name, arch: Deno.build.arch };
    return told("wrong-format", OTHER_MACHINE, fill(NOT_THIS, here));
  }
  const loader = head.match(/\/[\w./+-]*\/ld[\w.+-]*(?=\0)/)?.[0];
  if (!runs || loader === undefined || isFile(loader)) return undefined;
  return told("library-missing", NO_LOADER, loader);
}

/** What runs a file that is no program and no script, and that no permission would make one. */
export function interpretedFailure(file: string): StartFailure | undefined {
  const head = firstBytes(file);
  if (head === undefined || head.startsWith("#!")) return undefined;
  const known = foreignKind(file, head);
  return known?.run === undefined ? undefined : foreignFailure(file, head);
}

function foreignFailure(file: string, head: string): StartFailure | undefined {
  const known = foreignKind(file, head);
  const binary = known !== undefined && known.run === undefined;
  if (binary && hasForeignInterpreters()) return undefined;
  const what = known?.what ?? (head === "" ? EMPTY : NO_PROGRAM);
  if (!known?.run) return told("wrong-format", WRONG_FORMAT, fill(OF_FILE, { file, what }));
  const [, folder = ".", stem = file] = file.match(/^(.*)\/([^/]*?)(\.[^./]*)?$/) ?? [];
  const values: Readonly<Record<string, string>> = { file, folder, stem };
  const run = known.run.replace(/\{(\w+)\}/g, (_, name: string) => shell(values[name] ?? ""));
  return told("wrong-format", NEEDS_INTERPRETER, fill(RUN_FILE, { run, file, what }));
}

/** Whether the kernel was told to run other machines' programs by an emulator. */
function hasForeignInterpreters(): boolean {
  try {
    const names = [...Deno.readDirSync("/proc/sys/fs/binfmt_misc")].map(({ name }) => name);
    return names.some((name) => name !== "register" && name !== "status");
  } catch {
    return false;
  }
}

function isMachO(head: string): boolean {
  return /^(\xcf\xfa\xed\xfe|\xce\xfa\xed\xfe|\xca\xfe\xba\xbe)/.test(head);
}

function firstBytes(file: string): string | undefined {
  try {
    // Without waiting: it may have become a pipe since the last look.
    const open = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const bytes = new Uint8Array(HEAD_BYTES);
      return latin1OfBytes(bytes.subarray(0, readSync(open, bytes)));
    } finally {
      closeSync(open);
    }
  } catch {
    return undefined;
  }
}

function onPath(name: string, path: string): boolean {
  if (name.includes("/")) return isFile(name);
  return path.split(":").some((directory) => isFile(`${directory || "."}/${name}`));
}

/** A path as a shell takes it. */
export function shell(path: string): string {
  return /^[\w./+-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function told(kind: StartFailure["kind"], why: Localized, detail: Text): StartFailure {
  const told = { why: fill(why, { detail }), detail: inLanguage(detail, "en") };
  return { kind, ...told, isDetailTold: true };
}

const EMPTY: Localized = { en: "an empty file", zh: "空檔案", ja: "空のファイル" };
const NO_PROGRAM: Localized = {
  en: "neither a program nor a script",
  zh: "既不是程式也不是腳本",
  ja: "プログラムでもスクリプトでもない",
};
const CUT_SHORT: Localized = {
  en: "a Linux program whose end is missing",
  zh: "不完整的 Linux 程式",
  ja: "途中で切れた Linux のプログラム",
};
const OF_FILE: Localized = { en: "{file}: {what}", zh: "{file}：{what}", ja: "{file}：{what}" };
const RUN_FILE: Localized = {
  en: "{run} ({file}: {what})",
  zh: "{run}（{file}：{what}）",
  ja: "{run}（{file}：{what}）",
};
const UNKNOWN_MACHINE: Localized = {
  en: "machine {machine}",
  zh: "機器類型 {machine}",
  ja: "マシン種別 {machine}",
};
const NOT_THIS: Localized = {
  en: "{file}: {name}, not {arch}; compile the engine on this machine",
  zh: "{file}：{name}，而非 {arch}；請在此機器上編譯引擎",
  ja: "{file}：{name}（このマシンは {arch}）。このマシンでエンジンをコンパイルする",
};

const CRLF_SHEBANG: Localized = {
  en: "The script's first line ends with CR LF, so its interpreter is not found: {detail}; " +
    "save the file with LF line ends (sed -i 's/\\r$//' {file})",
  zh:
    "腳本第一行以 CR LF 結尾，因此找不到直譯器：{detail}；請以 LF 換行存檔（sed -i 's/\\r$//' {file}）",
  ja:
    "スクリプトの 1 行目が CR LF で終わるため、インタプリタが見つからない：{detail}。改行を LF にして保存する（sed -i 's/\\r$//' {file}）",
};
const NO_INTERPRETER: Localized = {
  en: "The script's interpreter is not on this machine: {detail}",
  zh: "此機器上沒有腳本的直譯器：{detail}",
  ja: "スクリプトのインタプリタがこのマシンにない：{detail}",
};
const OTHER_MACHINE: Localized = {
  en: "The program was built for another kind of machine: {detail}",
  zh: "程式是為另一種機器編譯的：{detail}",
  ja: "プログラムは別の種類のマシン向けにビルドされている：{detail}",
};
const NO_LOADER: Localized = {
  en: "The program was built for a system with another C library: {detail} is not here",
  zh: "程式是為使用另一種 C 函式庫的系統編譯的：沒有 {detail}",
  ja: "プログラムは別の C ライブラリのシステム向けにビルドされている：{detail} がない",
};
const WRONG_FORMAT: Localized = {
  en: "This machine cannot run the file: {detail}",
  zh: "此機器無法執行這個檔案：{detail}",
  ja: "このマシンではこのファイルを実行できない：{detail}",
};
const NEEDS_INTERPRETER: Localized = {
  en: "The file cannot be run by itself; use {detail}",
  zh: "這個檔案不能單獨執行；請用 {detail}",
  ja: "このファイルは単独では実行できない。次を使う：{detail}",
};
