/** On paper nothing can be opened. @module */

/** Opens all that is folded while the page is printed, and folds it again. */
export function unfoldForPrint(): void {
  let folded: readonly HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const details of folded) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of folded) details.open = false;
  });
}
