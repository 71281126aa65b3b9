/** Where the files of a call lie, and how the engine is told. @module */

import type { FileCall } from "../../core/mod.ts";

/** The paths of one call. */
export interface Layout {
  /** The folder of the files. */
  readonly folder: string;
  /** An empty folder besides. */
  readonly elsewhere: string;
  readonly cwd: string;
  readonly args: readonly string[];
}

const FOLDERS = { plain: "game", blank: "my game", letters: "對局é" } as const;

/** The paths of a call below the folder `root`; `own` is where the user is. */
export function layoutOf(
  call: FileCall,
  { root, own }: { readonly root: string; readonly own: string },
): Layout {
  const name = FOLDERS[call.folder ?? "plain"];
  const folder = `${root}/${name}`;
  const elsewhere = `${root}/elsewhere`;
  const { cwd = "files", paths = "relative" } = call;
  const near = { files: ".", elsewhere: `../${name}`, own: folder }[cwd];
  const before = paths === "absolute" ? folder : near;
  return {
    folder,
    elsewhere,
    cwd: { files: folder, elsewhere, own }[cwd],
    args: call.args.map((word) => typeof word === "string" ? word : `${before}/${word.file}`),
  };
}

/** The names of all files that a call is about. */
export function namesOf({ files, answers = [] }: FileCall): readonly string[] {
  return [...new Set([...Object.keys(files), ...answers])];
}

/** The call in a frame; what is none is a fault of ours. */
export function readCall(frame: string): FileCall {
  const call: FileCall = JSON.parse(frame);
  const names = namesOf(call);
  const wrong = [
    ...names.filter((name) => !/^\w[\w.-]*$/.test(name)),
    ...call.args.flatMap((word) => typeof word === "string" ? [] : [word.file])
      .filter((name) => !names.includes(name)),
  ];
  if (wrong.length > 0) throw new Error(`No such file in a call: "${wrong[0]}"`);
  return call;
}
