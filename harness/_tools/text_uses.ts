/** The house rule that nothing is decided by a value of type `Text`, seen with the compiler's types. @module */

import ts from "typescript";
import { isNothing, isText, isTypeOfText } from "./text_types.ts";

/** Methods that look for something in a sentence. */
const SEARCHES = new Set([
  ...["includes", "startsWith", "endsWith", "indexOf", "lastIndexOf"],
  ...["match", "matchAll", "search", "localeCompare"],
]);
/** Methods of lists, sets, maps and expressions that look for a sentence, or look into it. */
const LOOKS = new Set([
  ...["includes", "indexOf", "lastIndexOf", "has", "get", "set", "add", "delete", "test", "exec"],
]);
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/**
 * Every place in `paths` (files below `root`) that compares a sentence, searches it, or keeps
 * something by it, as `path:line: code`. A sentence is a `Text`, a `Localized`, one language of it,
 * or a string made of one. Whether there is a sentence at all may be asked.
 */
export function textUses(root: string, paths: readonly string[]): readonly string[] {
  const program = programOf(root, paths);
  const checker = program.getTypeChecker();
  return paths.flatMap((path) => {
    const file = program.getSourceFile(root + path);
    if (file === undefined) throw new Error(`No source file ${path}`);
    return nodesOf(file).filter((node) => decides(node, checker)).map((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${path}:${line + 1}: ${node.getText(file).replace(/\s+/g, " ")}`;
    });
  });
}

function decides(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isBinaryExpression(node)) {
    if (!COMPARISONS.has(node.operatorToken.kind)) return false;
    const sides = [node.left, node.right];
    if (sides.some(isNothing)) return false;
    return sides.some((side) => isText(side, checker) || isTypeOfText(side, checker));
  }
  if (ts.isSwitchStatement(node)) return isText(node.expression, checker);
  if (ts.isElementAccessExpression(node)) return isKeyedByText(node, checker);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: receiver, name: { text: name } } = node.expression;
  if (SEARCHES.has(name) && isText(receiver, checker)) return true;
  const [first] = node.arguments;
  return LOOKS.has(name) && first !== undefined && isText(first, checker);
}

function isKeyedByText(
  { argumentExpression: key }: ts.ElementAccessExpression,
  checker: ts.TypeChecker,
): boolean {
  // The checker takes a literal for the name of what stands there.
  return !ts.isLiteralExpression(key) && isText(key, checker);
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    found.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** The files and what they import from the tree; packages are left out, since none has a `Text`. */
function programOf(root: string, paths: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    ...{ allowImportingTsExtensions: true, noEmit: true, strict: true, types: [] },
    jsx: ts.JsxEmit.Preserve,
    lib: ["lib.esnext.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({ resolvedModule: resolved(text, from) }));
  return ts.createProgram(paths.map((path) => root + path), options, host);
}

function resolved(specifier: string, from: string): ts.ResolvedModuleFull | undefined {
  const extension = /^\..*(\.tsx?)$/.exec(specifier)?.[1];
  if (extension === undefined) return undefined;
  const resolvedFileName = decodeURIComponent(new URL(specifier, `file://${from}`).pathname);
  return { resolvedFileName, extension };
}
