import { assertEquals } from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { whyRefused } from "./why_refused.ts";

function refusal(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

Deno.test("the system's errors about files are translated", async () => {
  await using temp = await tempFolder();
  const gone = refusal(() => Deno.readTextFileSync(`${temp.path}/gone`));
  assertEquals(whyRefused(gone).ja, "ファイルかフォルダがない");
  const folder = refusal(() => Deno.writeTextFileSync(temp.path, ""));
  assertEquals(whyRefused(folder).zh, "它是資料夾");
});

Deno.test("what it is not known to say stays as it is", () => {
  assertEquals(whyRefused(new Error("strange")).zh, "strange");
  assertEquals(whyRefused("odd").en, "odd");
});
