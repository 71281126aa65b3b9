import { assertEquals } from "@std/assert";
import { none } from "../../sandbox/mod.ts";
import { outsidePath } from "./outside_path.ts";

Deno.test("what lies in the engine's folder lies outside where that folder does", () => {
  const folder = { outside: "/var/copy", inside: "/home/me/engine" };
  const confinement = { level: "namespaces", sandbox: none, limits: {}, folder } as const;
  const table = [
    ["/home/me/engine", "/var/copy"],
    ["/home/me/engine/data/book", "/var/copy/data/book"],
    ["/home/me/engines", "/home/me/engines"],
    ["/usr/bin", "/usr/bin"],
  ] as const;
  for (const [inside, outside] of table) {
    assertEquals(outsidePath(inside, confinement), outside);
    assertEquals(outsidePath(inside), inside);
  }
});
