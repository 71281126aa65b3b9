import { assertEquals } from "@std/assert";
import { type Goal, goalOf, targetsOf } from "./makefile.ts";

Deno.test.each<[string, string[]]>([
  ["", []],
  ["# all: no\nCC = gcc\nFLAGS := a:b\nX ::= 1\nall: engine\n\tcc a:b\n", ["all"]],
  [".PHONY: clean\nclean:\n\trm x\nengine test : a.c\n", ["clean", "engine", "test"]],
  ["%.o: %.c\n\tcc -c $<\n$(TARGET): a.o\nclean:\n", ["$", "clean"]],
  ["clean:: a\\\n  b\r\nall:\r\n", ["clean", "all"]],
  ["include common.mk\nclean:\n", ["$"]],
  [".DEFAULT_GOAL := all\nclean:\nall:\n", ["$"]],
])("in %j there is to make", (makefile, targets) => {
  assertEquals(targetsOf(makefile), targets);
});

const byDefault: Goal = { kind: "default" };

Deno.test.each<[string[], Goal]>([
  [[], byDefault],
  [["all", "clean"], byDefault],
  [["debug", "clean"], byDefault],
  [["$", "clean"], byDefault],
  [["clean", "$"], byDefault],
  [["clean", "main.o", "dark"], { kind: "target", name: "dark", insteadOf: "clean" }],
  [["run", "x", "engine"], { kind: "target", name: "engine", insteadOf: "run" }],
  [["Clean", "engine", "all"], { kind: "target", name: "all", insteadOf: "Clean" }],
  [["clean", "a;rm"], { kind: "nothing" }],
  [["clean", "test"], { kind: "nothing" }],
])("of %j this is made", (targets, goal) => {
  assertEquals(goalOf(targets), goal);
});
