/** A whole HTML file: nothing in it comes from anywhere else, and nothing but our script runs. @module */

import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Language } from "../../harness/core/mod.ts";
import { SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from "./script.ts";
import type { Embedded } from "./model.ts";
import { LanguageContext } from "./view/reader.tsx";
import { LANGUAGE_NAMES, type Word, word } from "./words.ts";

/** What a page that stands alone may load and run. */
export const POLICY: string = [
  "default-src 'none'",
  `script-src '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The text of a file with this content, which the script replaces by what it makes of the data. */
export function documentOf(
  { title, language, embedded, noScript = "noScriptTables", children }: {
    readonly title: string;
    readonly language: Language;
    readonly embedded: Embedded;
    /** What a reader without a script is told. */
    readonly noScript?: Word;
    readonly children: ComponentChildren;
  },
): string {
  const page = (
    <html lang={LANGUAGE_NAMES[language].tag}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <noscript>
          <p class="no-script">{word(noScript, language)}</p>
        </noscript>
        <div id="app">
          <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
        </div>
        <script
          type="application/json"
          id="data"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(embedded).replaceAll("<", "\\u003c") }}
        />
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}
