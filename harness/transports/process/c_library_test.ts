import { assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { cFunctions } from "./c_library.ts";

Deno.test({
  name: "a function of the C library can be called, and one that it lacks is not found",
  ignore: await lacks("linux"),
  fn() {
    const found = cFunctions({ getpid: { parameters: [], result: "i32" } });
    assertEquals(found?.getpid(), Deno.pid);
    assertEquals(cFunctions({ no_such_call: { parameters: [], result: "i32" } }), undefined);
  },
});

Deno.test({
  name: "without the right to call it nothing is asked for, and there is no function",
  ignore: await lacks("linux"),
  permissions: { ffi: false },
  fn() {
    assertEquals(cFunctions({ getpid: { parameters: [], result: "i32" } }), undefined);
  },
});
