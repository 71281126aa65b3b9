import { assert, assertEquals } from "@std/assert";
import { bubblewrap } from "./bubblewrap.ts";

const COMMAND = {
  program: "/home/me/e/engine",
  args: ["-q"],
  cwd: "/home/me/e",
  env: { DEPTH: "3" },
};
const FOLDER = { outside: "/var/copy", inside: "/home/me/e" };
const ACCOUNT = { uid: 61_007, gid: 61_007 };

function line(options: Parameters<typeof bubblewrap>[0], limits = {}): string {
  const { program, args } = bubblewrap({ folder: FOLDER, ...options }).wrap(COMMAND, limits);
  return [program, ...args].join(" ");
}

Deno.test("an ordinary user's engine is alone with its folder, and can get no rights", () => {
  const whole = line({ lockUsers: true, readable: ["/opt/tool"] });
  const parts = [
    ...["--unshare-user --disable-userns", "--unshare-pid", "--unshare-net", "--unshare-ipc"],
    ...["--die-with-parent", "--new-session", "--cap-drop ALL", "--proc /proc", "--dev /dev"],
    ...["--ro-bind /opt/tool /opt/tool", "--bind /var/copy /home/me/e", "--remount-ro /dev"],
    "--remount-ro / --chdir /home/me/e -- /home/me/e/engine -q",
  ];
  assert(whole.startsWith("bwrap "));
  for (const part of parts) assert(whole.includes(` ${part}`), `${part} in ${whole}`);
  assert(!whole.includes("--cap-add"));
});

Deno.test("root's engine runs under another account, switched before the sandbox is made or inside it", () => {
  const before = line({ account: ACCOUNT, drop: "before" });
  assert(before.startsWith("setpriv --reuid 61007 --regid 61007 --clear-groups --no-new-privs"));
  assert(before.includes(" -- bwrap ") && before.includes("--unshare-user"));
  const quicker = line({ account: ACCOUNT, drop: "before", byUnshare: true });
  assert(quicker.startsWith("unshare --setgid 61007 --setuid 61007 -- bwrap "));
  assertEquals(quicker.replace(/^.*? bwrap /, ""), before.replace(/^.*? bwrap /, ""));
  const inside = line({ account: ACCOUNT, drop: "inside", byUnshare: true });
  assert(inside.startsWith("bwrap ") && !inside.includes("--unshare-user"));
  assert(/--cap-drop ALL --cap-add CAP_SETUID .* -- setpriv --reuid 61007 /.test(inside));
});

Deno.test("limits hold inside, and count no processes of others", () => {
  const limits = { processes: 8, openFiles: 9 };
  const end = "-- prlimit --nproc=8 --nofile=9 --core=0 -- /home/me/e/engine -q";
  assert(line({}, limits).endsWith(end));
  assert(line({ others: 100 }, limits).includes("--nproc=108"));
});

Deno.test("nothing of our environment and folder is handed on, and deaths are reported as codes", () => {
  const sandbox = bubblewrap({ folder: FOLDER, environment: { PATH: "/bin" } });
  const { cwd, env, bare, signalsAsCodes } = sandbox.wrap(COMMAND, {});
  assertEquals({ cwd, env, bare, signalsAsCodes }, {
    cwd: "/",
    env: { PATH: "/bin", DEPTH: "3", LC_ALL: "C" },
    bare: true,
    signalsAsCodes: true,
  });
});

Deno.test("programs before the engine read no locale, and the engine finds its own as it was", () => {
  const words = (environment: Readonly<Record<string, string>>) => {
    const { args, env } = bubblewrap({ environment }).wrap(COMMAND, {});
    return [args.join(" ").includes("--unsetenv LC_ALL "), env?.LC_ALL, env?.LANG];
  };
  assertEquals(words({ LANG: "ja_JP.UTF-8" }), [true, "C", "ja_JP.UTF-8"]);
  assertEquals(words({ LC_ALL: "zh_TW.UTF-8" }), [false, "zh_TW.UTF-8", undefined]);
});

Deno.test("what a run needs besides is there: folders of its own, and a way to us", () => {
  const gate = {
    runtime: "/opt/deno",
    script: "/h/relay.ts",
    folder: "/tmp/g",
    socket: "gate",
    port: 4000,
    decoys: [1, 2],
  };
  const sandbox = bubblewrap({ folder: FOLDER });
  const { args } = sandbox.wrap(COMMAND, { openFiles: 9 }, { writable: ["/tmp/call"], gate });
  const whole = args.join(" ");
  assert(whole.includes("--bind /tmp/call /tmp/call "));
  assert(whole.includes("--ro-bind /opt/deno /run/shinpan/runtime "));
  assert(whole.endsWith(
    "/run/shinpan/relay.ts /run/shinpan/gate/gate 4000 1,2 -- " +
      "prlimit --nofile=9 --core=0 -- /home/me/e/engine -q",
  ));
});

Deno.test("a network is made for a program unless it is started in one of its own", () => {
  const sandbox = bubblewrap({ folder: FOLDER });
  const words = (access: { readonly network?: true }) => sandbox.wrap(COMMAND, {}, access).args;
  assert(words({}).includes("--unshare-net"));
  assert(!words({ network: true }).includes("--unshare-net"));
});
