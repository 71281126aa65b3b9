/** What the facts of a machine mean for grading on it. @module */

import { fill, type Localized } from "../core/mod.ts";
import type { SandboxLevel } from "../sandbox/mod.ts";
import { type MachineFacts, type Tool, TOOLS } from "./doctor_facts.ts";
import type { DoctorFinding } from "./doctor_finding.ts";
import { calls, groups, openHoles } from "./doctor_promises.ts";

type Check = (facts: MachineFacts) => DoctorFinding;

/** Every finding about a machine, in the order of their weight. */
export function doctorFindings(facts: MachineFacts): readonly DoctorFinding[] {
  return CHECKS.map((check) => check(facts));
}

/** Whether there is all that a grader needs. */
export function isFit(findings: readonly DoctorFinding[]): boolean {
  return findings.every(({ state }) => state !== "bad");
}

const BUSY = 0.5;
const CLOCK_MS = 1;
const MEMORY_MIB = 1024;
// As much as one submission may fill, and a bit.
const DISK_MIB = 2048;

function level(name: SandboxLevel, good: Localized): Check {
  return ({ abilities }) => {
    const { possible, why = "", fix } = abilities.levels[name];
    const id = `sandbox-${name}`;
    if (possible) return { id, state: "good", what: good };
    return { id, state: "bad", what: fill(NO_LEVEL, { level: name, why }), fix };
  };
}

const account: Check = ({ uid, abilities }) => {
  const { namespaces, limits } = abilities.levels;
  if (uid !== 0 && namespaces.possible) return { id: "account", state: "good", what: SAME_USER };
  if (uid !== 0) return { id: "account", state: "weak", what: BARE_USER, fix: GET_NAMESPACES };
  const confined = namespaces.possible || limits.possible;
  if (abilities.mayDrop && confined) return { id: "account", state: "good", what: OTHER_USER };
  const fix = abilities.mayDrop ? CONFINE_FIRST : INSTALL_SETPRIV;
  return { id: "account", state: "bad", what: STILL_ROOT, fix };
};

/** One thing that is better to have. */
function wish(
  id: string,
  { holds, good, weak, fix }: {
    readonly holds: (facts: MachineFacts) => boolean;
    readonly good: Localized;
    readonly weak: Localized;
    readonly fix?: Localized;
  },
): Check {
  return (facts) => {
    const { cores, load, memoryMiB, diskMiB, clockStepMs } = facts;
    const figures = {
      cores,
      load: Math.round(load * 10) / 10,
      memory: memoryMiB,
      disk: diskMiB,
      step: Math.round(clockStepMs * 1e4) / 1e4,
    };
    if (holds(facts)) return { id, state: "good", what: fill(good, figures) };
    return { id, state: "weak", what: fill(weak, figures), fix };
  };
}

function tool(name: Tool): Check {
  return ({ tools }) => {
    const file = tools[name];
    const id = `tool-${name}`;
    if (file) return { id, state: "good", what: `${name}: ${file}` };
    return {
      id,
      state: "weak",
      what: fill(NO_TOOL, { tool: name }),
      fix: fill(INSTALL, { bundle: BUNDLES[name] }),
    };
  };
}

const BUNDLES: Readonly<Record<Tool, string>> = {
  taskset: "util-linux",
  cc: "build-essential",
  "c++": "build-essential",
  make: "make",
  cmake: "cmake",
  java: "default-jdk",
  javac: "default-jdk",
  python3: "python3",
  node: "nodejs",
};

const NO_LEVEL: Localized = {
  en: "Sandbox level {level} is not available: {why}",
  zh: "無法使用沙箱等級 {level}：{why}",
  ja: "サンドボックスのレベル {level} は使えない：{why}",
};
const SAME_USER: Localized = {
  en: "Engines run as you; in namespaces they see nothing of yours but their folder",
  zh: "引擎以你的身分執行；在命名空間中除了自己的資料夾，看不到你的任何東西",
  ja: "エンジンはあなたの権限で動くが、名前空間の中では自分のフォルダ以外は見えない",
};
const BARE_USER: Localized = {
  en: "Engines run as you: without namespaces they can read, change and end whatever is yours, " +
    "and one that hides may go on when it should have ended",
  zh: "引擎以你的身分執行：沒有命名空間時，它能讀取、更改或終止你的任何東西，" +
    "刻意隱藏的行程也可能在該結束後繼續執行",
  ja: "エンジンはあなたの権限で動く：名前空間がなければ、あなたのものを何でも読み、変更し、" +
    "終了させられる。身を隠したプロセスは終わるべき時のあとも動き続けることがある",
};
const GET_NAMESPACES: Localized = {
  en: "get the level namespaces above, or grade as a user who owns nothing else",
  zh: "先讓上述 namespaces 等級可用，或改用一個沒有其他東西的帳號評分",
  ja: "上の namespaces レベルを使えるようにするか、ほかに何も持たないユーザーで採点する",
};
const OTHER_USER: Localized = {
  en: "You are root; engines run as unprivileged users, one number for each submission",
  zh: "你是 root；引擎以非特權使用者執行，每份作業各用一個編號",
  ja: "root で動作中。エンジンは提出物ごとに別の番号の非特権ユーザーとして動く",
};
const STILL_ROOT: Localized = {
  en: "You are root, and engines could not be run under another account",
  zh: "你是 root，而引擎無法以其他使用者執行",
  ja: "root で動作中だが、エンジンをほかのユーザーとして実行できない",
};
const INSTALL_SETPRIV: Localized = {
  en: "apt-get install util-linux (for setpriv), or grade as an ordinary user",
  zh: "apt-get install util-linux（提供 setpriv），或以一般使用者身分評分",
  ja: "apt-get install util-linux（setpriv のため）、または一般ユーザーで採点する",
};
const CONFINE_FIRST: Localized = {
  en: "get one of the sandbox levels above, or grade as an ordinary user",
  zh: "先讓上述任一沙箱等級可用，或以一般使用者身分評分",
  ja: "上のサンドボックスのいずれかのレベルを使えるようにするか、一般ユーザーで採点する",
};
const NO_TOOL: Localized = {
  en: "{tool} is not there; what needs it cannot be built, run or pinned",
  zh: "沒有 {tool}；需要它的作業無法建置、執行或綁定核心",
  ja: "{tool} がない。必要とするものはビルド・実行・コア固定ができない",
};
const INSTALL: Localized = {
  en: "apt-get install {bundle}",
  zh: "apt-get install {bundle}",
  ja: "apt-get install {bundle}",
};

