/** Which expressions are sentences: a `Text`, a `Localized`, or a string made of one. @module */

import ts from "typescript";

const LANGUAGES = ["en", "zh", "ja"];
/** Methods that make a string of a sentence. */
const STRING_MAKERS = new Set(["trim", "trimEnd", "trimStart", "toLowerCase", "toUpperCase"]);

/** Whether an expression is a sentence; a name counts by what it was declared as. */
export function isText(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const bare = bared(node);
  if (isTextType(checker.getTypeAtLocation(bare), checker)) return true;
  if (ts.isCallExpression(bare)) return makesString(bare, checker);
  const inside = ts.isPropertyAccessExpression(bare) || ts.isElementAccessExpression(bare);
  if (inside && isLanguageOfText(bare, checker)) return true;
  const symbol = checker.getSymbolAtLocation(inside ? nameIn(bare) : bare);
  return symbol !== undefined && isDeclaredText(symbol, checker);
}

/** Whether an expression asks whether a `Text` is a plain string. */
export function isTypeOfText(node: ts.Expression, checker: ts.TypeChecker): boolean {
  return ts.isTypeOfExpression(node) && isText(node.expression, checker);
}

/** Whether an expression is `undefined`. */
export function isNothing(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === "undefined";
}

function bared(node: ts.Expression): ts.Expression {
  const wraps = ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) ||
    ts.isAsExpression(node);
  return wraps ? bared(node.expression) : node;
}

function nameIn(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): ts.Node {
  return ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
}

function isLanguageOfText(
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  checker: ts.TypeChecker,
): boolean {
  if (!isTextType(checker.getTypeAtLocation(node.expression), checker)) return false;
  return ts.isElementAccessExpression(node) || LANGUAGES.includes(node.name.text);
}

/** A narrowed name is asked for the type that it had, a local one for what it was made of. */
function isDeclaredText(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (isTextType(checker.getTypeOfSymbol(symbol), checker)) return true;
  const declared = symbol.valueDeclaration;
  if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return false;
  return ts.isIdentifier(declared.name) && isText(declared.initializer, checker);
}

/** Whether a call turns a sentence into a string. */
function makesString(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(call);
  if ((type.flags & ts.TypeFlags.StringLike) === 0) return false;
  if (call.arguments.some((one) => isTextType(checker.getTypeAtLocation(one), checker))) {
    return true;
  }
  const { expression: callee } = call;
  return ts.isPropertyAccessExpression(callee) && STRING_MAKERS.has(callee.name.text) &&
    isText(callee.expression, checker);
}

/** Whether a type is `Localized`, or may be among others. */
function isTextType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((one) => isTextType(one, checker));
  if ((type.flags & ts.TypeFlags.Object) === 0) return false;
  const properties = type.getProperties();
  return properties.length === LANGUAGES.length &&
    properties.every((property) =>
      LANGUAGES.includes(property.name) &&
      (checker.getTypeOfSymbol(property).flags & ts.TypeFlags.StringLike) !== 0
    );
}
