/** What surrounds every page. @module */

import type { ComponentChildren } from "preact";
import { type Language, LANGUAGES } from "../../../harness/core/mod.ts";
import { LANGUAGE_NAMES } from "../words.ts";
import { useReader } from "./reader.tsx";

/** Light, dark, or as the system has it. */
export const THEMES = ["auto", "light", "dark"] as const;

/** One of the themes. */
export type Theme = typeof THEMES[number];

/** What the reader can choose on every page; nothing happens where there is no script. */
export interface Choices {
  readonly theme: Theme;
  onLanguage?(language: Language): void;
  onTheme?(theme: Theme): void;
}

/** Header, content, footer. */
export function Frame(
  { title, subtitle, version, choices, children }: {
    readonly title: ComponentChildren;
    readonly subtitle: ComponentChildren;
    readonly version: string;
    readonly choices: Choices;
    readonly children: ComponentChildren;
  },
) {
  const { say, read } = useReader();
  return (
    <>
      <a class="skip" href={`#${CONTENT}`} onClick={skip}>{say("skip")}</a>
      <header>
        <Seal />
        <div class="name">
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
        <Switches {...choices} />
      </header>
      <main id={CONTENT} tabIndex={-1}>{children}</main>
      <footer>{say("madeBy", { version: read(version, 40) })}</footer>
    </>
  );
}

const CONTENT = "content";

/** Goes to the content, and leaves the address alone: it may name what is shown. */
function skip(event: { preventDefault(): void }): void {
  event.preventDefault();
  // deno-lint-ignore house/pure -- runs in the page, when the link is followed
  const { document } = globalThis as unknown as {
    readonly document: { getElementById(id: string): { focus(): void } | null };
  };
  document.getElementById(CONTENT)?.focus();
}

/** The judge's seal. */
function Seal() {
  return (
    <svg class="seal" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="6" />
      <text lang="zh-Hant" x="24" y="15.5" text-anchor="middle" dominant-baseline="central">
        審
      </text>
      <text lang="zh-Hant" x="24" y="33.5" text-anchor="middle" dominant-baseline="central">
        判
      </text>
    </svg>
  );
}

const THEME_SIGNS: Readonly<Record<Theme, string>> = { auto: "◐", light: "☀", dark: "☾" };

function Switches({ theme, onLanguage, onTheme }: Choices) {
  const { language, say } = useReader();
  return (
    <div class="switches needs-script">
      <div class="group" role="group" aria-label={say("language")}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={LANGUAGE_NAMES[one].tag}
            title={LANGUAGE_NAMES[one].name}
            aria-pressed={one === language}
            onClick={() => onLanguage?.(one)}
          >
            {LANGUAGE_NAMES[one].short}
          </button>
        ))}
      </div>
      <div class="group" role="group" aria-label={say("theme")}>
        {THEMES.map((one) => (
          <button
            key={one}
            type="button"
            title={say(one)}
            aria-label={say(one)}
            aria-pressed={one === theme}
            onClick={() => onTheme?.(one)}
          >
            {THEME_SIGNS[one]}
          </button>
        ))}
      </div>
    </div>
  );
}
