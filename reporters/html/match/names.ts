/** What engines are called where there are two of them. @module */

import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The names of a match's players; undefined where one engine plays the harness. */
export const NamesContext = createContext<readonly string[] | undefined>(undefined);

/** The names for the component that asks. */
export function usePlayerNames(): readonly string[] | undefined {
  return useContext(NamesContext);
}
