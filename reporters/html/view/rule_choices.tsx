/** What lists are narrowed to: a level and a protocol. @module */

import { type Level, LEVELS } from "../../../harness/core/mod.ts";
import { useReader } from "./reader.tsx";

/** The part of a filter that is about rules. */
interface RulePart {
  readonly level?: Level;
  readonly protocol?: string;
}

/** A choice of a level, and of a protocol where there are some. */
export function RuleChoices<Filter extends RulePart>(
  { filter, protocols, onFilter }: {
    readonly filter: Filter;
    readonly protocols: readonly string[];
    onFilter(filter: Filter): void;
  },
) {
  const { say } = useReader();
  return (
    <>
      <Choice
        name={say("level")}
        any={say("anyLevel")}
        values={LEVELS}
        value={filter.level}
        onChoice={(level) => onFilter({ ...filter, level: LEVELS.find((one) => one === level) })}
      />
      {protocols.length > 0 && (
        <Choice
          name={say("protocol")}
          any={say("anyProtocol")}
          values={protocols}
          value={filter.protocol}
          onChoice={(protocol) => onFilter({ ...filter, protocol })}
        />
      )}
    </>
  );
}

/** One of several values, or any. */
function Choice(
  { name, any, values, value, onChoice }: {
    readonly name: string;
    readonly any: string;
    readonly values: readonly string[];
    readonly value?: string;
    onChoice(value: string | undefined): void;
  },
) {
  return (
    <select
      aria-label={name}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoice(currentTarget.value || undefined)}
    >
      <option value="">{any}</option>
      {values.map((one) => <option key={one} value={one}>{one}</option>)}
    </select>
  );
}
