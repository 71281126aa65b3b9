import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { environment } from "../../testing/environment.ts";
import { UsageError } from "../../core/mod.ts";
import { readOptionsAmongWords } from "../options.ts";
import { PLAY_OPTIONS, readPlayOptions, usualJobs } from "./match_options.ts";

function read(...args: readonly string[]) {
  const usual = { games: 10, swap: false, out: "match" };
  return readPlayOptions(readOptionsAmongWords(args, PLAY_OPTIONS), usual);
}

Deno.test("without options everything has its default", () => {
  using _ = environment({ LC_ALL: "C" });
  const { jobs, pin, sandbox, ...options } = read();
  assertEquals([sandbox.level, sandbox.least], [undefined, "none"]);
  assertEquals([jobs, pin], [usualJobs(navigator.hardwareConcurrency), jobs > 1]);
  assertEquals(options, {
    games: 10,
    swap: false,
    seed: 1,
    clock: { mainMs: 900_000, extraMs: 0, sharedPlies: 0, incrementMs: 0 },
    settings: {},
    tellSettings: false,
    board: undefined,
    openingsFile: undefined,
    pipeline: false,
    ports: [],
    strict: false,
    out: "match",
    fresh: false,
    reporters: ["html", "json"],
    open: false,
    quiet: false,
    language: "en",
  });
});

Deno.test.each<[string, number[]]>([
  ["--time 60", [60_000, 0, 0, 0]],
  ["--time 1.5m", [90_000, 0, 0, 0]],
  ["--time none", [2_147_483_647, 0, 0, 0]],
  ["--byoyomi 1", [0, 1_000, 1, 0]],
  ["--time 300 --byoyomi 30s", [300_000, 30_000, 1, 0]],
  ["--time 300 --byoyomi 5m --byoyomi-plies 25", [300_000, 300_000, 25, 0]],
  ["--move-time 500ms", [0, 500, 1, 0]],
  ["--time 60 --increment 0.6", [60_000, 0, 0, 600]],
  ["--increment 2", [2_000, 0, 0, 2_000]],
])("%s is a clock", (words, [mainMs = 0, extraMs = 0, sharedPlies = 0, incrementMs = 0]) => {
  assertEquals(read(...words.split(" ")).clock, { mainMs, extraMs, sharedPlies, incrementMs });
});

Deno.test("settings go by their names", () => {
  const { settings } = read("--repetition", "4", "--no-eat-flip=80", "--setting", "plyLimit=9");
  assertEquals(settings, { repetition: 4, noEatFlip: 80, plyLimit: 9 });
});

Deno.test.each([
  ["--move-time 1 --time 9", "--move-time and --time"],
  ["--time 0", "The clock has no time"],
  ["--time soon", "--time"],
  ["--time 999999999", "too long"],
  ["--setting x", "NAME=NUMBER"],
  ["--pin --no-pin", "contradict"],
  ["--games 0", "--games"],
  ["--reporter junit", "html, json or none"],
])("%s is refused with a way out", (words, fix) => {
  const error = assertThrows(() => read(...words.split(" ")));
  assert(error instanceof UsageError, String(error));
  assertStringIncludes(error.message, fix);
});

Deno.test("--open writes a page to open", () => {
  assertEquals(read("--reporter", "none").reporters, []);
  assertEquals(read("--reporter", "json", "--open").reporters, ["json", "html"]);
});

Deno.test("engines are tied to cores where games are played side by side", () => {
  const { hardwareConcurrency } = navigator;
  assertEquals(read("--jobs", "1").pin, false);
  assertEquals(read("--jobs", "1", "--pin").pin, true);
  assertEquals(read("--jobs", String(hardwareConcurrency + 1)).pin, false);
  assertEquals([1, 2, 3, 8].map(usualJobs), [1, 1, 1, 4]);
});

Deno.test("with ports by side one game is played at a time, and both sides need one", () => {
  const { jobs, ports } = read("--ports", "10000,10001", "--jobs", "4");
  assertEquals([jobs, ports], [1, [10000, 10001]]);
  assertThrows(() => read("--ports", "10000"), UsageError);
  assertThrows(() => read("--ports", "10000,10000"), UsageError);
});
