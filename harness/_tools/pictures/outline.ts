/** What a page is made of, without what it says. @module */

/**
 * An expression whose value in a page is its outline: tags and classes, indented. Elements that are
 * alike are told once with all that is in any of them, a drawing is told as one, and what a machine
 * without namespaces cannot hold is left out, so that another run of the same kind has the same
 * outline, on any machine.
 */
export const OUTLINE = `(() => {
  const nameOf = (element) => {
    const classes = [...element.classList].filter((one) => !/\\\\d/.test(one)).sort();
    return [element.tagName.toLowerCase(), ...classes].join(".");
  };
  const linesOf = (elements, depth) => {
    const groups = new Map();
    for (const element of elements) {
      if (/^(script|style|br|wbr)$/i.test(element.tagName)) continue;
      if (element.classList.contains("holes")) continue;
      const name = nameOf(element);
      const inside = element.tagName.toLowerCase() === "svg" ? [] : [...element.children];
      groups.set(name, [...groups.get(name) ?? [], ...inside]);
    }
    return [...groups].flatMap(([name, inside]) =>
      ["  ".repeat(depth) + name, ...linesOf(inside, depth + 1)]);
  };
  return linesOf(document.body.children, 0).join("\\\\n") + "\\\\n";
})()`.replaceAll("\\\\", "\\");
