/** Both players with their clocks, and the score. @module */

import {
  type PlayerIndex,
  pointsAfter,
  type Room,
  type RoomTable,
} from "../../../harness/core/mod.ts";
import { NO_LIMIT_MS } from "../../match_words.ts";
import { useReader } from "../view/reader.tsx";
import { clockText } from "./clock_text.ts";
import { useLiveWords } from "./words.ts";

/** The players, their remaining time, and how the games went. */
export function Players(
  { room, table, nowMs }: {
    readonly room: Room;
    readonly table: RoomTable;
    readonly nowMs: number;
  },
) {
  const say = useLiveWords();
  return (
    <section class="players" aria-label={say("clocks")}>
      {([0, 1] as const).map((player) => (
        <PlayerCard key={player} room={room} table={table} player={player} nowMs={nowMs} />
      ))}
      <Score room={room} table={table} />
    </section>
  );
}

function PlayerCard(
  { room, table, player, nowMs }: {
    readonly room: Room;
    readonly table: RoomTable;
    readonly player: PlayerIndex;
    readonly nowMs: number;
  },
) {
  const { read } = useReader();
  const say = useLiveWords();
  const { name, kind, protocol } = room.players[player];
  const { status } = table;
  const running = status.kind === "turn" && status.player === player;
  const what = kind === "engine" ? protocol ?? "" : say(kind);
  return (
    <div class={running ? "player running" : "player"}>
      <p>
        <span class="turn-sign" aria-hidden="true">{running ? "▶" : ""}</span>
        <strong>{read(name, 60)}</strong>{" "}
        <span class="note">
          {say(table.first === player ? "first" : "second")} · {read(what, 40)}
        </span>
      </p>
      <Clock room={room} table={table} player={player} nowMs={running ? nowMs : undefined} />
    </div>
  );
}

function Clock(
  { room, table, player, nowMs }: {
    readonly room: Room;
    readonly table: RoomTable;
    readonly player: PlayerIndex;
    /** The time of the server, where the clock runs. */
    readonly nowMs?: number;
  },
) {
  const { time } = useReader();
  const say = useLiveWords();
  const { status, plies } = table;
  if (room.players[player].kind === "builtin") return null;
  const face = status.kind === "turn" ? status.clocks[player] : undefined;
  const spentMs = nowMs === undefined || status.kind !== "turn"
    ? 0
    : Math.max(0, nowMs - status.askedAtMs);
  const last = plies.findLast(({ by }) => by === player);
  const lastFace = last?.leftMs === undefined ? room.clock.mainMs : last.leftMs;
  const shown = face ?? { mainLeftMs: lastFace, extraLeftMs: 0 };
  return (
    <p class="clock">
      <span class="time" role="timer">{clockText(shown, spentMs, say)}</span>
      <span class="note">
        {nowMs !== undefined ? say("thinking", { time: time(Math.floor(spentMs / 100) * 100) }) : (
          last?.thinkMs !== undefined &&
          say("lastPly", { time: time(last.thinkMs), limit: limitText(last, say, time) })
        )}
      </span>
    </p>
  );
}

function limitText(
  { thinkMs = 0, leftMs = 0 }: RoomTable["plies"][number],
  say: ReturnType<typeof useLiveWords>,
  time: (ms: number) => string,
): string {
  const limitMs = thinkMs + leftMs;
  return limitMs >= NO_LIMIT_MS ? say("noLimit") : time(Math.round(limitMs / 1000) * 1000);
}

function Score({ room, table }: { readonly room: Room; readonly table: RoomTable }) {
  const say = useLiveWords();
  const { status } = table;
  // A game that is over can still go on, and counts when the next one begins.
  const counted = room.results.some(({ number }) => number === table.number);
  const points = status.kind === "over" && !counted
    ? pointsAfter(room.points, status.outcome)
    : room.points;
  return (
    <p class="score">
      {say("gameNumber", { number: table.number })} · {say("score")}{" "}
      <strong>{points.map(halves).join(" : ")}</strong>
    </p>
  );
}

function halves(points: number): string {
  const whole = Math.floor(points);
  if (whole === points) return String(whole);
  return `${whole === 0 ? "" : whole}½`;
}
