/** What a channel to a process tells of it, however bytes reach it. @module */

import type { Doing, Used } from "../../core/mod.ts";
import type { EngineProcess } from "./engine_process.ts";

/** The part of a channel that its process answers for. */
export abstract class ProcessChannel {
  protected abstract readonly process: EngineProcess;

  hinderedMs(sinceMs: number): number {
    return this.process.hinderedMs(sinceMs);
  }

  ranMs(sinceMs: number): number {
    return this.process.time.ranMs(sinceMs);
  }

  stderr(): string {
    return this.process.stderr();
  }

  doing(): Doing | undefined {
    return this.process.doing();
  }

  stillness(): string | undefined {
    return this.process.stillness();
  }

  stderrBytes(): number {
    return this.process.stderrBytes;
  }

  cpuMs(): number | undefined {
    return this.process.cpuMs();
  }

  used(): Used | undefined {
    return this.process.used;
  }
}
