/** The page that a room's server sends: script and style, and nothing that happened yet. @module */

import { renderToString } from "preact-render-to-string";
import type { Language } from "../../../harness/core/mod.ts";
import { STYLE } from "../assets.ts";
import { POLICY } from "../document.tsx";
import { pageScript } from "../join_parts.ts";
import { LIBRARY } from "../library.ts";
import { LIVE_CLIENT, LIVE_STYLE } from "../live_assets.ts";
import { hashOf } from "../script.ts";
import { LANGUAGE_NAMES } from "../words.ts";
import { liveWord } from "./words.ts";

export { liveContestView } from "../match/contest_view.ts";
export { foldShown, type LiveEvent, type PageState } from "./shown.ts";

/** A page, and the policy under which a browser runs it. */
export interface LivePage {
  readonly html: string;
  readonly policy: string;
}

/** The page; what it shows comes over its connection. */
export function renderLivePage(language: Language): LivePage {
  const script = pageScript(LIBRARY, LIVE_CLIENT);
  const style = `${STYLE}${LIVE_STYLE}`;
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html: documentText({ language, script, style }), policy };
}

/** The policy of a page that was written to stand alone. */
export const STANDING_POLICY: string = `${POLICY}; frame-ancestors 'none'`;

function documentText(
  { language, script, style }: {
    readonly language: Language;
    readonly script: string;
    readonly style: string;
  },
): string {
  const page = (
    <html lang={LANGUAGE_NAMES[language].tag}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Shinpan</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <div id="app">
          <p>{liveWord("connecting", language)}</p>
        </div>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}
