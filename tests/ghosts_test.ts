import { assert, assertEquals, assertMatch } from "@std/assert";
import { checkHere as check } from "./test_kit.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";

const NO_CC = await lacks("cc");

Deno.test({
  name: "one Geister engine in C keeps every rule over TCP and over STDIO",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "ghost");
    for (const protocol of ["geister-tcp", "geister-stdio"]) {
      const run = await check(folder, [protocol, "--strict", engine]);
      assertEquals([run.code, run.rules], [0, []], run.out);
      const others = run.report.cases.filter(({ verdict }) => verdict.kind !== "passed");
      // It leaves the board too soon for a scenario that asks for 201 plies.
      const reasons = others.map(({ scenario, verdict }) =>
        [scenario, verdict.kind === "skipped" && verdict.because.kind] as const
      );
      assertEquals(reasons, [["geister/games/server_clock", "too-short"]], run.out);
    }
  },
});

const JAVA = `
import java.io.*;
import java.net.Socket;

public class Ghost {
  public static void main(String[] args) throws IOException {
    Socket socket = new Socket(args[0], Integer.parseInt(args[1]));
    BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
    PrintWriter out = new PrintWriter(socket.getOutputStream());
    for (String line; (line = in.readLine()) != null;) {
      if (line.startsWith("SET?")) out.print("SET:ABCD\\r\\n");
      if (line.startsWith("MOV?")) out.print("MOV:A,NORTH\\r\\n");
    }
  }
}
`;

Deno.test({
  name: "a PrintWriter in Java that is never flushed gets the flush hint, though its end loses all",
  ignore: await lacks("java") || await lacks("javac"),
  fn: async () => {
    // Java finds no class in a folder whose name its locale cannot write.
    await using folder = await tempFolder("shinpan_java_");
    folder.write("Ghost.java", JAVA);
    const { success } = await new Deno.Command("javac", { args: ["Ghost.java"], cwd: folder.path })
      .output();
    assert(success);
    const java = ["java", "-cp", ".", "Ghost"];
    const run = await check(folder, ["geister-tcp", "--time-scale", "0.3", ...java]);
    assertEquals([run.code, run.rules], [1, ["geister/flush"]], run.out);
    assertMatch(run.out, /only a\s+full buffer is sent/);
    assertMatch(run.out, /PrintWriter\(socket.getOutputStream\(\), true\)/);
  },
});

Deno.test({
  name: "an engine in C that takes one recv for one message fails where messages come together",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "ghost_one_recv");
    const run = await check(folder, ["geister-tcp", "--strict", "--time-scale", "0.15", engine]);
    assertEquals([run.code, run.rules], [1, ["geister/reads-coalesced"]], run.out);
    const verdicts = Map.groupBy(run.report.cases, ({ verdict }) => verdict.kind);
    assertEquals([...verdicts.keys()].sort(), ["failed", "passed"], run.out);
    assertEquals(verdicts.get("failed")?.map(({ scenario }) => scenario).sort(), [
      "geister/delivery/coalesced",
      "geister/delivery/coalesced_loss",
      "geister/delivery/coalesced_result",
    ]);
    assertMatch(run.out, /Two messages that arrive together are both understood/);
    assertMatch(run.out, /One recv\(\) is not one message/);
  },
});
