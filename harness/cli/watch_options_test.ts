import { assertEquals, assertThrows } from "@std/assert";
import { environment } from "../testing/environment.ts";
import { tempFolder } from "../testing/temp_folder.ts";
import { readCheckOptions } from "./check_options.ts";
import { UsageError } from "../core/mod.ts";

Deno.test("--watch takes a path where the next word can be one, and nothing else", async () => {
  await using folder = await tempFolder();
  folder.write("engine", "#!/bin/sh\n", 0o755);
  folder.write("main.c", "");
  Deno.mkdirSync(`${folder.path}/src`);
  Deno.mkdirSync(`${folder.path}/mgtp`);
  using _ = environment({ INIT_CWD: folder.path });
  const read = (line: string) => {
    const { protocol, engine, watch } = readCheckOptions(line.split(" "));
    return [protocol, engine.join(" "), watch?.paths.join(" "), watch?.build];
  };
  const table: readonly (readonly [string, ReturnType<typeof read>])[] = [
    ["mgtp ./engine", ["mgtp", "./engine", undefined, undefined]],
    ["mgtp ./engine --watch", ["mgtp", "./engine", "", undefined]],
    ["mgtp ./engine -q --watch", ["mgtp", "./engine -q", "", undefined]],
    ["mgtp ./engine --watch src", ["mgtp", "./engine --watch src", undefined, undefined]],
    ["mgtp -- ./engine --watch", ["mgtp", "./engine --watch", undefined, undefined]],
    ["mgtp --watch ./engine", ["mgtp", "./engine", "", undefined]],
    ["mgtp --watch ./engine -q", ["mgtp", "./engine -q", "", undefined]],
    ["mgtp --watch java -jar x.jar", ["mgtp", "java -jar x.jar", "", undefined]],
    ["mgtp --watch src ./engine", ["mgtp", "./engine", "src", undefined]],
    ["mgtp --watch src/ --watch main.c ./engine", ["mgtp", "./engine", "src/ main.c", undefined]],
    ["mgtp --watch=./engine ./engine", ["mgtp", "./engine", "./engine", undefined]],
    ["--watch mgtp ./engine", ["mgtp", "./engine", "", undefined]],
    ["mgtp --watch src --build make ./engine", ["mgtp", "./engine", "src", "make"]],
    ["mgtp --watch --build make ./engine", ["mgtp", "./engine", "", "make"]],
  ];
  for (const [line, expected] of table) assertEquals(read(line), expected, line);
});

Deno.test("--build alone is refused", () => {
  assertThrows(() => readCheckOptions(["mgtp", "--build", "make", "./x"]), UsageError, "--watch");
});
