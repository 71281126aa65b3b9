/** The games of a contest that were lost by a broken rule. @module */

import { contestWord } from "../../contest_words.ts";
import { useReader } from "../view/reader.tsx";
import type { ContestView } from "./contest_view.ts";

/** Each game with its player, the rule with its text, and a link to its board. */
export function Forfeits({ contest }: { readonly contest: ContestView }) {
  const { read, language } = useReader();
  const { forfeits, forfeitRules, players } = contest;
  if (forfeits.length === 0) return null;
  const name = (player: number): string => read(players[player]?.name ?? "", 60);
  const texts = new Map(forfeitRules.map(({ id, text }) => [id, text[language]]));
  return (
    <section id="forfeits">
      <h2>{contestWord("forfeitList", language)}</h2>
      <ul>
        {forfeits.map(({ player, other, game, rule, page }) => (
          <li key={`${player} ${other} ${game}`}>
            <a href={page || undefined}>
              {contestWord("forfeitLine", language, {
                ...{ name: name(player), other: name(other), number: game },
                rule: read(rule, 80),
              })}
            </a>
            {texts.has(rule) && <div class="note">{texts.get(rule)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
