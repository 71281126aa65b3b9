/** Where control groups can be made on this machine. @module */

/** The folders in which groups are made, one for each thing that is counted. */
export interface CgroupPlace {
  readonly version: 1 | 2;
  readonly memory: string;
  /** Where processor time is counted; the same folder in version 2. */
  readonly processor?: string;
}

/** What the system says: the mounts, and the groups of this process. */
export interface CgroupFacts {
  /** `/proc/self/mountinfo`. */
  readonly mounts: string;
  /** `/proc/self/cgroup`. */
  readonly groups: string;
  /** The controllers that a folder hands on to groups in it (version 2). */
  readonly handsOn: (folder: string) => string;
}

/** Folders that groups could be made in, below or beside our own group, so that its limits hold on. */
export function cgroupPlaces({ mounts, groups, handsOn }: CgroupFacts): readonly CgroupPlace[] {
  const own = ownGroups(groups);
  const found = mounts.split("\n").flatMap((line) => mountOf(line) ?? []);
  const folderOf = (controller: string): string | undefined => {
    const mount = found.find(({ options }) => options.includes(controller));
    return mount && within(mount, own.get(controller) ?? "/");
  };
  const memory = folderOf("memory");
  const first = memory === undefined
    ? []
    : [{ version: 1, memory, processor: folderOf("cpuacct") } as const];
  return [...first, ...unified(found, own.get("") ?? "/", handsOn)];
}

interface Mount {
  readonly root: string;
  readonly at: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** A group with processes cannot hand controllers on in version 2, but the one around it can. */
function unified(
  mounts: readonly Mount[],
  path: string,
  handsOn: CgroupFacts["handsOn"],
): readonly CgroupPlace[] {
  const mount = mounts.find(({ type }) => type === "cgroup2");
  if (!mount) return [];
  const own = within(mount, path);
  const around = own === mount.at ? [] : [own.replace(/\/[^/]+$/, "")];
  return [own, ...around]
    .filter((folder) => handsOn(folder).split(/\s+/).includes("memory"))
    .map((folder) => ({ version: 2, memory: folder, processor: folder }));
}

function ownGroups(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [, names = "", path] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
      return path === undefined ? [] : names.split(",").map((name) => [name, path] as const);
    }),
  );
}

function mountOf(line: string): Mount | undefined {
  const [head = "", tail] = line.split(" - ");
  const [, , , root, at] = head.split(" ");
  const [type = "", , options = ""] = (tail ?? "").split(" ");
  if (root === undefined || at === undefined || !type.startsWith("cgroup")) return undefined;
  return { root, at, type, options: type === "cgroup" ? options.split(",") : [] };
}

/** The folder of a group under a mount, which may show only a part of the tree. */
function within({ root, at }: Mount, path: string): string {
  const below = path === root
    ? ""
    : path.startsWith(`${root.replace(/\/$/, "")}/`)
    ? path.slice(root.replace(/\/$/, "").length)
    : "";
  return `${at}${below === "/" ? "" : below}`;
}
