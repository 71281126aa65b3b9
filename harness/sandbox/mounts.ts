/** What of the files outside is there inside. @module */

/** A file or folder and the place where a program finds it. */
export interface Mount {
  readonly outside: string;
  readonly inside: string;
  readonly writable?: boolean;
}

const ETC = "/etc";

/** What programs, interpreters and compilers of the system need; nothing of any user's. */
export const SYSTEM: readonly string[] = [
  ...["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/gnu/store"],
  ...["passwd", "group", "nsswitch.conf", "localtime", "locale.alias", "mime.types"].map(inEtc),
  ...["ld.so.cache", "ld.so.conf", "ld.so.conf.d", "ld-musl-x86_64.path"].map(inEtc),
  ...["alternatives", "fonts", "java", "python3", "perl", "mono"].map(inEtc),
  // Where Debian keeps what every Java reads at its start.
  ...["8", "11", "17", "21", "25"].map((version) => inEtc(`java-${version}-openjdk`)),
];

/** The words that bind a mount. */
export function boundAt({ outside, inside, writable }: Mount): readonly string[] {
  return [writable ? "--bind" : "--ro-bind", outside, inside];
}

/** Cheaper ways to some of the system than a mount for each path. */
export interface SystemPlaces {
  /** Paths of the system that are links into another of its folders, with what they say. */
  readonly links?: Readonly<Record<string, string>>;
  /** A copy of what of `/etc` belongs to the system, which stands for all of it. */
  readonly etc?: string;
  /** What the copy has only an empty folder for. */
  readonly bound?: readonly string[];
}

/** The words that lay out the system; the copy of `/etc` is left out where something else is bound there. */
export function systemArgs(
  { links = {}, etc, bound = [] }: SystemPlaces,
  mounts: readonly Mount[],
): readonly string[] {
  const copy = mounts.some(({ inside }) => isWithin(inside, ETC)) ? undefined : etc;
  const paths = SYSTEM.filter((path) => copy === undefined || !isWithin(path, ETC));
  return [
    ...paths.flatMap((path) => {
      const link = links[path];
      return link === undefined ? tried(path) : ["--symlink", link, path];
    }),
    ...copy === undefined ? [] : ["--ro-bind", copy, ETC, ...bound.flatMap(tried)],
  ];
}

function tried(path: string): readonly string[] {
  return ["--ro-bind-try", path, path];
}

/** All folders that lead to `paths`, each once and after the one that holds it. */
export function parentsOf(paths: readonly string[]): readonly string[] {
  const parents = paths.flatMap((path) => {
    const names = path.split("/").slice(1, -1);
    return names.map((_, at) => `/${names.slice(0, at + 1).join("/")}`);
  });
  // What lies in the system is bound with it, and no folder can be made in there.
  const inSystem = (path: string): boolean =>
    SYSTEM.some((each) => path === each || path.startsWith(`${each}/`));
  return [...new Set(parents)].filter((path) => path !== "/tmp" && !inSystem(path)).sort();
}

/** Whether a path lies in `folder`, or is that folder. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

function inEtc(name: string): string {
  return `${ETC}/${name}`;
}
