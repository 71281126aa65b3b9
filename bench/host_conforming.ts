/** The conforming MGTP engine as a process. @module */

import conforming from "../fixtures/engines/mgtp/conforming.ts";
import { hostEngine } from "../harness/transports/mod.ts";

await hostEngine(conforming.engine);
