import { assertEquals } from "@std/assert";
import { cgroupPlaces } from "./cgroup_place.ts";

const FIRST = `30 24 0:26 / /sys/fs/cgroup/cpuacct rw - cgroup cgroup rw,cpuacct
31 24 0:27 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
32 24 0:28 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw`;
const SECOND = "25 1 0:22 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw";
const PART = "25 1 0:22 /docker/ab /sys/fs/cgroup rw - cgroup2 cgroup2 rw";

Deno.test("groups are made below our own, so that the limits on us hold for engines", () => {
  const groups = "4:memory:/job/1\n2:cpu,cpuacct:/\n0::/";
  assertEquals(cgroupPlaces({ mounts: FIRST, groups, handsOn: () => "" }), [{
    version: 1,
    memory: "/sys/fs/cgroup/memory/job/1",
    processor: "/sys/fs/cgroup/cpuacct",
  }]);
});

Deno.test("in version 2 they are made where memory is handed on: below us, or beside us", () => {
  const groups = "0::/user/app/shell";
  const handsOn = (folder: string) => folder.endsWith("/app") ? "cpu memory pids" : "";
  const folder = "/sys/fs/cgroup/user/app";
  assertEquals(cgroupPlaces({ mounts: SECOND, groups, handsOn }), [
    { version: 2, memory: folder, processor: folder },
  ]);
  assertEquals(cgroupPlaces({ mounts: SECOND, groups, handsOn: () => "" }), []);
});

Deno.test("a mount may show a part of the tree, as in containers", () => {
  const handsOn = () => "memory";
  const places = (groups: string) =>
    cgroupPlaces({ mounts: PART, groups, handsOn }).map(({ memory }) => memory);
  assertEquals(places("0::/docker/ab"), ["/sys/fs/cgroup"]);
  assertEquals(places("0::/docker/ab/c"), ["/sys/fs/cgroup/c", "/sys/fs/cgroup"]);
  assertEquals(places("0::/"), ["/sys/fs/cgroup"]);
});

Deno.test("where there are no groups there is no place for any", () => {
  assertEquals(cgroupPlaces({ mounts: "", groups: "", handsOn: () => "" }), []);
});
