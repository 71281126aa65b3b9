/**
 * What `locate.ts` uses of the `yaml` package, by name: a bundler finds no names in a CommonJS
 * package that is imported on demand. @module
 */

export { isAlias, isMap, isPair, isSeq, LineCounter, parseDocument, visit } from "yaml";
