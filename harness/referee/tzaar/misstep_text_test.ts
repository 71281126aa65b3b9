import { assert } from "@std/assert";
import { inLanguage, LANGUAGES } from "../../core/mod.ts";
import { MISSTEP_RULES, type MisstepKind } from "../../games/tzaar/mod.ts";
import { open } from "./bout.ts";
import { misstepText } from "./misstep_text.ts";

Deno.test.each((Object.keys(MISSTEP_RULES) as MisstepKind[]).map((kind) => [kind]))(
  "%s is reported in all languages",
  (kind) => {
    const { position } = open({ seed: 1 });
    const text = misstepText(position, { kind, points: ["-4,4", "2,0", "1,1"] });
    for (const language of LANGUAGES) {
      const words = inLanguage(text, language);
      assert(words !== "" && !/[{}]/.test(words), words);
    }
  },
);
