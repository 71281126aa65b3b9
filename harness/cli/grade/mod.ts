/** The marks of a whole class: `grade`, `merge`, and what gives them back. @module */

export { audit } from "./audit.ts";
export { autograder } from "./autograder.ts";
export { feedback } from "./feedback.ts";
export { grade } from "./grade.ts";
export { gradebook } from "./gradebook_command.ts";
export { merge } from "./merge.ts";
