/** House rules that `deno lint` cannot know: layers, doors, cycles, purity, size, sentences that decide nothing, and prose that names its actor. @module */

import { actor } from "./actor_rule.ts";
import { cycle, door } from "./import_rules.ts";
import { words } from "./words_rule.ts";

const TRANSPORTS = [
  "harness/core",
  "harness/sandbox",
  "harness/transports",
  "node:buffer",
  "node:child_process",
  "node:fs",
];

/**
 * What each folder may import besides itself; packages by the name they are imported under. A folder
 * inside another comes first.
 */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  "harness/core": [],
  "harness/games": ["harness/core", "tsshogi"],
  "harness/sandbox": ["harness/core"],
  "harness/protocols": ["harness/core", "harness/games"],
  "harness/transports/process": [...TRANSPORTS],
  "harness/transports/measure": [...TRANSPORTS, "harness/transports/process"],
  "harness/transports/confine": [
    ...[...TRANSPORTS, "harness/transports/measure", "harness/transports/process"],
  ],
  "harness/transports/channels": [
    ...TRANSPORTS,
    "harness/transports/confine",
    "harness/transports/measure",
    "harness/transports/process",
  ],
  "harness/transports": [
    ...TRANSPORTS,
    "harness/transports/channels",
    "harness/transports/confine",
    "harness/transports/measure",
    "harness/transports/process",
  ],
  "harness/scenario": [
    "harness/core",
    "harness/games",
    "harness/protocols",
    "@std/yaml",
    "valibot",
    "yaml",
  ],
  "harness/referee": ["harness/core", "harness/games", "harness/protocols"],
  "harness/runner": [
    "harness/core",
    "harness/games",
    "harness/protocols",
    "harness/referee",
    "harness/sandbox",
    "harness/scenario",
    "harness/transports",
  ],
  "harness/fuzz": [
    "harness/core",
    "harness/games",
    "harness/protocols",
    "harness/referee",
    "harness/runner",
    "harness/scenario",
    "harness/transports",
  ],
  "harness/ledger": ["harness/core", "@std/streams", "node:crypto", "valibot"],
  "harness/surroundings": [
    "harness/core",
    "harness/ledger",
    "harness/protocols",
    "harness/referee",
    "harness/runner",
    "harness/sandbox",
    "harness/scenario",
    "harness/transports",
    "deno.json",
    "reporters",
  ],
  "harness/classroom": [
    "harness/core",
    "harness/course",
    "harness/grading",
    "harness/ledger",
    "harness/referee",
    "harness/runner",
    "harness/sandbox",
    "harness/scenario",
    "harness/surroundings",
    "harness/transports",
    "node:fs",
    "reporters",
  ],
  "harness/arena": ["harness/core"],
  "harness/course": ["harness/core", "@std/yaml", "@zip.js/zip.js"],
  "harness/grading": ["harness/core", "harness/scenario", "reporters", "valibot"],
  "harness/live": [
    "harness/core",
    "harness/games",
    "harness/referee",
    "harness/runner",
    "reporters",
  ],
  "harness/cli": [
    "harness/api",
    "harness/arena",
    "harness/classroom",
    "harness/core",
    "harness/course",
    "harness/fuzz",
    "harness/games",
    "harness/grading",
    "harness/ledger",
    "harness/live",
    "harness/protocols",
    "harness/referee",
    "harness/runner",
    "harness/sandbox",
    "harness/scenario",
    "harness/surroundings",
    "harness/transports",
    "@std/cli/parse-args",
    "@std/yaml",
    "node:child_process",
    "node:crypto",
    "reporters",
    "reporters/html",
  ],
  "harness/testing": [
    "harness/core",
    "harness/games",
    "harness/protocols",
    "harness/transports",
    "@std/assert",
    "fast-check",
    "playwright-core",
  ],
  "reporters/html/client": [
    "harness/core",
    "preact",
    "preact/hooks",
    "reporters",
    "reporters/html",
  ],
  "reporters/html": [
    "harness/core",
    "node:buffer",
    "node:crypto",
    "node:zlib",
    "preact",
    "preact-render-to-string",
    "preact/hooks",
    "preact/jsx-runtime",
    "reporters",
  ],
  "reporters": ["harness/core", "reporters/html"],
};

