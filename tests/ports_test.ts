import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { checkHere as check, shinpanHere as shinpan } from "./test_kit.ts";
import { geisterOverTcp } from "../harness/referee/geister/mod.ts";
import { RUN_DEFAULTS, runAll } from "../harness/runner/mod.ts";
import { bundledScenarios } from "../harness/surroundings/load_scenarios.ts";
import { brokenRules, reportOf, type RunEvent } from "../harness/core/mod.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";
import { realClock, tcp } from "../harness/transports/mod.ts";
import { freePort } from "../harness/transports/channels/tcp_kit.ts";

const NO_CC = await lacks("cc");

/** Takes its side from the port: `./ghost FIRST SECOND HOST PORT`; on the wrong one it is mirrored. */
function byPort(source: string): string {
  return source
    .replace(
      "static void move(void) {",
      `static int first_port, second_port, port, mirrored = -1;

/* At its first move it is the second player if a ghost of the other side has left its place. */
static int other_has_moved(void) {
    for (int i = GHOSTS; i < ALL; i++) {
        if (ghosts[i].x < 1 || ghosts[i].x > 4 || ghosts[i].y > 1) return 1;
    }
    return 0;
}

static void move(void) {
    if (mirrored < 0) mirrored = port != (other_has_moved() ? second_port : first_port);`,
    )
    .replace("WAYS[way].name);", "WAYS[mirrored ? WAY_COUNT - 1 - way : way].name);")
    .replace(
      "    if (argc >= 3) {",
      `    first_port = atoi(argv[1]), second_port = atoi(argv[2]), port = atoi(argv[argc - 1]);
    if (argc >= 3) {`,
    );
}

/** Two ports that nothing listens on. */
function twoPorts(): readonly [string, string] {
  const first = freePort();
  for (;;) {
    const second = freePort();
    if (second !== first) return [`${first}`, `${second}`];
  }
}

const SIDES = ["--scenario", "geister/moves/as_first", "--scenario", "geister/moves/as_second"];

Deno.test({
  name: "--ports gives a real program the port of the side that it plays, and replay lines keep it",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "ghost", byPort);
    const [first, second] = twoPorts();
    const checked = (ports: string) =>
      check(folder, ["geister-tcp", ...SIDES, "--ports", ports, engine, first, second]);
    const right = await checked(`${first},${second}`);
    assertEquals([right.code, right.rules], [0, []], right.out);
    const swapped = await checked(`${second},${first}`);
    assertEquals(swapped.code, 1, swapped.out);
    for (const { replay } of swapped.report.cases) {
      assertStringIncludes(replay, `--ports ${second},${first}`);
    }
  },
});

Deno.test({
  name: "in a match and a contest each player finds the port of its side, whichever it has",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "ghost", byPort);
    const [first, second] = twoPorts();
    const player = `${engine} ${first} ${second}`;
    const words = ["geister-tcp", player, player, "--ports", `${first},${second}`, "--swap"];
    const how = ["--games", "2"];
    for (const command of ["match", "contest"]) {
      const args = [command, ...words, ...how, "--out", `${folder.path}/${command}`];
      const { code, out, err } = await shinpan(args, { cwd: folder.path });
      assertEquals(code, 0, out + err);
    }
  },
});

Deno.test({
  name:
    "an engine that plays rightly on the server's two ports alone is reported as such, as a SHOULD",
  ignore: NO_CC,
  fn: async () => {
    await using folder = await tempFolder();
    const engine = await compileC(folder, "ghost", byPort);
    const [first, second] = twoPorts();
    const usual = geisterOverTcp.protocol.usualPorts;
    assert(usual);
    // Ports of this test stand for 10000 and 10001, which other programs may use.
    const usualPorts = { ...usual, ports: [Number(first), Number(second)] as const };
    const pairing = { ...geisterOverTcp, protocol: { ...geisterOverTcp.protocol, usualPorts } };
    const loaded = await bundledScenarios(geisterOverTcp);
    assert(loaded.ok);
    const run = runAll({
      ...RUN_DEFAULTS,
      pairing,
      engine: { name: "by port", command: [engine] },
      transport: tcp({ program: `${folder.path}/ghost`, args: [first, second] }, { decoys: [] }),
      scenarios: loaded.value.filter(({ id }) => SIDES.includes(id)),
      clock: realClock,
    });
    const events: RunEvent[] = [];
    for await (const event of run) events.push(event);
    const report = reportOf(events);
    assert(report);
    const broken = brokenRules(report).map(({ rule, level }) => [rule.id, level]);
    assertEquals(broken, [["geister/any-port", "SHOULD"]]);
    assertEquals(report.cases.map(({ verdict }) => verdict.kind), ["warned", "warned"]);
  },
});
