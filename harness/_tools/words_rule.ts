/** The house rule that nothing is decided by sentences. @module */

const SENTENCE_FIELDS = new Set(["why", "hint"]);
const MAKERS = new Set(["inLanguage", "reasonText", "whyOf", "fill"]);
const LANGUAGES = new Set(["en", "zh", "ja"]);
const SEARCHES = new Set([
  ...[
    "includes",
    "startsWith",
    "endsWith",
    "indexOf",
    "lastIndexOf",
    "match",
    "matchAll",
    "search",
  ],
]);
const TESTS = new Set(["test", "exec"]);
const COMPARISONS = new Set(["===", "!==", "==", "!="]);

/**
 * Forbids comparing and searching sentences, as far as names show what one is: `why`, `hint`, their
 * languages, and what makes sentences. Whether there is one at all may be asked. Lint has no types:
 * `text_uses_test.ts` holds the same rule for every value of type `Text`.
 */
export const words: Deno.lint.Rule = {
  create(context) {
    if (/_(test|kit)\.tsx?$/.test(context.filename)) return {};
    const refuse = (node: Deno.lint.Node): void =>
      context.report({
        node,
        message: "Nothing is decided by the words of a sentence",
        hint: "Give the meaning a field or a `kind` of its own, and look at that.",
      });
    return {
      BinaryExpression(node) {
        if (!COMPARISONS.has(node.operator)) return;
        const sides = [node.left, node.right];
        if (sides.some(isUndefined)) return;
        if (sides.some((side) => isSentence(side) || isTypeOfSentence(side))) refuse(node);
      },
      SwitchStatement(node) {
        if (isSentence(node.discriminant)) refuse(node.discriminant);
      },
      CallExpression(node) {
        const callee = node.callee.type === "ChainExpression"
          ? node.callee.expression
          : node.callee;
        if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
        const { name } = callee.property;
        const searched = SEARCHES.has(name) && isSentence(callee.object);
        if (searched || TESTS.has(name) && node.arguments.some(isSentence)) refuse(node);
      },
    };
  },
};

function isSentence(node: Deno.lint.Node): boolean {
  switch (node.type) {
    case "Identifier":
      return SENTENCE_FIELDS.has(node.name);
    case "ChainExpression":
      return isSentence(node.expression);
    case "CallExpression":
      return node.callee.type === "Identifier" && MAKERS.has(node.callee.name);
    case "MemberExpression": {
      if (node.property.type !== "Identifier") return false;
      const { name } = node.property;
      return SENTENCE_FIELDS.has(name) || LANGUAGES.has(name) && isSentence(node.object);
    }
    default:
      return false;
  }
}

function isTypeOfSentence(node: Deno.lint.Node): boolean {
  return node.type === "UnaryExpression" && node.operator === "typeof" && isSentence(node.argument);
}

function isUndefined(node: Deno.lint.Node): boolean {
  return node.type === "Identifier" && node.name === "undefined";
}
