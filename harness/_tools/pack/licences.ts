/** The licences of the packages that are in the bundle. @module */

/** All licences as one text; a package without one stops the packing. */
export async function licencesOf(packages: ReadonlyMap<string, string>): Promise<string> {
  const sorted = [...packages].toSorted(([a], [b]) => a < b ? -1 : 1);
  const parts = await Promise.all(
    sorted.map(async ([name, folder]) => `${title(name)}\n\n${await licenceIn(folder, name)}`),
  );
  return `The modules of Shinpan contain these packages.\n\n${parts.join("\n\n")}\n`;
}

function title(name: string): string {
  const words = name.replace(/\/(?=[^/]*$)/, " ");
  return `${words}\n${"=".repeat(words.length)}`;
}

async function licenceIn(folder: string, name: string): Promise<string> {
  for await (const entry of Deno.readDir(folder)) {
    if (!entry.isFile || !/^licen[cs]e(\.(md|txt))?$/i.test(entry.name)) continue;
    return (await Deno.readTextFile(`${folder}/${entry.name}`)).trim();
  }
  const { license }: { license?: string } = JSON.parse(
    await Deno.readTextFile(`${folder}/package.json`),
  );
  if (!license) throw new Error(`No licence in ${name}`);
  return `Licence: ${license}`;
}
