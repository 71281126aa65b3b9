import { assertEquals } from "@std/assert";
import { lacks } from "../harness/testing/needs.ts";
import { tempFolder } from "../harness/testing/temp_folder.ts";
import { said, startCluster } from "./slurm_cluster.ts";

Deno.test({
  name: "a Slurm of one node starts, runs a job of two parts, and is gone",
  ignore: await lacks("slurm", "root"),
  fn: async () => {
    await using folder = await tempFolder();
    const path = await Deno.makeTempDir({ dir: "/tmp", prefix: "shinpan-slurm-" });
    try {
      await using cluster = await startCluster(path);
      const script = folder.write("job.sh", "#!/bin/sh\necho $SLURM_ARRAY_TASK_COUNT\n");
      const args = ["--array=1-2", "--wait", `--output=${path}/out-%a`, script];
      await said("sbatch", args, cluster.env);
      const out = [1, 2].map((part) => Deno.readTextFileSync(`${path}/out-${part}`));
      assertEquals(out, ["2\n", "2\n"]);
    } finally {
      await Deno.remove(path, { recursive: true });
    }
  },
});