const CHECKS: readonly Check[] = [
  level("namespaces", {
    en: "Sandbox level namespaces: a read-only system, own folder, processes and network",
    zh: "沙箱等級 namespaces：唯讀系統，獨立的資料夾、行程與網路",
    ja:
      "サンドボックスのレベル namespaces：読み取り専用のシステム、専用のフォルダ・プロセス・ネットワーク",
  }),
  level("limits", {
    en: "Sandbox level limits: processor time, memory, processes, files",
    zh: "沙箱等級 limits：處理器時間、記憶體、行程、檔案",
    ja: "サンドボックスのレベル limits：CPU 時間、メモリ、プロセス、ファイル",
  }),
  calls,
  groups,
  openHoles,
  account,
  wish("usage", {
    holds: ({ tellsUsage }) => tellsUsage,
    good: {
      en: "Memory and processor time of an engine with all its children can be measured",
      zh: "可以測量引擎及其所有子行程的記憶體與處理器時間",
      ja: "エンジンとすべての子プロセスのメモリと CPU 時間を測定できる",
    },
    weak: {
      en: "The system does not report what an engine uses: only the kernel's limits hold",
      zh: "系統不提供引擎的用量：只有核心的限制有效",
      ja: "システムがエンジンの使用量を教えない：カーネルの制限だけが有効",
    },
  }),
  wish("waiting", {
    holds: ({ tellsWaiting }) => tellsWaiting,
    good: {
      en: "Time that an engine waits for a core can be seen and is not held against it",
      zh: "可量測引擎等待 CPU 的時間，且不計入引擎用時",
      ja: "エンジンが CPU を待った時間を測れるので、エンジンの使用時間には含めない",
    },
    weak: {
      en: "The system does not report how long an engine waits for a core: use fewer --jobs",
      zh: "系統不提供引擎等待核心的時間：請減少 --jobs",
      ja: "エンジンがコアを待った時間が分からない：--jobs を減らす",
    },
  }),
  wish("clock", {
    holds: ({ clockStepMs }) => clockStepMs <= CLOCK_MS,
    good: {
      en: "The clock goes in steps of {step} ms",
      zh: "時鐘的最小刻度為 {step} 毫秒",
      ja: "時計の最小刻みは {step} ミリ秒",
    },
    weak: {
      en: "The clock goes in steps of {step} ms, too coarse for short limits",
      zh: "時鐘的最小刻度為 {step} 毫秒，對短時限來說太粗",
      ja: "時計の最小刻みは {step} ミリ秒で、短い制限には粗すぎる",
    },
  }),
  wish("load", {
    holds: ({ load, cores }) => load <= BUSY * cores,
    good: {
      en: "{cores} cores, load {load}",
      zh: "{cores} 個核心，負載 {load}",
      ja: "{cores} コア、負荷 {load}",
    },
    weak: {
      en: "{cores} cores, load {load}: others are at work, and findings about time take longer",
      zh: "{cores} 個核心，負載 {load}：有其他工作正在進行，與時間有關的判定會較慢",
      ja: "{cores} コア、負荷 {load}。ほかの処理が動いており、時間に関する判定に余計にかかる",
    },
    fix: {
      en: "wait until the machine is quiet, or use fewer --jobs",
      zh: "等機器空閒，或減少 --jobs",
      ja: "マシンの負荷が下がるのを待つか、--jobs を減らす",
    },
  }),
  wish("memory", {
    holds: ({ memoryMiB }) => memoryMiB >= MEMORY_MIB,
    good: {
      en: "{memory} MiB of memory to spare",
      zh: "可用記憶體 {memory} MiB",
      ja: "空きメモリ {memory} MiB",
    },
    weak: {
      en: "Only {memory} MiB of memory to spare: use fewer --jobs",
      zh: "可用記憶體只有 {memory} MiB：請減少 --jobs",
      ja: "空きメモリは {memory} MiB しかない：--jobs を減らす",
    },
  }),
  wish("disk", {
    holds: ({ diskMiB }) => diskMiB >= DISK_MIB,
    good: {
      en: "{disk} MiB of disk to spare where submissions are built",
      zh: "建置作業處的可用磁碟空間 {disk} MiB",
      ja: "提出物をビルドする場所の空きディスク {disk} MiB",
    },
    weak: {
      en: "Only {disk} MiB of disk to spare where submissions are built",
      zh: "建置作業處的可用磁碟空間只有 {disk} MiB",
      ja: "提出物をビルドする場所の空きディスクは {disk} MiB しかない",
    },
    fix: {
      en: "make room, or name another place with TMPDIR",
      zh: "清出空間，或以 TMPDIR 指定其他位置",
      ja: "空きを作るか、TMPDIR で別の場所を指定する",
    },
  }),
  ...TOOLS.map(tool),
];
