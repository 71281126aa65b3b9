import { assertEquals } from "@std/assert";
import type { EngineProcess } from "./engine_process.ts";
import { ProcessChannel } from "./process_channel.ts";

const PROCESS = {
  hinderedMs: (sinceMs: number) => sinceMs + 1,
  time: { ranMs: (sinceMs: number) => sinceMs + 2 },
  stderr: () => "said",
  doing: () => undefined,
  stillness: () => "still",
  stderrBytes: 4,
  cpuMs: () => 30,
  used: { cpuMs: 40 },
};

class Channel extends ProcessChannel {
  protected override readonly process = PROCESS as unknown as EngineProcess;
}

Deno.test("a channel answers with what its process measures", () => {
  const channel = new Channel();
  assertEquals(
    [channel.hinderedMs(1), channel.ranMs(1), channel.stderr(), channel.doing()],
    [2, 3, "said", undefined],
  );
  assertEquals(
    [channel.stillness(), channel.stderrBytes(), channel.cpuMs(), channel.used()],
    ["still", 4, 30, PROCESS.used as unknown as ReturnType<Channel["used"]>],
  );
});
