import { assert, assertEquals } from "@std/assert";

const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

/** What publishing would do, and all that it says. */
async function dryRun(): Promise<{ readonly code: number; readonly said: string }> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["publish", "--dry-run", "--allow-dirty", "--no-check"],
    cwd: ROOT,
    env: { NO_COLOR: "1" },
  }).output();
  const decoder = new TextDecoder();
  return { code, said: decoder.decode(stderr) + decoder.decode(stdout) };
}

/** The pictures that pages among these files show. */
async function linkedPictures(files: readonly string[]): Promise<readonly string[]> {
  const pages = files.filter((file) => file.endsWith(".md"));
  const each = await Promise.all(pages.map(async (page) => {
    const text = await Deno.readTextFile(`${ROOT}${page}`);
    const links = text.matchAll(/(?:src|srcset)="([^":]+)"|!\[[^\]]*\]\(([^):]+)\)/g);
    return [...links].map(([, html, markdown]) => new URL(html ?? markdown ?? "", `a:/${page}`));
  }));
  const pictures = each.flat().map(({ pathname }) => pathname.slice(1));
  assert(pictures.includes("docs/pictures/console.svg"));
  return pictures;
}

Deno.test("the sources can be published, without a warning", async () => {
  const { code, said } = await dryRun();
  const complaints = said.split("\n").filter((line) => /^(error|warning)/i.test(line));
  assertEquals([code, complaints], [0, []]);
  const files = [...said.matchAll(/file:\/\/(.+) \([\d.]+\w+\)$/gm)]
    .map(([, path = ""]) => decodeURIComponent(path).slice(ROOT.length));
  for (const file of ["mod.ts", "harness/main.ts", "harness/bundled_engine.ts"]) {
    assert(files.includes(file), file);
  }
  assert(files.some((file) => file.startsWith("scenarios/mgtp/")));
  assertEquals((await linkedPictures(files)).filter((path) => !files.includes(path)), []);
  const strange = files.filter((file) =>
    /_(test|kit)\.|^bench\/|^tests\/|\/breaks_|harness\/testing|\.outline\.txt$/.test(file)
  );
  assertEquals(strange, []);
});