/** Folders whose code depends on its arguments and on nothing else. */
const PURE = [
  "harness/arena",
  "harness/core",
  "harness/course",
  "harness/fuzz",
  "harness/games",
  "harness/grading",
  "harness/protocols",
  "harness/referee",
  "harness/runner",
  "harness/sandbox",
  "harness/scenario",
  "reporters/html",
  "reporters",
];

/** What reaches outside; `new Date()` is caught on its own. */
const IMPURE = new Set([
  "Deno",
  "console",
  "crypto",
  "fetch",
  "performance",
  "setInterval",
  "setTimeout",
  "Date.now",
  "Math.random",
]);

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 50;
const ROOT = decodeURIComponent(new URL("../../", import.meta.url).pathname);

function layerOf(path: string): string | undefined {
  if (/_(test|kit)\.tsx?$/.test(path)) return undefined;
  const local = path.startsWith(ROOT) ? path.slice(ROOT.length) : path;
  return Object.keys(LAYERS).find((layer) => local.startsWith(`${layer}/`));
}

function targetOf(specifier: string, from: string): string | undefined {
  if (!specifier.startsWith(".")) return specifier;
  if (specifier.endsWith("/deno.json")) return "deno.json";
  return layerOf(decodeURIComponent(new URL(specifier, `file://${from}`).pathname));
}

const layers: Deno.lint.Rule = {
  create(context) {
    const layer = layerOf(context.filename);
    if (!layer) return {};
    const allowed = [layer, ...LAYERS[layer] ?? []];
    const check = (node: Deno.lint.Node, specifier: string): void => {
      const target = targetOf(specifier, context.filename);
      if (target && allowed.includes(target)) return;
      context.report({
        node,
        message: `${layer} may not import "${specifier}"`,
        hint: `It may import ${allowed.join(", ")}.`,
      });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => {
        if (node.source.type === "Literal") check(node, String(node.source.value));
      },
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => {
        if (node.source) check(node, node.source.value);
      },
    };
  },
};

const pure: Deno.lint.Rule = {
  create(context) {
    const layer = layerOf(context.filename);
    if (!layer || !PURE.includes(layer)) return {};
    const refuse = (node: Deno.lint.Node, name: string): void =>
      context.report({
        node,
        message: `${layer} is pure and may not use \`${name}\``,
        hint: "Take what you need as an argument.",
      });
    return {
      Identifier(node) {
        if (IMPURE.has(node.name)) refuse(node, node.name);
      },
      MemberExpression(node) {
        const name = context.sourceCode.getText(node);
        if (IMPURE.has(name)) refuse(node, name);
      },
      NewExpression(node) {
        const name = context.sourceCode.getText(node);
        if (name === "new Date()") refuse(node, name);
      },
    };
  },
};

const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/** A rule against nodes of `kinds` that are longer than `most` lines. */
function limit(kinds: readonly string[], most: number): Deno.lint.Rule {
  return {
    create(context) {
      const check = (node: Deno.lint.Node): void => {
        const lines = context.sourceCode.getText(node).split("\n").length;
        if (lines <= most) return;
        context.report({
          node,
          message: `${lines} lines here, at most ${most} are allowed`,
          hint: "Find the second thing this does and move that out.",
        });
      };
      return Object.fromEntries(kinds.map((kind) => [kind, check]));
    },
  };
}

const plugin: Deno.lint.Plugin = {
  name: "house",
  rules: {
    layers,
    door,
    cycle,
    pure,
    words,
    actor,
    "file-length": limit(["Program"], MAX_FILE_LINES),
    "function-length": limit(FUNCTIONS, MAX_FUNCTION_LINES),
  },
};

export default plugin;
