/** Runs a composite action as GitHub's runner does, as far as ours goes. @module */

/** A workflow's job at the moment when it comes to the action. */
export interface Job {
  /** The checked-out repository; a file beside it takes outputs, another the summary. */
  readonly workspace: string;
  /** The folder of `action.yml`, and what stands in it. */
  readonly action: string;
  readonly definition: CompositeAction;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** What became of the step. */
export interface StepEnd {
  readonly code: number;
  readonly out: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Names of the files in the artifact; undefined where none was uploaded. */
  readonly artifact?: readonly string[];
}

/** `action.yml`: a step that runs a script, and one that uploads. */
export interface CompositeAction {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly [RunStep, UploadStep] };
}

interface RunStep {
  readonly id: string;
  readonly run: string;
  readonly "working-directory": string;
  readonly env: Readonly<Record<string, string>>;
}

interface UploadStep {
  readonly if: string;
  readonly uses: string;
  readonly with: Readonly<Record<string, string>>;
}

/** Runs the script of an action and collects what its other step would upload. */
export async function runAction(job: Job): Promise<StepEnd> {
  const { definition: action } = job;
  const [check, upload] = action.runs.steps;
  const context = contextOf(job);
  const files = { output: `${job.workspace}.output`, summary: `${job.workspace}.summary` };
  Object.values(files).forEach((file) => Deno.writeTextFileSync(file, ""));
  const { code, stdout } = await new Deno.Command("bash", {
    args: ["--noprofile", "--norc", "-eo", "pipefail", "-c", check.run],
    cwd: `${job.workspace}/${filled(check["working-directory"], context)}`,
    env: {
      ...runnerEnvironment(job, files),
      ...Object.fromEntries(
        Object.entries(check.env).map(([name, text]) => [name, filled(text, context)]),
      ),
    },
    stderr: "null",
  }).output();
  const set = outputsIn(Deno.readTextFileSync(files.output));
  for (const [name, value] of set) context.set(`steps.${check.id}.outputs.${name}`, value);
  const outputs = Object.entries(action.outputs)
    .map(([name, { value }]) => [name, filled(value, context)]);
  return {
    code,
    out: new TextDecoder().decode(stdout),
    outputs: Object.fromEntries(outputs),
    summary: Deno.readTextFileSync(files.summary),
    artifact: isTrue(upload.if, context)
      ? namesIn(filled(upload.with["path"] ?? "", context))
      : undefined,
  };
}

type Context = Map<string, string>;

function contextOf(job: Job): Context {
  const values = Object.entries(job.definition.inputs).map(([name, { default: text = "" }]) =>
    [`inputs.${name}`, job.inputs[name] ?? text] as const
  );
  return new Map([...values, ["github.action_path", job.action]]);
}

function runnerEnvironment(
  { workspace, env }: Job,
  files: { readonly output: string; readonly summary: string },
): Readonly<Record<string, string>> {
  return {
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    LC_ALL: "C",
    NO_COLOR: "1",
    ...env,
  };
}

/** A text with its `${{ … }}` replaced; what is not known is empty, as on GitHub. */
function filled(text: string, context: Context): string {
  return text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_all, name: string) => context.get(name) ?? "");
}

/** Whether a condition holds that compares with texts; any other is a mistake of this kit. */
function isTrue(condition: string, context: Context): boolean {
  return condition.split(" && ").every((part) => {
    if (part === "always()") return true;
    const [, name = "", text] = /^([\w.-]+) != '(.*)'$/.exec(part) ?? [];
    if (text === undefined) throw new Error(`Cannot read the condition "${part}"`);
    return (context.get(name) ?? "") !== text;
  });
}

function outputsIn(text: string): readonly (readonly [name: string, value: string])[] {
  return [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);
}

function namesIn(folder: string): readonly string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
}
