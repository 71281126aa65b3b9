/** The rulebook as a page. @module */

import type { Rulebook } from "../model.ts";
import { type Choices, Frame } from "./frame.tsx";
import { useReader } from "./reader.tsx";
import { RulebookView } from "./rulebook.tsx";

/** Every rule with level, section, text, hint and the scenarios that test it. */
export function RulebookPage(
  { rulebook, choices, asked }: {
    readonly rulebook: Rulebook;
    readonly choices: Choices;
    /** The rule that the address names. */
    readonly asked?: string;
  },
) {
  const { say, read } = useReader();
  const protocols = rulebook.protocols.map(({ id }) => id);
  const unknown = asked !== undefined && !rulebook.rules.some(({ id }) => id === asked);
  return (
    <Frame
      title={say("rulebook")}
      subtitle={protocols.join(", ")}
      version={rulebook.version}
      choices={choices}
    >
      {unknown && <p class="loss">{say("noSuchRule", { what: read(asked, 200) })}</p>}
      <RulebookView rulebook={rulebook} asked={asked} />
    </Frame>
  );
}
