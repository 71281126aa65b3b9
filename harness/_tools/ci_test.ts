import { assertEquals, assertStringIncludes } from "@std/assert";
import { lacks } from "../testing/needs.ts";
import { tempFolder } from "../testing/temp_folder.ts";

const SCRIPT = new URL("../../.ci/run", import.meta.url);

/** Stands for npx: it skips what SKIPPED says at first, and writes down how it was called. */
const NPX = `#!/bin/sh
echo "npx $*" >> "$LOG"
case "$*" in
  *--again*) cat "$6" >> "$LOG"; exit "$AGAIN" ;;
esac
printf '%s' "$SKIPPED" > "$SHINPAN_SKIPPED"
exit "$FIRST"
`;
/** Stands for apt-get: it has every package but one. */
const APT = `#!/bin/sh
echo "apt-get $1 \${5:-}" >> "$LOG"
[ "\${5:-}" != no-such-package ]
`;

interface Machine {
  readonly packages?: readonly string[];
  readonly root?: boolean;
  readonly first?: number;
  readonly again?: number;
}

/** Runs the script on a machine that has nothing but stubs where it installs and tests. */
async function run({ packages = [], root = true, first = 0, again = 0 }: Machine) {
  await using folder = await tempFolder();
  folder.write(".ci/run", await Deno.readTextFile(SCRIPT), 0o755);
  folder.write("bin/npx", NPX, 0o755);
  folder.write("bin/apt-get", APT, 0o755);
  folder.write("bin/id", `#!/bin/sh\necho ${root ? 0 : 1000}\n`, 0o755);
  const log = folder.write("log", "");
  const skipped = JSON.stringify({ tests: [{ file: "a_test.ts", name: "a, [b]" }], packages });
  const { code, stdout } = await new Deno.Command("bash", {
    args: [`${folder.path}/.ci/run`],
    env: {
      PATH: `${folder.path}/bin:${Deno.env.get("PATH")}`,
      LOG: log,
      SKIPPED: skipped,
      FIRST: `${first}`,
      AGAIN: `${again}`,
    },
  }).output();
  const calls = (await Deno.readTextFile(log)).replaceAll(/--again \S+/g, "--again FILE");
  return { code, out: new TextDecoder().decode(stdout), calls: calls.trim().split("\n"), skipped };
}

const TEST = "npx -y deno@2.9.6 task test";
const UPDATE = "apt-get update ";
const install = (name: string) => `apt-get install ${name}`;
const ignore = await lacks("posix", "bash");

Deno.test({
  name: "CI installs what was missing after the tests, and then runs what they skipped",
  ignore,
  fn: async () => {
    const { code, calls, skipped } = await run({ packages: ["fish", "libxml2-utils"] });
    const installed = [UPDATE, install("fish"), install("libxml2-utils")];
    assertEquals([code, calls], [0, [TEST, ...installed, `${TEST} --again FILE`, skipped]]);
    assertEquals((await run({ packages: ["fish"], again: 3 })).code, 3);
  },
});

Deno.test({
  name: "CI installs nothing where the tests fail, where nothing is missing, or where it may not",
  ignore,
  fn: async () => {
    const packages = ["fish"];
    const failed = await run({ packages, first: 1 });
    assertEquals([failed.code, failed.calls], [1, [TEST]]);
    const whole = await run({});
    assertEquals([whole.code, whole.calls], [0, [TEST]]);
    const user = await run({ packages, root: false });
    assertEquals([user.code, user.calls], [0, [TEST]]);
    assertStringIncludes(user.out, "what was skipped stays skipped");
  },
});

Deno.test({
  name: "a package that cannot be had does not keep CI from the others",
  ignore,
  fn: async () => {
    const some = await run({ packages: ["no-such-package", "fish"] });
    assertEquals([some.code, some.calls.at(-2)], [0, `${TEST} --again FILE`]);
    assertStringIncludes(some.out, "Could not install no-such-package");
    const none = await run({ packages: ["no-such-package"] });
    assertEquals([none.code, none.calls], [0, [TEST, UPDATE, install("no-such-package")]]);
  },
});
