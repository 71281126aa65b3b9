/** The marks of a whole class: `grade`, `merge`, and what gives them back. @module */

export { feedback } from "./feedback.ts";
export { grade } from "./grade.ts";
export { gradebook } from "./gradebook_command.ts";
export { merge } from "./merge.ts";
