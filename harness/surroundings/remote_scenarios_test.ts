import { assertEquals, assertRejects } from "@std/assert";
import { UsageError } from "../core/mod.ts";
import { remoteScenarioFiles } from "./remote_scenarios.ts";
import { VERSION } from "./version.ts";

/** A server on loopback with these files, and the folder in which they are. */
function serving(files: Readonly<Record<string, string>>): AsyncDisposable & { home: URL } {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const text = files[new URL(request.url).pathname];
    return text === undefined ? new Response("no", { status: 404 }) : new Response(text);
  });
  const home = new URL(`http://127.0.0.1:${server.addr.port}/shinpan/${VERSION}/`);
  return { home, [Symbol.asyncDispose]: () => server.shutdown() };
}

const META = `/shinpan/${VERSION}_meta.json`;
const AT = `/shinpan/${VERSION}/scenarios`;

Deno.test("scenarios on a server are those that the package's manifest names", async () => {
  const names = ["/mod.ts", "/scenarios/usi/c.yaml", "/scenarios/mgtp/sub/b.yml"];
  const more = ["/scenarios/mgtp/a.yaml", "/scenarios/mgtp/notes.md", "/scenarios/mgtp-2/d.yaml"];
  const manifest = Object.fromEntries([...names, ...more].map((name) => [name, { size: 1 }]));
  await using server = serving({
    [META]: JSON.stringify({ manifest }),
    [`${AT}/mgtp/a.yaml`]: "one",
    [`${AT}/mgtp/sub/b.yml`]: "two",
  });
  const files = await remoteScenarioFiles("mgtp", server.home);
  assertEquals(files.map(({ id, file, text }) => [id, file, text]), [
    ["mgtp/a", `${server.home}scenarios/mgtp/a.yaml`, "one"],
    ["mgtp/sub/b", `${server.home}scenarios/mgtp/sub/b.yml`, "two"],
  ]);
});

Deno.test.each(
  [
    ["without a manifest", {}, "answers 404"],
    ["with something else in its place", { [META]: "<html>" }, "no manifest"],
    [
      "that has lost a file",
      { [META]: JSON.stringify({ manifest: { "/scenarios/mgtp/a.yaml": {} } }) },
      "answers 404",
    ],
  ] as const,
)("a server %s is refused with what to do instead", async (_, files, why) => {
  await using server = serving(files);
  const error = await assertRejects(() => remoteScenarioFiles("mgtp", server.home), UsageError);
  assertEquals([`${error}`.includes(why), `${error}`.includes("install Shinpan's package")], [
    true,
    true,
  ]);
});
