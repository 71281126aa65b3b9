/** The shape of fixture engines, for the kits and the fixtures. @module */

export type { AnyFixtureEngine, Deed, FixtureEngine, Heard } from "../transports/mod.ts";
