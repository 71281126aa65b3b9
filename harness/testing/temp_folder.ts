/** A folder that is gone when the test is over. @module */

/** A folder of the test's own. */
export interface TempFolder extends AsyncDisposable {
  readonly path: string;
  /** Writes a file, with the folders that it needs; answers with its path. */
  write(name: string, text: string, mode?: number): string;
}

/** Makes an empty folder; unless told otherwise its name holds a blank and a letter beyond ASCII. */
export async function tempFolder(prefix = "shinpan tést "): Promise<TempFolder> {
  const path = await Deno.makeTempDir({ prefix });
  return {
    path,
    write: (name, text, mode) => {
      const file = `${path}/${name}`;
      Deno.mkdirSync(file.replace(/\/[^/]*$/, ""), { recursive: true });
      Deno.writeTextFileSync(file, text, { mode });
      return file;
    },
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}
