/** What an engine broke, explained as in a check. @module */

import type { Room, RoomFoul, RoomTable } from "../../../harness/core/mod.ts";
import { breachView } from "../breach_view.ts";
import { Requirement, RuleName, Story } from "../view/breach.tsx";
import { useReader } from "../view/reader.tsx";
import { useLiveWords } from "./words.ts";

/** All broken rules, the last one on top. */
export function Fouls({ room, table }: { readonly room: Room; readonly table: RoomTable }) {
  const say = useLiveWords();
  if (!room.players.some(({ kind }) => kind === "engine")) return null;
  return (
    <section class="fouls" aria-live="polite">
      <h2>{say("fouls")}</h2>
      {table.fouls.length === 0 && <p class="note">{say("noFouls")}</p>}
      {table.fouls.toReversed().map((foul) => (
        <FoulCard key={`${foul.player} ${foul.rule.id}`} room={room} foul={foul} />
      ))}
    </section>
  );
}

function FoulCard({ room, foul }: { readonly room: Room; readonly foul: RoomFoul }) {
  const { read } = useReader();
  const say = useLiveWords();
  const { rule, violation, ply, player } = foul;
  const breach = violation &&
    breachView(violation, { rule: 0, binding: rule.level, level: rule.level });
  return (
    <article class={`card ${rule.level.toLowerCase()}`}>
      <h3>
        <RuleName rule={rule} level={rule.level} />
        <span class="note">
          · {read(room.players[player].name, 40)}, {say("atPly", { ply })}
        </span>
      </h3>
      <Requirement rule={rule} />
      {breach ? <Story breach={breach} rule={rule} /> : <p class="note">{say("later")}</p>}
    </article>
  );
}
