/** What the player can do besides making plies. @module */

import { useState } from "preact/hooks";
import type { Room, RoomTable } from "../../../harness/core/mod.ts";
import { useReader } from "../view/reader.tsx";
import { type LiveWord, useLiveWords } from "./words.ts";

/** A message to the server. */
export type RoomAct =
  | { readonly kind: "ply"; readonly game: number; readonly ply: number; readonly move: string }
  | { readonly kind: "set"; readonly choice: string }
  | { readonly kind: "undo"; readonly plies: number }
  | { readonly kind: "resign" | "draw" | "restart" | "next" };

interface ActionsProps {
  readonly room: Room;
  readonly table: RoomTable;
  /** The ply that is looked at. */
  readonly at: number;
  act(act: RoomAct): void;
}

/** The buttons; what cannot be done now is not there. */
export function Actions(props: ActionsProps) {
  const { room, table: { status }, act } = props;
  const say = useLiveWords();
  const engine = room.players.some(({ kind }) => kind === "engine");
  return (
    <section class="actions" aria-label={say("actions")}>
      <Back {...props} />
      <GiveUp {...props} />
      {engine && status.kind !== "setting" && (
        <button
          type="button"
          onClick={() => act({ kind: "restart" })}
        >
          {say("restart")}
        </button>
      )}
      {status.kind === "over" && status.next && (
        <button
          type="button"
          class="primary"
          onClick={() => act({ kind: "next" })}
        >
          {say("next")}
        </button>
      )}
      <a href="/statistics" target="_blank" rel="noopener">{say("statistics")}</a>
    </section>
  );
}

/** Goes back to the position that is looked at, or to the person's last turn. */
function Back({ room, table, at, act }: ActionsProps) {
  const say = useLiveWords();
  const looksBack = at < table.plies.length;
  const back = looksBack ? at : lastOwnTurn(room, table);
  if (back === undefined) return null;
  return (
    <button type="button" onClick={() => act({ kind: "undo", plies: back })}>
      {looksBack ? say("goOnHere", { ply: at }) : say("undo")}
    </button>
  );
}

/** Ends the game before its end, in a person's own turn. */
function GiveUp({ room, table: { number, plies, status }, act }: ActionsProps) {
  if (status.kind !== "turn" || !status.choices) return null;
  const persons = room.players.filter(({ kind }) => kind === "person").length;
  const turn = `${number}.${plies.length}`;
  return (
    <>
      <Confirmed
        key={`resign ${turn}`}
        name="resign"
        sure="reallyResign"
        onSure={() => act({ kind: "resign" })}
      />
      {persons === 2 && (
        <DrawOffer
          key={`draw ${turn}`}
          other={room.players[status.player === 0 ? 1 : 0].name}
          onAgreed={() => act({ kind: "draw" })}
        />
      )}
    </>
  );
}

/** The player to move asks for a draw, and the other one answers; the clock of the asker runs on. */
function DrawOffer({ other, onAgreed }: { readonly other: string; onAgreed(): void }) {
  const say = useLiveWords();
  const { read } = useReader();
  const [offered, setOffered] = useState(false);
  if (!offered) {
    return <button type="button" onClick={() => setOffered(true)}>{say("draw")}</button>;
  }
  const name = read(other, 40);
  return (
    <span class="group" role="group" aria-label={say("draw")}>
      <button type="button" class="sure" onClick={onAgreed}>{say("agrees", { name })}</button>
      <button type="button" onClick={() => setOffered(false)}>{say("declines", { name })}</button>
    </span>
  );
}

/** After how many plies a person was to move last, before the present position. */
function lastOwnTurn({ players }: Room, { plies, status }: RoomTable): number | undefined {
  if (status.kind === "setting" || status.kind === "starting") return undefined;
  const at = plies.findLastIndex(({ by }) => players[by].kind === "person");
  return at < 0 ? undefined : at;
}

/** A button that asks once more. */
function Confirmed(
  { name, sure, onSure }: {
    readonly name: LiveWord;
    readonly sure: LiveWord;
    onSure(): void;
  },
) {
  const say = useLiveWords();
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class={asked ? "sure" : undefined}
      onClick={() => asked ? onSure() : setAsked(true)}
      onBlur={() => setAsked(false)}
    >
      {say(asked ? sure : name)}
    </button>
  );
}
