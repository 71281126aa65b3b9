import { assert, assertEquals } from "@std/assert";
import { lacks } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { ACCOUNTS, FIRST_UID, runsAs, takeAccount } from "./accounts.ts";

Deno.test({
  name: "an account has one user at a time and is free again afterwards",
  ignore: await lacks("linux"),
  async fn() {
    await using locks = await tempFolder();
    const options = { folder: locks.path, from: ACCOUNTS - 1, used: () => new Set<number>() };
    using first = takeAccount(options);
    {
      using second = takeAccount(options);
      using third = takeAccount({ ...options, from: 2 * ACCOUNTS });
      const uids = [first, second, third].map(({ uid }) => uid - FIRST_UID);
      assertEquals(uids, [ACCOUNTS - 1, 0, 1]);
      assertEquals(second.gid, second.uid);
    }
    using again = takeAccount(options);
    assertEquals(again.uid, FIRST_UID);
  },
});

Deno.test({
  name: "a caller that names no account gets another one each time",
  ignore: await lacks("linux"),
  async fn() {
    await using locks = await tempFolder();
    const uids = Array.from({ length: 20 }, () => {
      using taken = takeAccount({ folder: locks.path });
      return taken.uid;
    });
    assertEquals(new Set(uids).size, uids.length);
  },
});

Deno.test({
  name: "another process has other accounts, until it ends in whatever way",
  ignore: await lacks("linux"),
  async fn() {
    await using locks = await tempFolder();
    const where = `{ folder: ${JSON.stringify(locks.path)}, from: 7, used: () => new Set() }`;
    const options = { folder: locks.path, from: 7, used: () => new Set<number>() };
    const code = `import { takeAccount } from "${new URL("./accounts.ts", import.meta.url)}";
      globalThis.taken = takeAccount(${where});
      console.log(taken.uid); setInterval(() => {}, 1000);`;
    const args = ["eval", "--no-config", code];
    const other = new Deno.Command(Deno.execPath(), { args, stdout: "piped" }).spawn();
    const reader = other.stdout.getReader();
    const { value } = await reader.read();
    assertEquals(new TextDecoder().decode(value), `${FIRST_UID + 7}\n`);
    {
      using beside = takeAccount(options);
      assertEquals(beside.uid, FIRST_UID + 8);
    }
    other.kill("SIGKILL");
    await Promise.all([other.status, reader.cancel()]);
    using after = takeAccount(options);
    assertEquals(after.uid, FIRST_UID + 7);
  },
});

Deno.test({
  name: "an account that a process runs as is left alone",
  ignore: await lacks("linux", "root", "setpriv"),
  async fn() {
    await using locks = await tempFolder();
    using taken = takeAccount();
    const { uid } = taken;
    const rights = [`--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"];
    const process = new Deno.Command("setpriv", { args: [...rights, "sleep", "300"] }).spawn();
    while (runsAs(process.pid) === 0);
    assertEquals(runsAs(process.pid), uid);
    // The lock of another folder does not say that it is taken.
    const options = { folder: locks.path, from: uid - FIRST_UID };
    {
      using other = takeAccount(options);
      assert(other.uid !== uid);
    }
    process.kill("SIGKILL");
    await process.status;
    assertEquals(runsAs(process.pid), undefined);
    using free = takeAccount(options);
    assertEquals(free.uid, uid);
  },
});
