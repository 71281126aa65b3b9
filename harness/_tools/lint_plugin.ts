/** House rules that `deno lint` cannot know: layers, doors, kits, cycles, purity, size, sentences that decide nothing, and prose that names its actor. @module */

import { actor } from "./actor_rule.ts";
import { cycle, door, importedName, kit } from "./import_rules.ts";
import { LAYERS, LIMITED, PURE } from "./layers.ts";
import { words } from "./words_rule.ts";

/** What reaches outside. */
const IMPURE = new Set([
  "Deno",
  "console",
  "crypto",
  "fetch",
  "globalThis",
  "localStorage",
  "navigator",
  "performance",
  "queueMicrotask",
  "sessionStorage",
  "setImmediate",
  "setInterval",
  "setTimeout",
  "WebSocket",
  "Worker",
  "Date.now",
  "Math.random",
]);

/** What holds something impure beside pure functions: only a name of its own may be taken out of it. */
const MIXED = new Set(["Date", "Deno", "Math"]);

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
        const { source } = node;
        check(node, source.type === "Literal" ? String(source.value) : "a computed name");
      },
      TSImportType: (node) => {
        check(node, importedName(context.sourceCode.getText(node)) ?? "a computed name");
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
    const limited = layer && LIMITED[layer];
    if (!layer || !limited && !PURE.includes(layer)) return {};
    const refuse = (node: Deno.lint.Node, name: string): void =>
      context.report({
        node,
        message: `${layer} may not use \`${name}\``,
        hint: limited ? `It may use ${limited.join(", ")}.` : "Take what you need as an argument.",
      });
    return {
      Identifier(node) {
        if (limited && node.name === "Deno" || limited?.includes(node.name)) return;
        if (IMPURE.has(node.name)) refuse(node, node.name);
      },
      MemberExpression(node) {
        if (node.computed && isMixed(node.object)) refuse(node, context.sourceCode.getText(node));
        const name = context.sourceCode.getText(node).replace("?.", ".");
        const isRefused = limited && /^Deno\.\w+$/.test(name)
          ? !limited.includes(name)
          : IMPURE.has(name);
        if (isRefused) refuse(node, name);
      },
      VariableDeclarator(node) {
        if (node.init && isMixed(node.init)) refuse(node, context.sourceCode.getText(node));
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) refuse(node, "new Date()");
      },
      CallExpression(node) {
        if (isDate(node.callee)) refuse(node, "Date()");
      },
    };
  },
};

function isMixed(node: Deno.lint.Node): boolean {
  return node.type === "Identifier" && MIXED.has(node.name);
}

function isDate(node: Deno.lint.Node): boolean {
  return node.type === "Identifier" && node.name === "Date";
}

const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/** A rule that reports `node` where `text` has more lines than are allowed. */
function limit(
  most: number,
  visitor: (
    check: (node: Deno.lint.Node, text: string) => void,
    whole: Deno.lint.SourceCode,
  ) => Deno.lint.LintVisitor,
): Deno.lint.Rule {
  return {
    create(context) {
      const check = (node: Deno.lint.Node, text: string): void => {
        const lines = text.replace(/\n$/, "").split("\n").length;
        if (lines <= most) return;
        context.report({
          node,
          message: `${lines} lines here, at most ${most} are allowed`,
          hint: "Find the second thing this does and move that out.",
        });
      };
      return visitor(check, context.sourceCode);
    },
  };
}

/** Comments before and behind the code count, too. */
const fileLength = limit(MAX_FILE_LINES, (check, source) => ({
  Program: (node) => check(node, source.text),
}));

const functionLength = limit(MAX_FUNCTION_LINES, (check, source) => {
  const visit = (node: Deno.lint.Node): void => check(node, source.getText(node));
  return Object.fromEntries(FUNCTIONS.map((kind) => [kind, visit]));
});

const plugin: Deno.lint.Plugin = {
  name: "house",
  rules: {
    layers,
    door,
    kit,
    cycle,
    pure,
    words,
    actor,
    "file-length": fileLength,
    "function-length": functionLength,
  },
};

export default plugin;
