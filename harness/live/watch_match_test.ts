import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { builtin, matchContext, played } from "../arena/games/test_kit.ts";
import { watchMatch } from "./watch_match.ts";

Deno.test("a match is shown while it is played, and a viewer can do nothing", async () => {
  const players = [builtin("random", "mine"), builtin("greedy", "theirs")] as const;
  const context = matchContext(players, { games: 2, settings: { noEatFlip: 4 } });
  await using page = watchMatch(context.match, { done: [], language: "en" });
  assertStringIncludes(page.said, page.link);
  const opened = await fetch(page.link);
  await opened.body?.cancel();
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { origin } = new URL(page.link);
  const stream = await fetch(`${origin}/events`, { headers: { cookie } });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value: first = "" } = await reader.read();
  assertEquals(JSON.parse(first.slice("data: ".length)).events[0].kind, "room");
  const { games } = await played({ ...context, watch: page.watch });
  for (const game of games) page.finish(game);
  let heard = "";
  while (!heard.includes('"kind":"over"')) heard += (await reader.read()).value ?? "";
  assert(heard.includes('"kind":"ply"') || heard.includes('"plies":[{'));
  await reader.cancel();
  const headers = { cookie, origin, "content-type": "application/json" };
  const body = '{"kind":"resign"}';
  const refused = await fetch(`${origin}/act`, { method: "POST", headers, body });
  await refused.body?.cancel();
  assertEquals(refused.status, 403);
});
