/** A class with hostile submissions in a place where one could see what they did. @module */

import { assert } from "@std/assert";
import type { HostileSubmission, Targets } from "../fixtures/class/hostile_submission.ts";
import { textIn } from "../harness/testing/command_line.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

export const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname);
/** Stands in every file that no submission may read. */
export const SECRET = `secret-${crypto.randomUUID()}`;
/** Stands in the command line of every hostile program, by which it is found again. */
export const WORD = `w${crypto.randomUUID().slice(0, 8)}`;

/** A class with hostile submissions, and all that they could harm. */
export interface HostileClass extends AsyncDisposable {
  readonly folder: TempFolder;
  readonly targets: Targets;
  /** Submissions that connected over the network. */
  readonly guests: readonly string[];
  /** All files that belong to the grader alone. */
  untouched(): Readonly<Record<string, string>>;
}

/** A class without submissions yet, with listeners and files of the grader around it. */
export async function hostileClass(): Promise<HostileClass> {
  const folder = await tempFolder();
  const { path } = folder;
  const files = await openFiles(folder);
  const socket = `${path}/outside/socket`;
  const doors = [
    Deno.listen({ hostname: "127.0.0.1" }),
    Deno.listen({ transport: "unix", path: socket }),
  ] as const;
  Deno.chmodSync(socket, 0o777);
  const guests: string[] = [];
  for (const door of doors) welcome(door as Deno.Listener<Deno.Conn>, guests);
  const bystander = new Deno.Command("sleep", { args: ["86400"] }).spawn();
  let lives = true;
  bystander.status.then(() => lives = false);
  return {
    folder,
    guests,
    targets: {
      class: `${path}/class`,
      results: `${path}/results`,
      harness: `${ROOT}deno.json`,
      port: (doors[0].addr as Deno.NetAddr).port,
      pid: bystander.pid,
      socket,
      ...files,
    },
    untouched: () => ({
      bystander: lives ? "lives" : "was killed",
      outside: [...Deno.readDirSync(`${path}/outside`)].map(({ name }) => name).sort().join(" "),
      ...Object.fromEntries(Object.values(files).map((file) => [file, textIn(file)])),
    }),
    async [Symbol.asyncDispose]() {
      for (const door of doors) door.close();
      if (lives) bystander.kill("SIGKILL");
      await bystander.status;
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Files that any program outside a sandbox could read and write. */
async function openFiles(folder: TempFolder) {
  const rubric = await Deno.readTextFile(`${ROOT}fixtures/class/rubric.yaml`);
  const files = {
    rubric: folder.write("rubric.yaml", `# ${SECRET}\n${rubric}`),
    outside: folder.write("outside/file", `${SECRET}\n`),
    neighbour: folder.write("class/a honest/secret.txt", `${SECRET}\n`),
  };
  for (const name of ["", "outside", "class", "class/a honest"]) {
    Deno.chmodSync(`${folder.path}/${name}`, 0o777);
  }
  for (const file of Object.values(files)) Deno.chmodSync(file, 0o666);
  return files;
}

async function welcome(door: Deno.Listener<Deno.Conn>, guests: string[]): Promise<void> {
  try {
    for await (const guest of door) {
      guests.push(door.addr.transport);
      guest.close();
    }
  } catch {
    // The door was closed.
  }
}

/** Lays the submissions out, with the programs that they bring. */
export async function layOut(folder: TempFolder, all: readonly HostileSubmission[]): Promise<void> {
  const tools = [...new Set(["conforming", ...all.flatMap(({ tools = [] }) => tools)])];
  await Promise.all(tools.map(compiled));
  const marked = (text: string): string =>
    tools.reduce((all, tool) => all.replaceAll(`./${tool}`, `./${tool}-${WORD}`), text)
      .replaceAll(`./conforming-${WORD}`, "./conforming");
  const bring = async (name: string, tool: string, as = tool): Promise<void> =>
    Deno.writeFile(`${folder.path}/class/${name}/${as}`, await compiled(tool), { mode: 0o755 });
  for (const { name, files = {}, engine, tools = [], links = {} } of all) {
    const script = engine === undefined ? {} : { engine: `#!/bin/sh\n${engine}` };
    for (const [file, text] of Object.entries({ ...files, ...script })) {
      folder.write(`class/${name}/${file}`, marked(text), file === "engine" ? 0o755 : 0o644);
    }
    for (const [link, target] of Object.entries(links)) {
      await Deno.symlink(target, `${folder.path}/class/${name}/${link}`);
    }
    await bring(name, "conforming");
    for (const tool of tools) await bring(name, tool, `${tool}-${WORD}`);
  }
  for (const honest of ["a honest", "z honest"]) {
    folder.write(`class/${honest}/README`, "");
    await bring(honest, "conforming", "engine");
  }
}

const programs = new Map<string, Promise<Uint8Array>>();

/** A program that is compiled once for all submissions that have it. */
function compiled(tool: string): Promise<Uint8Array> {
  const program = programs.get(tool) ?? compile(tool);
  programs.set(tool, program);
  return program;
}

async function compile(tool: string): Promise<Uint8Array> {
  await using folder = await tempFolder();
  const to = `${folder.path}/program`;
  const source = `${ROOT}fixtures/c/${tool === "conforming" ? tool : `hostile/${tool}`}.c`;
  const { success, stderr } = await new Deno.Command("cc", { args: ["-O1", "-o", to, source] })
    .output();
  assert(success, new TextDecoder().decode(stderr));
  return await Deno.readFile(to);
}
