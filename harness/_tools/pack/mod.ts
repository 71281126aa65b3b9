/** Builds the npm package: one archive with the program, the scenarios and the bundled engines. @module */

import project from "../../../deno.json" with { type: "json" };
import { bundle } from "./bundle.ts";
import { licencesOf } from "./licences.ts";
import { tarball, type TarFile } from "./tar.ts";

const ROOT = decodeURIComponent(new URL("../../../", import.meta.url).pathname).replace(/\/$/, "");
/** Both in one folder, which becomes the folder of the bundle. */
const PROGRAMS = ["harness/main.ts", "harness/bundled_engine.ts"];
/** As deep as harness/surroundings/home.ts, which finds the scenarios from there. */
const BUNDLE = "harness/packed";
const TEXTS = ["README.md", "CHANGELOG.md", "LICENSE"];
/** Pictures are for those who look at the repository; pages in the package do without them. */
const NOT_PACKED = /_(test|kit)\.tsx?$|^docs\/pictures\//;

/** The name of the archive. */
const TARBALL = `shinpan-${project.version}.tgz`;

/** Everything that is in the package. */
export async function packedFiles(): Promise<readonly TarFile[]> {
  const { files, packages } = await bundle(PROGRAMS, ROOT);
  const whole = [...TEXTS, ...await below("scenarios"), ...await below("docs")];
  const program = {
    ...await asIs("harness/_tools/pack/program.js", () => true),
    path: "bin/shinpan.js",
  };
  const isPacked = (path: string): boolean =>
    path === "" || whole.some((each) => each === path || each.startsWith(`${path}/`));
  return [
    ...[...files].map(([name, text]) => written(`${BUNDLE}/${name}`, text)),
    ...await Promise.all(whole.map((path) => asIs(path, isPacked))),
    written("package.json", `${JSON.stringify(await manifest(), null, 2)}\n`),
    written("THIRD_PARTY_LICENCES.md", await licencesOf(packages)),
    { ...program, isProgram: true },
  ];
}

/** Writes the archive into `folder` and answers with its path. */
export async function pack(folder: string): Promise<string> {
  const files = await packedFiles();
  const archive = await tarball(files.map((file) => ({ ...file, path: `package/${file.path}` })));
  const path = `${folder}/${TARBALL}`;
  await Deno.writeFile(path, archive);
  return path;
}

/** What npm is told of the package. */
async function manifest(): Promise<Readonly<Record<string, unknown>>> {
  return {
    name: "shinpan",
    version: project.version,
    description: "A conformance harness for board-game engines",
    license: project.license,
    type: "module",
    bin: { shinpan: "bin/shinpan.js" },
    dependencies: { deno: await pinnedDeno() },
    engines: { node: ">=20" },
  };
}

/** The version of Deno that `shinpan` in a clone asks for. */
async function pinnedDeno(): Promise<string> {
  const [, version] = /deno@(\d+\.\d+\.\d+)/.exec(await read("shinpan")) ?? [];
  if (!version) throw new Error("./shinpan names no version of Deno");
  return version;
}

async function below(folder: string): Promise<readonly string[]> {
  const entries = await Array.fromAsync(Deno.readDir(`${ROOT}/${folder}`));
  const paths = entries.map(async ({ name, isDirectory }) =>
    isDirectory ? await below(`${folder}/${name}`) : [`${folder}/${name}`]
  );
  return (await Promise.all(paths)).flat().filter((path) => !NOT_PACKED.test(path));
}

async function asIs(path: string, isPacked: (path: string) => boolean): Promise<TarFile> {
  if (path.endsWith(".md")) {
    return written(path, unlinked(unillustrated(await read(path)), path, isPacked));
  }
  return { path, bytes: await Deno.readFile(`${ROOT}/${path}`) };
}

function read(path: string): Promise<string> {
  return Deno.readTextFile(`${ROOT}/${path}`);
}

/** A page without the paragraphs that are pictures. */
function unillustrated(page: string): string {
  return page.split("\n\n").filter((one) => !/^(?:!\[|<picture>)/.test(one)).join("\n\n");
}

/** A page without the links to what only a clone has. */
function unlinked(page: string, path: string, isPacked: (path: string) => boolean): string {
  return page.replace(/\[([^\]]*)\]\((?!https?:)([^)]*)\)/g, (link, text: string, to: string) => {
    const { pathname } = new URL(to, `file:///${path}`);
    return isPacked(decodeURIComponent(pathname).replace(/^\/|\/$/g, "")) ? link : text;
  });
}

function written(path: string, text: string): TarFile {
  return { path, bytes: new TextEncoder().encode(text) };
}

if (import.meta.main) console.log(await pack(Deno.env.get("INIT_CWD") || Deno.cwd()));
