/** The bundled scenarios, where Shinpan's modules are read from a server. @module */

import { UsageError } from "../core/mod.ts";
import { HOME_URL } from "./home.ts";
import type { ScenarioFile } from "./scenario_file.ts";
import { VERSION } from "./version.ts";

/** The scenario files of a suite with their texts, each called by its address, by their ids. */
export async function remoteScenarioFiles(
  suite: string,
  home: URL = HOME_URL,
): Promise<readonly ScenarioFile[]> {
  const files = (await filesOfPackage(home)).filter((file) =>
    file.startsWith(`scenarios/${suite}/`) && /\.ya?ml$/.test(file)
  );
  return await Promise.all(
    files.sort().map(async (file) => {
      const url = new URL(file, home);
      const id = file.replace(/^scenarios\/|\.ya?ml$/g, "");
      return { path: url.href, file: url.href, id, text: await textAt(url) };
    }),
  );
}

/**
 * All files of the package. A server cannot list a folder; a registry of modules names the files of
 * a package in `<version>_meta.json` beside it.
 */
async function filesOfPackage(home: URL): Promise<readonly string[]> {
  const url = new URL(`../${VERSION}_meta.json`, home);
  const { manifest }: { manifest?: Readonly<Record<string, unknown>> } = parsed(await textAt(url));
  if (!manifest) throw unreadable(url, "it has no manifest");
  return Object.keys(manifest).map((path) => path.slice(1));
}

function parsed(text: string): { manifest?: Readonly<Record<string, unknown>> } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function textAt(url: URL): Promise<string> {
  const answer = await fetch(url).catch((error: Error) => error);
  if (answer instanceof Error) throw unreadable(url, answer.message);
  if (answer.ok) return await answer.text();
  await answer.body?.cancel();
  throw unreadable(url, `the server answers ${answer.status}`);
}

function unreadable({ href }: URL, why: string): UsageError {
  return new UsageError(
    {
      en: `Cannot read the scenarios from "${href}"`,
      zh: `無法從「${href}」讀取情境`,
      ja: `「${href}」からシナリオを読めない`,
    },
    {
      en: `${why}; install Shinpan's package, or work in a clone`,
      zh: `${why}；請安裝 Shinpan 套件，或在複本（clone）中執行`,
      ja: `${why}。Shinpan のパッケージをインストールするか、クローンの中で実行する`,
    },
  );
}
