/** Text from anywhere as a part of a line. @module */

/** A name without line ends, odd blanks and control characters; never empty. */
export function oneLine(text: string): string {
  return text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, " ").trim() || "?";
}

/** The name of a player, who must not be called `vs`: that word stands between the two. */
export function playerName(text: string): string {
  return oneLine(text).split(" ").map((word) => word === "vs" ? "v.s." : word).join(" ");
}

/** A reason as the one word that it is in the platform's lines. */
export function oneWord(text: string): string {
  return oneLine(text).replaceAll(" ", "_");
}
