import { assertEquals } from "@std/assert";
import { engineName } from "./engine_name.ts";

Deno.test.each<[string, string]>([
  ["/home/me/my_engine -q", "my_engine"],
  ["./engine.py --level 3", "engine.py"],
  ["python3 -u bots/first.py --book x.py", "first.py"],
  ["/usr/bin/python3.12 engine.py", "engine.py"],
  ["deno run -A fixtures/engines/host.ts mgtp conforming", "host.ts"],
  ["node --enable-source-maps dist/main.mjs", "main.mjs"],
  ["java -Xmx1g -jar Engine.jar", "Engine.jar"],
  ["java -cp classes Main", "java"],
  ["sh run.sh", "run.sh"],
  ["C:\\bots\\engine.exe -q", "engine.exe"],
  ["C:\\Python\\python.exe C:\\bots\\e.py", "e.py"],
  ["python3 -m engine", "python3"],
  ["ash_engine play.sh", "ash_engine"],
])("%s is called %s", (command, name) => {
  assertEquals(engineName(command.split(" ")), name);
});

Deno.test("a command without words has no name", () => {
  assertEquals(engineName([]), "");
});
