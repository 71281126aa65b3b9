/** Descriptions of how console programs talk: how they are read. @module */

export { dialogueSchema } from "./dialogue_schema.ts";
export { parseDialogue } from "./parse_dialogue.ts";
