/** What each level of confinement holds on this machine, and what it cannot. @module */

import { fill, type Localized } from "../core/mod.ts";
import { OPEN_HOLES } from "../../reporters/mod.ts";
import type { MachineFacts } from "./doctor_facts.ts";
import type { DoctorFinding } from "./doctor_finding.ts";

/** Whether calls that reach past namespaces are refused. */
export function calls({ abilities: { filters, levels } }: MachineFacts): DoctorFinding {
  const good = filters === true || !levels.namespaces.possible;
  if (filters) return { id: "calls", state: "good", what: FILTERED };
  return { id: "calls", state: good ? "good" : "weak", what: good ? NOT_NEEDED : UNFILTERED };
}

/** Whether the kernel itself counts what a submission uses. */
export function groups({ cgroup }: MachineFacts): DoctorFinding {
  const id = "control-groups";
  if (cgroup === undefined) return { id, state: "good", what: UNGROUPED };
  return { id, state: "good", what: fill(GROUPED, { version: cgroup }) };
}

/** What the levels below namespaces cannot hold, in one sentence. */
export function openHoles(_facts: MachineFacts): DoctorFinding {
  return { id: "open-holes", state: "good", what: OPEN_HOLES };
}

const GROUPED: Localized = {
  en: "Submissions run in control groups (version {version}), made and removed by Shinpan: the " +
    "kernel limits their memory, and none of their processes can hide",
  zh: "作業在 Shinpan 自行建立並移除的控制群組（cgroup v{version}）中執行：由核心限制記憶體，" +
    "任何行程都無法隱藏",
  ja: "提出物は Shinpan が作成・削除するコントロールグループ（cgroup v{version}）で動く。" +
    "メモリはカーネルが制限し、どのプロセスも隠れられない",
};
const UNGROUPED: Localized = {
  en: "No control groups can be made here: Shinpan itself looks ten times a second at what a " +
    "submission uses",
  zh: "此處無法建立控制群組：由 Shinpan 每秒查看十次作業的用量",
  ja: "ここではコントロールグループを作れない。提出物の使用量は Shinpan が毎秒 10 回調べる",
};
const FILTERED: Localized = {
  en: "In namespaces system calls are filtered: no keyrings, io_uring, VSOCK, perf, bpf, " +
    "new namespaces, or choice of core and priority",
  zh: "在 namespaces 等級會過濾系統呼叫：不能使用金鑰圈、io_uring、VSOCK、perf、bpf，" +
    "也不能建立新的命名空間或自選核心與優先權",
  ja: "namespaces ではシステムコールを制限する：キーリング、io_uring、VSOCK、perf、bpf、" +
    "新しい名前空間、コアや優先度の変更は使えない",
};
const UNFILTERED: Localized = {
  en: "System calls are not filtered here: in namespaces an engine can still reach keyrings and " +
    "change its own priority",
  zh: "此處無法過濾系統呼叫：在 namespaces 等級，引擎仍可存取金鑰圈並更改自己的優先權",
  ja: "ここではシステムコールを制限できない：namespaces でもエンジンはキーリングに触れ、" +
    "自分の優先度を変更できる",
};
const NOT_NEEDED: Localized = {
  en: "System calls are filtered in namespaces only",
  zh: "只有 namespaces 等級會過濾系統呼叫",
  ja: "システムコールの制限は namespaces だけで行う",
};
