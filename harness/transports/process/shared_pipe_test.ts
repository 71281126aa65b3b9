import { assertEquals } from "@std/assert";
import { SharedPipe } from "./shared_pipe.ts";

Deno.test("a pipe is free only while the event loop holds nothing back that it has read", () => {
  const reader = { destroyed: false, readableLength: 0, bytesRead: 0 };
  const pipe = new SharedPipe(reader, -1);
  const seen = [pipe.isFree];
  reader.bytesRead = 7;
  seen.push(pipe.isFree);
  pipe.note(3);
  seen.push(pipe.isFree);
  pipe.note(4);
  seen.push(pipe.isFree);
  reader.readableLength = 1;
  seen.push(pipe.isFree);
  reader.readableLength = 0;
  reader.destroyed = true;
  seen.push(pipe.isFree);
  assertEquals(seen, [true, false, false, true, false, false]);
});
