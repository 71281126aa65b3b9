import { assert, assertEquals } from "@std/assert";
import { lacks, type Need } from "../../testing/needs.ts";
import { tempFolder } from "../../testing/temp_folder.ts";
import { sandboxFor } from "./confine.ts";
import { onPath } from "./probe.ts";
import { readableFor } from "./readable.ts";
import { runConfined } from "./run_confined.ts";

/** Runtimes that reserve much and start many threads, each with something to say. */
const RUNTIMES: readonly {
  readonly program: string;
  readonly args: readonly string[];
  readonly needs: readonly Need[];
}[] = [
  { program: "java", args: ["--version"], needs: ["java"] },
  { program: "python3", args: ["-c", "print(1)"], needs: ["python3"] },
  { program: "node", args: ["-e", "console.log(1)"], needs: ["node"] },
  { program: Deno.execPath(), args: ["eval", "--no-config", "console.log(1)"], needs: [] },
];

const RUST = `use std::thread;
fn main() { thread::spawn(|| println!("1")).join().unwrap();
  std::process::Command::new("/bin/true").status().unwrap(); }`;
const GO = `package main
import "fmt"
func main() { done := make(chan int); go func() { done <- 1 }(); fmt.Println(<-done) }`;

/** Languages whose programs are compiled first: the source, and the compiler with its words. */
const COMPILED = [
  { name: "rust", file: "main.rs", source: RUST, compiler: ["rustc", "-O", "-o"], asked: "-V" },
  { name: "go", file: "main.go", source: GO, compiler: ["go", "build", "-o"], asked: "version" },
] as const;

/** Whether a compiler works here: what is on PATH may only lead to one of another account. */
async function answers(compiler: string, asked: string): Promise<boolean> {
  if (onPath(compiler) === undefined) return false;
  const quiet = { stdout: "null", stderr: "null" } as const;
  return (await new Deno.Command(compiler, { args: [asked], ...quiet }).output()).success;
}

for (const { name, file, source, compiler: [compiler, ...words], asked } of COMPILED) {
  Deno.test({
    name: `a program in ${name} starts threads and processes in namespaces`,
    ignore: await lacks("namespaces", {
      need: compiler,
      has: await answers(compiler, asked),
      advice: `a compiler for ${name}`,
    }),
    async fn() {
      await using folder = await tempFolder();
      Deno.chmodSync(folder.path, 0o755);
      const from = folder.write(file, source);
      const program = `${folder.path}/program`;
      const args = [...words, program, from];
      const built = await new Deno.Command(compiler, { args, cwd: folder.path }).output();
      assert(built.success, new TextDecoder().decode(built.stderr));
      const limits = { memoryMiB: 192, processes: 32, openFiles: 256 };
      const made = await sandboxFor("namespaces", { folder: folder.path, limits });
      assert(made.ok);
      const command = { program, args: [], cwd: folder.path };
      const run = await runConfined(command, { confinement: made.value, wallMs: 60_000 });
      assert(run.ok);
      const { code, stdout, stderr } = run.value;
      const decoder = new TextDecoder();
      assertEquals([code, decoder.decode(stdout)], [0, "1\n"], decoder.decode(stderr));
    },
  });
}

for (const { program, args, needs } of RUNTIMES) {
  for (const level of ["limits", "namespaces"] as const) {
    Deno.test({
      name: `${program.split("/").at(-1)} starts within little memory: ${level}`,
      ignore: await lacks(level, ...needs),
      async fn() {
        await using folder = await tempFolder();
        const command = { program: onPath(program) ?? program, args, cwd: folder.path };
        const made = await sandboxFor(level, {
          folder: folder.path,
          readable: readableFor(command, folder.path),
          limits: { memoryMiB: 192, processes: 32, openFiles: 256, fileMiB: 16, folderMiB: 64 },
        });
        assert(made.ok);
        const run = await runConfined(command, { confinement: made.value, wallMs: 60_000 });
        assert(run.ok);
        const { code, excess, stderr } = run.value;
        assertEquals([code, excess], [0, undefined], new TextDecoder().decode(stderr));
      },
    });
  }
}
