/** The page of a room: the board in the middle, and everything about the game around it. @module */

import { useState } from "preact/hooks";
import type { Room, RoomPosition, RoomTable } from "../../../harness/core/mod.ts";
import { gameName } from "../../match_words.ts";
import { NamesContext } from "../match/names.ts";
import { Board } from "../view/board.tsx";
import { type Choices, Frame } from "../view/frame.tsx";
import { useReader } from "../view/reader.tsx";
import { Actions, type RoomAct } from "./actions.tsx";
import { Fouls } from "./fouls.tsx";
import { History } from "./history.tsx";
import { Output } from "./output.tsx";
import { PlayBoard } from "./play_board.tsx";
import { Players } from "./players.tsx";
import { SaveLinks } from "./save_links.tsx";
import { SettingBoard } from "./setting_board.tsx";
import { statusText } from "./status_text.ts";
import { Trays } from "./trays.tsx";
import { useLiveWords } from "./words.ts";

/** What the page knows, and what the reader can do. */
export interface RoomPageProps {
  readonly room: Room;
  readonly choices: Choices;
  /** The time of the server, in milliseconds since 1970. */
  readonly nowMs: number;
  /** Whether the reader plays; a viewer has no buttons. */
  readonly plays: boolean;
  /** What went wrong last, in words. */
  readonly notice?: string;
  act(act: RoomAct): void;
}

/** The whole page. */
export function RoomPage(props: RoomPageProps) {
  const { room, choices, notice } = props;
  const reader = useReader();
  const say = useLiveWords();
  const [mine = "", theirs = ""] = room.players.map(({ name }) => reader.read(name, 60));
  return (
    <Frame
      title={say("pageTitle", { mine, theirs })}
      subtitle={gameName(room.game, reader.language)}
      version={room.version}
      choices={choices}
    >
      {notice !== undefined && <p class="loss" role="alert">{notice}</p>}
      <RoomTables {...props} />
    </Frame>
  );
}

/** The game without what surrounds a page. */
export function RoomTables(props: RoomPageProps) {
  const { room } = props;
  const { read } = useReader();
  const say = useLiveWords();
  return (
    <NamesContext.Provider value={room.players.map(({ name }) => read(name, 60))}>
      {room.table ? <Table {...props} table={room.table} /> : <p>{say("starting")}</p>}
    </NamesContext.Provider>
  );
}

function Table(props: RoomPageProps & { readonly table: RoomTable }) {
  const { room, table, nowMs, plays, act } = props;
  const reader = useReader();
  const say = useLiveWords();
  const last = table.plies.length;
  // Undefined follows the game.
  const [wanted, setWanted] = useState<number>();
  const looked = wanted === undefined || wanted >= last ? undefined : wanted;
  const at = looked ?? last;
  const follow = (what: RoomAct): void => {
    setWanted(undefined);
    act(what);
  };
  const position = at === 0 ? table.start : table.plies[at - 1];
  return (
    <div class="room">
      <section class="room-board" aria-label={say("status")}>
        <p class="status" role="status">
          {looked === undefined
            ? statusText(room, table, { reader, plays })
            : say("lookingBack", { ply: at, last })}
        </p>
        <TableBoard {...props} position={position} live={looked === undefined} />
        {position && <Trays game={room.game} trays={position.trays} />}
      </section>
      <div class="room-side">
        <Players room={room} table={table} nowMs={nowMs} />
        {plays && <Actions room={room} table={table} at={at} act={follow} />}
        <History table={table} at={at} onStep={setWanted}>
          {plays && <SaveLinks room={room} table={table} at={at} />}
        </History>
      </div>
      <div class="room-below">
        <Fouls room={room} table={table} />
        <Output room={room} table={table} />
      </div>
    </div>
  );
}

function TableBoard(
  { table, position, live, plays, act }: RoomPageProps & {
    readonly table: RoomTable;
    readonly position: RoomPosition | undefined;
    readonly live: boolean;
  },
) {
  const say = useLiveWords();
  const { status, number, plies } = table;
  if (plays && status.kind === "setting") return <SettingBoard status={status} act={act} />;
  if (!position) return null;
  if (!plays || !live || status.kind !== "turn" || !status.choices) {
    return <Board diagram={position.diagram} />;
  }
  const onMove = (move: string): void =>
    act({ kind: "ply", game: number, ply: plies.length, move });
  return (
    <>
      <PlayBoard diagram={position.diagram} choices={status.choices} onMove={onMove} />
      <p class="note">{say("boardKeys")}</p>
    </>
  );
}
