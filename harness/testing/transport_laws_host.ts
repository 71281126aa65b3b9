/** Runs an engine of the laws as this process, by its name. @module */

import { hostEngine, hostEngineTcp } from "../transports/mod.ts";
import { LAW_ENGINES, type LawEngine } from "./law_engines.ts";

const [name, ...address] = Deno.args;
const engine = LAW_ENGINES[name as LawEngine];
await (address.length === 0 ? hostEngine(engine) : hostEngineTcp(engine));
