/** A folder of one call that exists in memory only, for programs that run in this process. @module */

import { type Appeared, bytesOf, type FileCall, type FileFate, textOf } from "../../core/mod.ts";
import { type Layout, layoutOf, namesOf } from "./file_layout.ts";
import type { FileDeed } from "./file_program.ts";

interface Node {
  readonly text: string;
  readonly mode: number;
  readonly target?: string;
  readonly written?: true;
  /** By which a file is known under another name. */
  readonly origin?: string;
}

type Nodes = ReadonlyMap<string, Node>;

/** The paths of a call in memory. */
export function virtualLayout(call: FileCall): Layout {
  return layoutOf(call, { root: "/virtual", own: "/own" });
}

/** Files by absolute path; a value, like all that fixture engines know. */
export interface VirtualFolder {
  readonly call: FileCall;
  readonly nodes: Nodes;
}

/** The folder as a program finds it. */
export function freshFolder(call: FileCall): VirtualFolder {
  const { folder } = virtualLayout(call);
  const nodes = Object.entries(call.files).map(([name, text]) => {
    const mode = call.readOnly?.includes(name) ? 0o444 : 0o644;
    return [`${folder}/${name}`, { text, mode, origin: name }] as const;
  });
  return { call, nodes: new Map(nodes) };
}

/** The text of a file. */
export function readFrom({ call, nodes }: VirtualFolder, path: string): string | undefined {
  return nodes.get(absolute(call, path))?.text;
}

type FolderDeed = Extract<
  FileDeed,
  { kind: "write" | "overwrite" | "remove" | "rename" | "link" | "mode" }
>;

/** The folder after a deed; undefined where the system would refuse it. */
export function afterDeed(before: VirtualFolder, deed: FolderDeed): VirtualFolder | undefined {
  const { call } = before;
  const path = absolute(call, deed.path);
  const node = before.nodes.get(path);
  const nodes = new Map(before.nodes);
  switch (deed.kind) {
    case "write":
    case "overwrite": {
      if (node ? node.mode === 0o444 : !isFolder(call, parentOf(path))) return undefined;
      const kept = deed.kind === "write" ? "" : node?.text ?? "";
      const written = deed.kind === "write" || deed.text !== "" ? { written: true as const } : {};
      nodes.set(path, { mode: 0o644, ...node, text: laidOver(kept, deed.text), ...written });
      break;
    }
    case "remove":
      if (!nodes.delete(path)) return undefined;
      break;
    case "rename":
      if (!node) return undefined;
      nodes.delete(path);
      nodes.set(absolute(call, deed.to), node);
      break;
    case "link":
      nodes.set(path, { text: "", mode: 0o777, target: deed.to });
      break;
    case "mode":
      if (!node) return undefined;
      nodes.set(path, { ...node, mode: deed.mode });
  }
  return { call, nodes };
}

/** What became of the files. */
export function fatesIn(folder: VirtualFolder): Readonly<Record<string, FileFate>> {
  return Object.fromEntries(namesOf(folder.call).map((name) => [name, fateOf(folder, name)]));
}

/** What was not there before. */
export function appearedIn({ call, nodes }: VirtualFolder): readonly Appeared[] {
  const { folder, elsewhere } = virtualLayout(call);
  return [...nodes.keys()].flatMap((path): Appeared[] => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (parentOf(path) === elsewhere) return [{ name, where: "cwd" }];
    const isNew = parentOf(path) === folder && !namesOf(call).includes(name);
    return isNew ? [{ name, where: "files" }] : [];
  });
}

function fateOf({ call, nodes }: VirtualFolder, name: string): FileFate {
  const { folder } = virtualLayout(call);
  const node = nodes.get(`${folder}/${name}`);
  if (!node) {
    const renamed = [...nodes].find(([, { origin }]) => origin === name)?.[0];
    return { kind: "gone", ...renamed && { as: renamed.slice(folder.length + 1) } };
  }
  if (node.target !== undefined) return { kind: "link", target: node.target };
  const mode = call.readOnly?.includes(name) ? 0o444 : 0o644;
  return {
    kind: "file",
    text: node.text,
    size: bytesOf(node.text).length,
    written: node.written ?? false,
    changed: node.text !== call.files[name],
    ...node.mode === mode ? {} : { mode: node.mode.toString(8) },
  };
}

function laidOver(old: string, text: string): string {
  const [below, above] = [bytesOf(old), bytesOf(text)];
  const bytes = new Uint8Array(Math.max(below.length, above.length));
  bytes.set(below);
  bytes.set(above);
  return textOf(bytes);
}

function isFolder(call: FileCall, path: string): boolean {
  const { folder, elsewhere, cwd } = virtualLayout(call);
  return [folder, elsewhere, cwd].includes(path);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function absolute(call: FileCall, path: string): string {
  const whole = path.startsWith("/") ? path : `${virtualLayout(call).cwd}/${path}`;
  const parts: string[] = [];
  for (const part of whole.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
}
