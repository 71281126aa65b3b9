/** The page of `rate`: one list of ratings from all games. @module */

import { gameName } from "../../match_words.ts";
import { ratingFacts, ratingText, ratingWord } from "../../ratings_words.ts";
import { type Choices, Frame } from "../view/frame.tsx";
import { useReader } from "../view/reader.tsx";
import { RatingsSection } from "./ratings_chart.tsx";
import type { RatingListView, RatingRow } from "./ratings_view.ts";

/** The page; it needs no script but for the choice of a language. */
export function RatingsPage(
  { list, choices }: { readonly list: RatingListView; readonly choices: Choices },
) {
  const { read, language } = useReader();
  const { view, names } = list;
  const title = ratingWord("ratings", language);
  const facts = ratingFacts({ ...list, players: names.length }, language);
  const tables = [view.rows, ...view.apart.map(({ rows }) => rows)].filter((rows) =>
    rows.length > 1
  );
  return (
    <Frame
      title={title}
      subtitle={read(gameName(list.game, language), 60)}
      version={list.version}
      choices={choices}
    >
      <section id="table" class="summary match" aria-label={title}>
        <p class="note">{facts.join(" · ")}</p>
        {list.copied !== undefined && list.copied > 0 && (
          <p class="note">{ratingWord("copied", language, { count: list.copied })}</p>
        )}
        {tables.map((rows) => <Table key={rows[0]?.player} rows={rows} list={list} />)}
      </section>
      <RatingsSection ratings={view} names={names} anchor={list.anchor} />
      <Superiority list={list} />
    </Frame>
  );
}

function Table(
  { rows, list: { names, anchor } }: {
    readonly rows: readonly RatingRow[];
    readonly list: RatingListView;
  },
) {
  const { read, language } = useReader();
  const columns = ["rating", "error", "gamesOf", "score", "superior"] as const;
  return (
    <div class="scroll" role="region" tabIndex={0} aria-label={ratingWord("ratings", language)}>
      <table class="marks cross">
        <thead>
          <tr>
            <th scope="col" class="number">#</th>
            <th scope="col">{ratingWord("player", language)}</th>
            {columns.map((name) => (
              <th key={name} scope="col" class="number">{ratingWord(name, language)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, elo, error, games, score, superior }, at) => (
            <tr key={player}>
              <td class="number">{at + 1}</td>
              <th scope="row">{read(names[player] ?? "", 60)}</th>
              <td class="number">
                <strong>{ratingText(elo, anchor !== undefined)}</strong>
              </td>
              <td class="number">{error}</td>
              <td class="number">{games}</td>
              <td class="number">{percent(score)}</td>
              <td class="number">{superior === undefined ? "" : percent(superior)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The chance of each player to be stronger than each other, in the order of the table. */
function Superiority({ list }: { readonly list: RatingListView }) {
  const { read, language } = useReader();
  const { superiority, names, view: { rows } } = list;
  if (!superiority || rows.length < 3) return null;
  const name = (player: number): string => read(names[player] ?? "", 60);
  const title = ratingWord("superiority", language);
  return (
    <section id="superiority">
      <h2>{title}</h2>
      <p class="note">{ratingWord("superiorityNote", language)}</p>
      <div class="scroll" role="region" tabIndex={0} aria-label={title}>
        <table class="marks cross">
          <thead>
            <tr>
              <th scope="col" class="number">#</th>
              <th scope="col">{ratingWord("player", language)}</th>
              {rows.map(({ player }, at) => (
                <th key={player} scope="col" class="number" title={name(player)}>{at + 1}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ player }, at) => (
              <tr key={player}>
                <td class="number">{at + 1}</td>
                <th scope="row">{name(player)}</th>
                {rows.map(({ player: other }) => {
                  const chance = superiority[player]?.[other];
                  return (
                    <td key={other} class={player === other ? "number same" : "number"}>
                      {player === other ? "·" : typeof chance === "number" ? percent(chance) : ""}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
