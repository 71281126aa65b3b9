/** Text in which everything invisible is shown as a small badge. @module */

import { useReader } from "./reader.tsx";

/** What the signs for control characters are called; fonts often lack the signs themselves. */
const NAMES: Readonly<Record<string, string>> = {
  "␀": "NUL",
  "␉": "TAB",
  "␊": "LF",
  "␍": "CR",
  "␛": "ESC",
  "␠": "SP",
  "␡": "DEL",
  "␣": "?",
};
/** Signs one by one; what tells a terminal to do something is one of them. */
const PARTS = /(␛\[[\d;?]*[A-Za-z]|[␀␉␊␍␛␠␡␣])/u;

/** A text that is visible already, its signs drawn as badges; copied, they are the signs again. */
export function Signs({ text }: { readonly text: string }) {
  const parts = text.split(PARTS);
  if (parts.length === 1) return <>{text}</>;
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 0
          ? part
          : (
            <span key={at} class="control" data-name={NAMES[part] ?? part.replace("␛", "ESC")}>
              {part}
            </span>
          )
      )}
    </>
  );
}

/** Untrusted text in one line, at most `most` characters of it. */
export function Visible({ text, most }: { readonly text: string; readonly most?: number }) {
  const { read } = useReader();
  return <Signs text={read(text, most)} />;
}
