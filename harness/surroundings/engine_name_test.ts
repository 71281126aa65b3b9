import { assertEquals } from "@std/assert";
import { engineName, playerName } from "./engine_name.ts";

Deno.test.each<[string, string]>([
  ["/home/me/my_engine -q", "my_engine"],
  ["./engine.py --level 3", "engine.py"],
  ["python3 -u bots/first.py --book x.py", "first.py"],
  ["/usr/bin/python3.12 engine.py", "engine.py"],
  ["deno run -A fixtures/engines/host.ts mgtp conforming", "host.ts"],
  ["node --enable-source-maps dist/main.mjs", "main.mjs"],
  ["java -Xmx1g -jar Engine.jar", "Engine.jar"],
  ["java -cp classes Main", "Main"],
  ["java -ea -Xss8m -classpath lib/a.jar:. edu.dark.Engine -q", "edu.dark.Engine"],
  ["java --module-path mods -m dark/edu.dark.Main", "edu.dark.Main"],
  ["java -version", "java"],
  ["sh run.sh", "run.sh"],
  ["C:\\bots\\engine.exe -q", "engine.exe"],
  ["C:\\Python\\python.exe C:\\bots\\e.py", "e.py"],
  ["python3 -m engine", "engine"],
  ["python3 -W ignore -u -m bots.first x.py", "bots.first"],
  ["pypy3 engine", "engine"],
  ["python3 -c print(1) x.py", "x.py"],
  ["python3", "python3"],
  ["deno task engine", "deno"],
  ["ash_engine play.sh", "ash_engine"],
])("%s is called %s", (command, name) => {
  assertEquals(engineName(command.split(" ")), name);
});

Deno.test.each<[string, string]>([
  ["python3 ./bots/mine.py", "mine"],
  ["java -jar games/foo.jar", "foo"],
  ["java -cp a.jar edu.dark.Main", "edu.dark.Main"],
  ["./mine.py", "mine.py"],
  ["./mine-2.1", "mine-2.1"],
])("the player %s is called %s", (command, name) => {
  assertEquals(playerName(command.split(" ")), name);
});

Deno.test("a command without words has no name", () => {
  assertEquals(engineName([]), "");
});
