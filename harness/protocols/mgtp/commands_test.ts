import { assert, assertEquals } from "@std/assert";
import fc from "../../testing/fast_check.ts";
import { COMMANDS, CORE, readCommand } from "./commands.ts";

Deno.test("the eighteen commands have the numbers 0 to 17, in order", () => {
  assertEquals(COMMANDS.map(({ id }) => id), Array.from({ length: 18 }, (_, id) => id));
  assertEquals(new Set(COMMANDS.map(({ name }) => name)).size, 18);
});

Deno.test("the core commands are ten of them", () => {
  assertEquals(CORE.size, 10);
  for (const name of CORE) assert(COMMANDS.some((one) => one.name === name), name);
});

Deno.test.each<[string, number | undefined, string, string[], string | undefined]>([
  ["1 name", 1, "name", [], "name"],
  ["  12   genmove\tred ", 12, "genmove", ["red"], "genmove"],
  ["12 genmove", 12, "genmove", [], undefined],
  ["12 genmove green", 12, "genmove", ["green"], undefined],
  ["10 move a1 a2", 10, "move", ["a1", "a2"], "move"],
  ["10 move a1 e2", 10, "move", ["a1", "e2"], undefined],
  ["11 flip a1 K", 11, "flip", ["a1", "K"], "flip"],
  ["11 flip a1 x", 11, "flip", ["a1", "x"], undefined],
  ["15 time_settings 900000", 15, "time_settings", ["900000"], "time_settings"],
  ["15 time_setting 900000", 15, "time_setting", ["900000"], "time_settings"],
  ["4 list_command", 4, "list_command", [], undefined],
  ["1001 name", 1001, "name", [], "name"],
  ["1 name xxx", 1, "name", ["xxx"], undefined],
  ["99 nonsense", 99, "nonsense", [], undefined],
  ["name", undefined, "name", [], "name"],
  ["", undefined, "", [], undefined],
  ["-1 name", undefined, "-1", ["name"], undefined],
])("%j is read as a client means it", (line, id, name, args, form) => {
  const command = readCommand(line);
  assertEquals(
    { ...command, args: [...command.args], form: command.form?.name },
    { id, name, args, form },
  );
});

Deno.test("words are parted by any blanks, and a number opens a command only if it is digits alone", () => {
  const part = fc.constantFrom(" ", "\t", "\u00a0", "1", "12", "name", "a1", "move", "é", "\x7f");
  fc.assert(fc.property(fc.array(part), (parts) => {
    const line = parts.join("");
    const [first = "", ...rest] = line.trim().split(/\s+/);
    const numbered = /^\d+$/.test(first);
    const [name = "", ...args] = numbered ? rest : [first, ...rest];
    const { form: _, ...command } = readCommand(line);
    assertEquals(command, { id: numbered ? Number(first) : undefined, name, args });
  }));
});
