/** Where Shinpan's own files are: in a clone, in a package, or on a server. @module */

// A package has the bundled modules two folders deep, where this one is.
const ROOT = new URL("../../", import.meta.url);
const IS_PACKED = import.meta.url.endsWith(".js");

/** Whether Shinpan's modules are read from a server, so that its other files are no files here. */
export const IS_REMOTE: boolean = ROOT.protocol !== "file:";

/** The folder of Shinpan as a URL, with a slash at the end. */
export const HOME_URL: URL = ROOT;

/** The folder of Shinpan; undefined where it is on a server. */
export const HOME: string | undefined = IS_REMOTE ? undefined : pathOf(ROOT).replace(/\/$/, "");

/** The program that runs a bundled engine, as `deno run` wants to hear of it. */
export const ENGINE_PROGRAM: string = programOf(
  new URL(IS_PACKED ? "./bundled_engine.js" : "../bundled_engine.ts", import.meta.url),
);

/** The program of the command line, as `deno run` wants to hear of it. */
export const MAIN_PROGRAM: string = programOf(new URL("../main.ts", import.meta.url));

/** The folder from which a bundled engine runs when it is confined. */
export const ENGINE_FOLDER: string = `${HOME}/${IS_PACKED ? "harness/packed" : "fixtures/engines"}`;

function programOf(url: URL): string {
  return IS_REMOTE ? url.href : pathOf(url);
}

function pathOf({ pathname }: URL): string {
  return decodeURIComponent(pathname);
}
