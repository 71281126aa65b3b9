/** Archives that only libarchive opens, turned into tar in the sandbox, which we then read ourselves. @module */

import { err, type Localized, ok, type Result, textOf } from "../core/mod.ts";
import { ARCHIVE_WORDS, type ArchiveRefusal, formatOf, HEAD_BYTES } from "../course/mod.ts";
import { type ConfinedRun, runConfined } from "../transports/mod.ts";
import type { PrivateFolder } from "./private_folder.ts";
import { FileSource } from "./disk_sink.ts";
import { findSystem } from "./find_program.ts";
import type { Convert } from "./gather.ts";
import { Undone } from "./undone.ts";

const PROGRAM = "bsdtar";
const WALL_MS = 60_000;
const [INPUT, OUTPUT] = ["packed", "unpacked.tar"];

/** Converts in a submission's private folder, which must be empty; undefined where there is no bsdtar. */
export function converterIn(
  place: Pick<PrivateFolder, "folder" | "forBuild" | "inside" | "endAll">,
): Convert | undefined {
  if (!findSystem(PROGRAM)) return undefined;
  return async (path) => {
    const [input, output] = [INPUT, OUTPUT].map((name) => `${place.folder}/${name}`) as [
      string,
      string,
    ];
    try {
      Deno.copyFileSync(path, input);
      Deno.chmodSync(input, 0o644);
      return await converted({ path, input, output, place });
    } finally {
      for (const file of [input, output]) await Deno.remove(file).catch(() => undefined);
    }
  };
}

async function converted({ path, input, output, place }: {
  readonly path: string;
  readonly input: string;
  readonly output: string;
  readonly place: Pick<PrivateFolder, "folder" | "forBuild" | "inside" | "endAll">;
}): Promise<Result<string, ArchiveRefusal>> {
  // Names become UTF-8 only in a locale that has it.
  const script = `LC_ALL=C.UTF-8 exec ${PROGRAM} -cf ${OUTPUT} --format=pax @${INPUT}`;
  const command = { program: "/bin/sh", args: ["-c", script], cwd: place.inside(place.folder) };
  const run = await runConfined(command, { confinement: await place.forBuild(), wallMs: WALL_MS });
  await place.endAll();
  if (!run.ok || run.value.hindered) {
    throw new Undone(TOO_BUSY);
  }
  const refusal = refusalOf(run.value);
  if (refusal) return err(refusal);
  if (![input, output].every((file) => Deno.lstatSync(file).isFile)) return err(UNREADABLE);
  // Of a head without files bsdtar makes a tar of zeros.
  if (!isTar(output)) return err(UNREADABLE);
  const tar = `${path}.converted.tar`;
  Deno.copyFileSync(output, tar);
  return ok(tar);
}

function isTar(path: string): boolean {
  using source = new FileSource(path);
  return formatOf(source.read(0, Math.min(HEAD_BYTES, source.size))) === "tar";
}

/** What bsdtar does not read may be damaged, or packed in a way that only others know: it stays open. */
const UNREADABLE: ArchiveRefusal = { kind: "needs-tool", why: ARCHIVE_WORDS.damaged };

function refusalOf(
  { timedOut, excess, signal, code, stderr }: ConfinedRun,
): ArchiveRefusal | undefined {
  const large = timedOut || excess !== undefined || signal === "SIGXFSZ";
  if (large) return { kind: "refused", why: ARCHIVE_WORDS.tooLarge };
  if (code === 0) return undefined;
  const locked = /encrypt|passphrase|password/i.test(textOf(stderr));
  return locked ? { kind: "refused", why: ARCHIVE_WORDS.encrypted } : UNREADABLE;
}

const TOO_BUSY: Localized = {
  en: "This machine was too busy to open an archive; grade again",
  zh: "這台機器太忙，無法解開壓縮檔；請再評分一次",
  ja: "マシンの負荷が高く、アーカイブを開けなかった。もう一度採点する",
};
