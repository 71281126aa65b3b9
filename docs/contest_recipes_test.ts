import { assert, assertEquals } from "@std/assert";
import { parse } from "@std/yaml";
import { said, startCluster, until, whyNoCluster } from "../bench/slurm_cluster.ts";
import { compileC } from "../harness/testing/compile_c.ts";
import { lacks } from "../harness/testing/needs.ts";
import { type TempFolder, tempFolder } from "../harness/testing/temp_folder.ts";

const ROOT = decodeURIComponent(new URL("../", import.meta.url).pathname).replace(/\/$/, "");
const RECIPES = await Deno.readTextFile(`${ROOT}/docs/recipes.md`);
const WORDS = /export WORDS="(.*)"/.exec(RECIPES)?.[1] ?? "";

/** The shell commands under a heading, block by block. */
function recipe(heading: string, kind = "sh"): readonly string[] {
  const [, after = ""] = RECIPES.split(`## ${heading}\n`);
  const [section = ""] = after.split("\n## ");
  const blocks = section.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, "gs"));
  return [...blocks].map(([, block = ""]) => block);
}

/** Five engines, of which one meets no other in each round. */
async function laidOut(): Promise<TempFolder> {
  const folder = await tempFolder();
  const engine = await compileC(folder, "conforming");
  await Deno.mkdir(`${folder.path}/engines`);
  for (const name of ["a", "b", "c", "d", "e"]) {
    await Deno.copyFile(`${folder.path}/${engine}`, `${folder.path}/engines/${name}`);
  }
  return folder;
}

/** Runs a script in a folder, with Deno on PATH. */
async function sh(script: string, cwd: string, env: Readonly<Record<string, string>> = {}) {
  const deno = Deno.execPath().replace(/\/[^/]*$/, "");
  const PATH = `${cwd}/bin:${deno}:${Deno.env.get("PATH")}`;
  const { code, stderr } = await new Deno.Command("sh", {
    args: ["-ec", script],
    cwd,
    env: { SHINPAN: ROOT, INIT_CWD: "", PATH, ...env },
  }).output();
  assertEquals(code, 0, new TextDecoder().decode(stderr));
}

function standingsIn({ path }: TempFolder): unknown {
  const { standings, over } = JSON.parse(
    Deno.readTextFileSync(`${path}/contest/contest-result.json`),
  );
  assert(over);
  return standings;
}

let whole: Promise<unknown> | undefined;

/** The standings of one run, which all ways are compared with. */
function atOnce(): Promise<unknown> {
  return whole ??= playedAtOnce();
}

async function playedAtOnce(): Promise<unknown> {
  await using folder = await laidOut();
  await sh(`"$SHINPAN"/shinpan ${WORDS}`, folder.path);
  return standingsIn(folder);
}

Deno.test({
  name: "the recipe for a contest with GNU parallel gives the standings of one run",
  ignore: await lacks("cc", "parallel"),
  fn: async () => {
    await using folder = await laidOut();
    await sh(recipe("A contest in rounds: GNU parallel").join(""), folder.path);
    assertEquals(standingsIn(folder), await atOnce());
  },
});

/** An sbatch that runs what it is given at once, each element of an array after the other. */
const SBATCH = `#!/bin/sh
for word; do
  case "$word" in
    --array=1-*) tasks="\${word#--array=1-}" ;;
    --wrap) wrap=next ;;
    -*) ;;
    *) if [ "$wrap" = next ]; then wrap="$word"; else script="$word"; fi ;;
  esac
done
if [ -n "$script" ]; then
  for task in $(seq 1 "$tasks"); do SLURM_ARRAY_TASK_ID=$task sh -e "$script" >&2; done
else
  sh -ec "$wrap" >&2
fi
echo 1
`;

// A real Slurm, where there is one, shows the same below.
if (whyNoCluster() !== undefined) {
  Deno.test({
    name: "the recipe for a contest with Slurm gives the standings of one run",
    ignore: await lacks("cc"),
    fn: async () => {
      await using folder = await laidOut();
      const [script = "", submit = ""] = recipe("A contest in rounds: Slurm");
      folder.write("meeting.sh", script, 0o755);
      folder.write("bin/sbatch", SBATCH, 0o755);
      await sh(submit, folder.path);
      assertEquals(standingsIn(folder), await atOnce());
    },
  });
}

/** The parts of a Job that matter here. */
interface Job {
  readonly kind: string;
  readonly spec: {
    readonly completionMode: string;
    readonly template: {
      readonly spec: {
        readonly containers: readonly { readonly command: string[]; readonly args: string[] }[];
      };
    };
  };
}

/** A kubectl whose cluster runs the pods of a Job at once, one after the other. */
const KUBECTL = `#!/bin/sh
[ "$1" = apply ] || exit 0
last=$(sed -n 's/.*completions: //p')
for index in $(seq 0 $((last - 1))); do JOB_COMPLETION_INDEX=$index sh -ec "$(cat pod)" >&2; done
`;

Deno.test({
  name: "the recipe for a contest with Kubernetes is a Job, and gives the standings of one run",
  ignore: await lacks("cc"),
  fn: async () => {
    await using folder = await laidOut();
    const heading = "A contest in rounds: Kubernetes";
    const [yaml = ""] = recipe(heading, "yaml");
    const { kind, spec: { completionMode, template } } = parse(yaml) as Job;
    const [pod] = template.spec.containers;
    assertEquals([kind, completionMode, pod?.command], ["Job", "Indexed", ["sh", "-c"]]);
    const [call = "", ...others] = pod?.args ?? [];
    assertEquals([others, call.includes(WORDS)], [[], true]);
    folder.write("pod", call.replace("/arena/shinpan", '"$SHINPAN"'));
    folder.write("round.yaml", yaml);
    folder.write("bin/kubectl", KUBECTL, 0o755);
    await sh(recipe(heading).join(""), folder.path);
    assertEquals(standingsIn(folder), await atOnce());
  },
});

Deno.test({
  name: "a real Slurm plays the rounds of a contest one after the other, to the same standings",
  ignore: await lacks("cc", "slurm", "root"),
  fn: async () => {
    await using folder = await laidOut();
    const path = await Deno.makeTempDir({ dir: "/tmp", prefix: "shinpan-slurm-" });
    try {
      await using cluster = await startCluster(path);
      const [script = "", submit = ""] = recipe("A contest in rounds: Slurm");
      folder.write("meeting.sh", script, 0o755);
      await sh(submit, folder.path, cluster.env);
      const isOver = async (): Promise<boolean> =>
        (await said("squeue", ["-h"], cluster.env)).trim() === "";
      await until("an end of the jobs", isOver, 300_000);
      assertEquals(standingsIn(folder), await atOnce());
    } finally {
      await Deno.remove(path, { recursive: true });
    }
  },
});
