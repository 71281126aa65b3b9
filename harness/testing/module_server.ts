/** Serves the sources on loopback as a registry of modules does. @module */

const ROOT = new URL("../../", import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  json: "application/json",
  ts: "text/typescript",
  tsx: "text/tsx",
  yaml: "text/yaml",
};

/** A server that runs until it is disposed of. */
export interface ModuleServer extends AsyncDisposable {
  /** Where the package is, with a slash at the end. */
  readonly home: string;
}

type Imports = Readonly<Record<string, string>>;

/**
 * Begins to serve the package. Like a registry, it writes the full names of packages into the
 * modules, which cannot ask deno.json for them, and lists files in `<version>_meta.json`.
 */
export async function serveModules(): Promise<ModuleServer> {
  const { imports, version } = JSON.parse(await Deno.readTextFile(new URL("deno.json", ROOT)));
  const scenarios = (await filesBelow("scenarios")).map((path) => [`/${path}`, {}]);
  const meta = JSON.stringify({ manifest: Object.fromEntries(scenarios) });
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === `/${version}_meta.json`) return new Response(meta);
      return await answer(pathname, imports);
    },
  );
  const home = `http://127.0.0.1:${server.addr.port}/`;
  return { home, [Symbol.asyncDispose]: () => server.shutdown() };
}

async function answer(pathname: string, imports: Imports): Promise<Response> {
  const text = await Deno.readTextFile(new URL(`.${pathname}`, ROOT)).catch(() => undefined);
  const ending = pathname.slice(pathname.lastIndexOf(".") + 1);
  const type = TYPES[ending];
  if (text === undefined || !type) return new Response("Not found", { status: 404 });
  const body = ending.startsWith("ts") ? unfurled(text, imports) : text;
  const pragma = ending === "tsx" ? `/** @jsxImportSource ${imports.preact} */\n` : "";
  return new Response(pragma + body, { headers: { "content-type": type } });
}

function unfurled(text: string, imports: Imports): string {
  return text.replaceAll(
    /(\bfrom |\bimport |\bimport\()"([^".][^"]*)"/g,
    (whole, before, name) => imports[name] ? `${before}"${imports[name]}"` : whole,
  );
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await Array.fromAsync(Deno.readDir(new URL(`${folder}/`, ROOT)));
  const files = entries.map(({ name, isDirectory }) =>
    isDirectory ? filesBelow(`${folder}/${name}`) : [`${folder}/${name}`]
  );
  return (await Promise.all(files)).flat();
}
