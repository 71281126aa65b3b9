import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { leaseFolder } from "./leased_folder.ts";

const MODULE = new URL("./leased_folder.ts", import.meta.url).href;

function namesIn(folder: string): readonly string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
}

Deno.test("a leased folder is there until it is let go, whatever others lease", async () => {
  await using home = await tempFolder();
  {
    using first = leaseFolder("copy-", home.path);
    using second = leaseFolder("copy-", home.path);
    Deno.writeTextFileSync(`${first.path}/a`, "a");
    assertEquals(namesIn(home.path).length, 4);
    assertEquals(Deno.statSync(second.path).isDirectory, true);
  }
  assertEquals(namesIn(home.path), []);
});

Deno.test({
  name: "a folder whose owner was killed goes with the next lease, and no other file does",
  ignore: await lacks("posix"),
  fn: async () => {
    await using home = await tempFolder();
    Deno.mkdirSync(`${home.path}/copy-of-mine`);
    const code = `import { leaseFolder } from ${JSON.stringify(MODULE)};
      const { path } = leaseFolder("copy-", ${JSON.stringify(home.path)});
      Deno.writeTextFileSync(path + "/a", "a");
      Deno.kill(Deno.pid, "SIGKILL");`;
    await new Deno.Command(Deno.execPath(), { args: ["eval", code] }).output();
    assertEquals(namesIn(home.path).length, 3);
    {
      using _next = leaseFolder("copy-", home.path);
      assertEquals(namesIn(home.path).length, 3);
    }
    assertEquals(namesIn(home.path), ["copy-of-mine"]);
  },
});
