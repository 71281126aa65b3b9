/** Where an address leads within the page. @module */

import { type Route, ruleAnchor } from "../view/links.ts";

/** Shows the rule or section that the address names, though it may have come into being just now. */
export function showTarget(route: Route): void {
  if (route.kind === "case") return;
  const id = route.kind === "rule" ? ruleAnchor(route.id) : location.hash.slice(1);
  const element = id === "" ? undefined : document.getElementById(id);
  for (const before of document.querySelectorAll(".shown:not(.bar)")) {
    before.classList.remove("shown");
  }
  if (!element) return;
  element.scrollIntoView();
  element.classList.add("shown");
  if (route.kind !== "rule") return;
  // Keyboard navigation continues from there.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
