import {
  assert,
  assertEquals,
  assertMatch,
  assertRejects,
  assertStringIncludes,
} from "@std/assert";
import { tempFolder } from "../testing/temp_folder.ts";
import { UsageError } from "../core/mod.ts";
import { readOptionsAmongWords } from "../cli/options.ts";
import { play } from "../cli/play.ts";
import { folderName } from "./session_folder.ts";
import { links } from "../cli/play/links.ts";
import { openSession } from "./play_session.ts";
import { settingOf } from "../cli/play/setting.ts";

function setting(...words: string[]) {
  return settingOf(readOptionsAmongWords(words, play.options ?? {}), () => 7);
}

Deno.test("a session serves page and statistics, takes plies, and keeps the unfinished game", async () => {
  await using folder = await tempFolder();
  const asked = setting("dark-chess", "builtin:greedy", "--out", `${folder.path}/out`);
  await using session = await openSession(asked);
  void session.room.play();
  const link = session.server.link("player");
  const page = await fetch(link);
  assertStringIncludes(await page.text(), "<!doctype html>");
  const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { origin } = new URL(link);
  const act = async (message: unknown): Promise<number> => {
    const headers = { cookie, origin, "content-type": "application/json" };
    const body = JSON.stringify(message);
    const response = await fetch(`${origin}/act`, { method: "POST", headers, body });
    await response.body?.cancel();
    return response.status;
  };
  assertEquals(await act({ kind: "run", program: "/bin/sh" }), 400);
  assertEquals(await act({ kind: "ply", game: 1, ply: 3, move: "a1" }), 409);
  assertEquals(await act({ kind: "ply", game: 1, ply: 0, move: "a1" }), 204);
  const statistics = await fetch(`${origin}/statistics`, { headers: { cookie } });
  assertEquals(statistics.status, 200);
  assertMatch(statistics.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
  await statistics.body?.cancel();
  assertStringIncludes(session.finish(), "index.html");
  const names = [...Deno.readDirSync(`${folder.path}/out`)].map(({ name }) => name);
  assert(names.includes("1 Unfinished.txt"), names.join());
  assert(names.includes("index.html"));
  const record = Deno.readTextFileSync(`${folder.path}/out/1 Unfinished.txt`);
  assertMatch(record, /\* 1\. a1\(.\) /);
});

// Other systems have one loopback address.
const onLinux = { ignore: Deno.build.os !== "linux" };

Deno.test(
  "viewers on other machines get a separate server that accepts no input",
  onLinux,
  async () => {
    await using folder = await tempFolder();
    // Another address of this machine, so that the test opens nothing.
    const out = ["--out", `${folder.path}/out`, "--host", "127.0.0.2", "--lang", "en"];
    const asked = setting("dark-chess", ...out);
    await using session = await openSession(asked);
    assert(session.outside);
    const said = links(session, asked);
    assertStringIncludes(said, session.outside.link("viewer"));
    assertMatch(said, /can do nothing/);
    const page = await fetch(session.outside.link("viewer"));
    await page.body?.cancel();
    assertEquals(page.status, 200);
    const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { origin } = new URL(session.outside.link("viewer"));
    const headers = { cookie, origin, "content-type": "application/json" };
    for (const path of ["/act", "/statistics"]) {
      const method = path === "/act" ? { method: "POST", body: '{"kind":"resign"}' } : {};
      const response = await fetch(`${origin}${path}`, { headers, ...method });
      await response.body?.cancel();
      assert(response.status === 403 || response.status === 404, path);
    }
    const key = new URL(session.server.link("player")).search;
    const stranger = await fetch(`${origin}/${key}`);
    await stranger.body?.cancel();
    assertEquals(stranger.status, 403);
  },
);

Deno.test("an address of another machine cannot be opened", async () => {
  await using folder = await tempFolder();
  const asked = setting("dark-chess", "--out", `${folder.path}/out`, "--host", "192.0.2.1");
  await assertRejects(() => openSession(asked), UsageError, "192.0.2.1");
});

Deno.test("the folder of a session is named after its time", () => {
  assertEquals(folderName(new Date(2026, 0, 2, 3, 4, 5)), "2026-01-02-030405");
});
