import { assert, assertEquals } from "@std/assert";
import { onPath, realProbe } from "./probe.ts";

const posix = Deno.build.os !== "windows";

Deno.test({
  name: "a machine tells where its programs are and what a short command says",
  ignore: !posix,
  async fn() {
    assert(onPath("sh")?.endsWith("/sh"));
    assertEquals(onPath("no such program"), undefined);
    const { run, uid } = realProbe();
    assertEquals(uid, Deno.uid());
    const args = ["-c", "echo out; echo err >&2; exit 3"];
    assertEquals(await run({ program: "sh", args }), { code: 3, out: "out\n", err: "err\n" });
    assertEquals((await run({ program: "/no/such/program", args: [] })).code, 127);
  },
});

Deno.test({
  name: "a bare command gets no environment but its own",
  ignore: !posix,
  async fn() {
    const { run } = realProbe();
    const { out } = await run({ program: "/usr/bin/env", args: [], env: { A: "1" }, bare: true });
    assertEquals(out, "A=1\n");
  },
});
