/** Every game of a match in a table that can be sorted and filtered. @module */

import { useMemo, useState } from "preact/hooks";
import { reasonWords } from "../../match_words.ts";
import type { CaseRow, Overview } from "../model.ts";
import { caseLink } from "../view/links.ts";
import { useReader } from "../view/reader.tsx";
import {
  type GameFilter,
  type GameOrder,
  NO_GAME_FILTER,
  type SortColumn,
  sortedGames,
} from "./game_order.ts";
import type { GameRow, MatchView } from "./match_view.ts";
import { type PageWord, useMatchWords } from "./page_words.ts";

const PAGE = 200;

/** The table with its filters; without a script the first games in their order. */
export function GamesTable(
  { overview, match, file }: {
    readonly overview: Overview;
    readonly match: MatchView;
    readonly file: number;
  },
) {
  const { say } = useMatchWords();
  const [filter, setFilter] = useState<GameFilter>(NO_GAME_FILTER);
  const [order, setOrder] = useState<GameOrder>({ column: "number", down: false });
  const [most, setMost] = useState(PAGE);
  const games = useMemo(() => sortedGames(match, filter, order), [match, filter, order]);
  return (
    <section id="games" class="case-section">
      <h2>
        {say("gamesTable")} <span class="count">{match.games.length}</span>
      </h2>
      <Filters match={match} filter={filter} onFilter={setFilter} />
      <p class="note" role="status">
        {say("shown", { count: games.length, all: match.games.length })}
      </p>
      <Table
        {...{ overview, match, file, order }}
        games={games.slice(0, most)}
        onOrder={setOrder}
      />
      {games.length > most && (
        <button
          type="button"
          class="more needs-script"
          onClick={() => setMost(most + PAGE)}
        >
          {say("moreGames", { count: Math.min(PAGE, games.length - most) })}
        </button>
      )}
    </section>
  );
}

function Table(
  { overview, match, file, games, order, onOrder }: {
    readonly overview: Overview;
    readonly match: MatchView;
    readonly file: number;
    readonly games: readonly GameRow[];
    readonly order: GameOrder;
    onOrder(order: GameOrder): void;
  },
) {
  const { say } = useMatchWords();
  const rows = useMemo(() => new Map(overview.cases.map((row) => [row.key, row])), [overview]);
  if (games.length === 0) return <p class="note">{say("noGames")}</p>;
  return (
    <div class="scroll" role="region" tabIndex={0} aria-label={say("gamesTable")}>
      <table class="marks games">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} order={order} onOrder={onOrder} />
            ))}
            <th scope="col">{say("record")}</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => {
            const row = rows.get(String(game.number));
            const link = row && caseLink(overview, row, file);
            return <Line key={game.number} {...{ game, match, link, row }} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

const COLUMNS: readonly SortColumn[] = [
  "number",
  "first",
  "second",
  "winner",
  "reason",
  "plies",
  "took",
];

const NUMBERS: ReadonlySet<string> = new Set(["number", "plies", "took"]);

function Head(
  { column, order, onOrder }: {
    readonly column: SortColumn;
    readonly order: GameOrder;
    onOrder(order: GameOrder): void;
  },
) {
  const { say } = useMatchWords();
  const mine = order.column === column;
  const name = say(column satisfies PageWord);
  const down = mine && !order.down;
  return (
    <th
      scope="col"
      class={NUMBERS.has(column) ? "number" : undefined}
      aria-sort={mine ? (order.down ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        class="sort"
        title={say("sortBy", { what: name })}
        onClick={() => onOrder({ column, down })}
      >
        {name} {mine ? (order.down ? "▾" : "▴") : ""}
      </button>
    </th>
  );
}

function Line(
  { game, match: { players }, link, row }: {
    readonly game: GameRow;
    readonly match: MatchView;
    readonly link?: string;
    readonly row?: CaseRow;
  },
) {
  const { tell } = useMatchWords();
  const { read, time, language } = useReader();
  const { number, first, winner, decided, reason, forfeit, plies, ms, record } = game;
  const name = (player: 0 | 1): string => read(players[player].name, 60);
  const won = winner === undefined ? tell(decided ? "draw" : "undecided") : name(winner);
  return (
    <tr class={row?.outcome}>
      <td class="number">{link === undefined ? number : <a href={link}>{number}</a>}</td>
      <td>{name(first)}</td>
      <td>{name(first === 0 ? 1 : 0)}</td>
      <td>{won}</td>
      <td>
        {read(reasonWords(reason, language), 60)}
        {forfeit !== undefined && <code class="lost">{read(forfeit, 80)}</code>}
      </td>
      <td class="number">{plies}</td>
      <td class="number">{time(ms)}</td>
      <td>
        <a href={encodeURIComponent(record)}>{read(record, 120)}</a>
      </td>
    </tr>
  );
}

function Filters(
  { match, filter, onFilter }: {
    readonly match: MatchView;
    readonly filter: GameFilter;
    onFilter(filter: GameFilter): void;
  },
) {
  const { say, tell } = useMatchWords();
  const { read } = useReader();
  const [mine, theirs] = match.players;
  const choices = [
    { winner: undefined, name: say("any") },
    { winner: "0", name: say("wonBy", { name: read(mine.name, 30) }) },
    { winner: "draw", name: tell("draw") },
    { winner: "1", name: say("wonBy", { name: read(theirs.name, 30) }) },
  ] as const;
  return (
    <div class="filter needs-script">
      <input
        type="search"
        value={filter.text}
        placeholder={say("filter")}
        aria-label={say("filter")}
        onInput={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
      />
      <div class="group" role="group" aria-label={say("winner")}>
        {choices.map(({ winner, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter.winner === winner}
            onClick={() => onFilter({ ...filter, winner })}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
