import { assert, assertEquals } from "@std/assert";
import { tempFolder } from "../../testing/temp_folder.ts";
import { isFile } from "./file_kind.ts";
import { fromAside, keepAside } from "./kept_aside.ts";

Deno.test("a program that is gone is written anew for each start, until the last caller is done", async () => {
  await using folder = await tempFolder();
  const program = `${folder.path}/engine`;
  Deno.writeTextFileSync(program, "#!/bin/sh\n");
  const command = { program, args: ["a"], cwd: folder.path };
  const [first, second] = [keepAside(program), keepAside(program)];
  Deno.removeSync(program);
  const starts = [fromAside(command), fromAside(command)];
  assert(starts[0] && starts[1] && starts[0].program !== starts[1].program);
  const files = starts.map((one) => one?.program ?? "");
  assertEquals(files.map((file) => Deno.readTextFileSync(file)), ["#!/bin/sh\n", "#!/bin/sh\n"]);
  assertEquals([starts[0].args, starts[0].cwd], [["a"], folder.path]);
  first[Symbol.dispose]();
  assert(files.every(isFile));
  second[Symbol.dispose]();
  assertEquals([files.filter(isFile), fromAside(command)], [[], undefined]);
});

Deno.test("a program whose folder is gone runs in that of the copy", async () => {
  await using folder = await tempFolder();
  const program = `${folder.path}/engine`;
  Deno.writeTextFileSync(program, "");
  using _kept = keepAside(program);
  const start = fromAside({ program, args: [], cwd: `${folder.path}/none` });
  assertEquals(start?.cwd, start?.program.replace(/\/engine$/, ""));
});

Deno.test("what is not there is not kept", () => {
  using _kept = keepAside("/no/such");
  assertEquals(fromAside({ program: "/no/such", args: [] }), undefined);
});
