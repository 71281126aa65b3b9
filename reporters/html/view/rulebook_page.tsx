/** The rulebook as a page. @module */

import type { Rulebook } from "../model.ts";
import { type Choices, Frame } from "./frame.tsx";
import { useReader } from "./reader.tsx";
import { RulebookView } from "./rulebook.tsx";

/** Every rule with level, section, text, hint and the scenarios that test it. */
export function RulebookPage(
  { rulebook, choices }: { readonly rulebook: Rulebook; readonly choices: Choices },
) {
  const { say } = useReader();
  const protocols = [...new Set(rulebook.rules.map(({ id }) => id.replace(/\/.*$/, "")))];
  return (
    <Frame
      title={say("rulebook")}
      subtitle={protocols.join(", ")}
      version={rulebook.version}
      choices={choices}
    >
      <RulebookView rulebook={rulebook} />
    </Frame>
  );
}
