/** A run of an engine that talks by files, as one reads it. @module */

import { useState } from "preact/hooks";
import type { ExchangeLine, ShownFile } from "./file_exchange.ts";
import { useReader } from "./reader.tsx";
import { Signs } from "./visible_text.tsx";
import { visibleLines } from "../../lines.ts";

const FATES = {
  unchanged: "fileUnchanged",
  changed: "fileChanged",
  gone: "fileGone",
  "no-file": "fileNoFile",
  new: "fileNew",
} as const;

/** The command or the exit, and the files side by side. */
export function FileExchange({ exchange }: { readonly exchange: ExchangeLine }) {
  const { read } = useReader();
  return (
    <span class="exchange">
      <code>
        {exchange.kind === "call"
          ? exchange.words.map((word) => read(word, 200)).join(" ")
          : <Ending exchange={exchange} />}
      </code>
      <span class="files">
        {exchange.files.map((file, at) => <File key={at} file={file} />)}
        {exchange.kind === "run" && exchange.stderr !== "" && (
          <File file={{ name: "stderr", text: exchange.stderr }} />
        )}
      </span>
    </span>
  );
}

function Ending({ exchange }: { readonly exchange: Extract<ExchangeLine, { kind: "run" }> }) {
  const { say, time, read } = useReader();
  const { exit: { code, signal }, tookMs } = exchange;
  const end = signal === undefined
    ? say("exitCode", { code: read(String(code ?? "?"), 20) })
    : say("exitSignal", { signal: read(String(signal), 20) });
  return <>{`${end} · ${time(tookMs)}`}</>;
}

const FOLDED = 12;

function File({ file: { name, text, fate } }: { readonly file: ShownFile }) {
  const { say, read } = useReader();
  const [open, setOpen] = useState(false);
  const show = (line: string): string => read(line, 400).replace(/␊$/, "");
  const lines = visibleLines(text ?? "", { show, most: Infinity });
  return (
    <span class={fate === undefined ? "file" : `file ${fate}`}>
      <span class="file-name">
        {read(name, 80)} {fate !== undefined && <em>{say(FATES[fate])}</em>}
      </span>
      {text !== undefined && (
        <pre tabIndex={0} aria-label={read(name, 80)}>
          {lines.slice(0, open ? Infinity : FOLDED).map((line, at) => (
            <span key={at} class="line">
              <Signs text={line} />
            </span>
          ))}
        </pre>
      )}
      {lines.length > FOLDED && (
        <button
          type="button"
          class="jump"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? say("fold") : say("unfoldLines", { count: lines.length })}
        </button>
      )}
    </span>
  );
}
