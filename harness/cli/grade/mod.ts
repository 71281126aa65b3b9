/** `grade` and `merge`: the marks of a whole class. @module */

export { grade } from "./grade.ts";
export { merge } from "./merge.ts";
