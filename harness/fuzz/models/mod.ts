/** The only registry of clients that a search can play. @module */

import type { ClientModel } from "../model.ts";
import { MGTP_MODEL } from "./mgtp.ts";

/** The models, by the id of their protocol; a new one is one line here. */
export const MODELS: Readonly<Record<string, ClientModel>> = {
  mgtp: MGTP_MODEL,
};
