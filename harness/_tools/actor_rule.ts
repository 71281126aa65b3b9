/** The house rule that prose names its actor. @module */

/** Words that hide who does something; as data or in an identifier they do no harm. */
const HIDDEN_ACTORS = /\b(?:any|every|no|some)body\b|\bwhoever\b/i;

/** A sentence about an actor that it does not name, such as "Who plays"; a question may begin so. */
const HEADLESS = /(?:^[*\s]*|[.:;]\s+[*\s]*)(Who|Whose|Whom)\b(?![^.]*\?)/;

/** What registers a test: plainly, ignored, or for each row of a table. */
const REGISTERS = /^Deno\.test(?:\.\w+)?$|^Deno\.test\.each\b/;

/** Forbids such words in comments and in the names of tests. */
export const actor: Deno.lint.Rule = {
  create(context) {
    const check = (text: string, at: Deno.lint.ReportData): void => {
      const word = HIDDEN_ACTORS.exec(text)?.[0] ?? HEADLESS.exec(text)?.[1];
      if (word === undefined) return;
      context.report({
        ...at,
        message: `"${word}" hides who acts`,
        hint: "Name the actor: the engine, the user, a process, or say that it is not done.",
      });
    };
    return {
      Program() {
        for (const { value, range } of context.sourceCode.getAllComments()) {
          check(value, { range, message: "" });
        }
      },
      CallExpression(node) {
        if (!REGISTERS.test(context.sourceCode.getText(node.callee))) return;
        const name = nameIn(node.arguments[0]);
        if (name) check(context.sourceCode.getText(name), { node: name, message: "" });
      },
    };
  },
};

/** The name of a test: its first argument, or the `name` of the options there. */
function nameIn(argument: Deno.lint.Node | undefined): Deno.lint.Node | undefined {
  if (argument?.type !== "ObjectExpression") {
    return argument?.type === "Literal" || argument?.type === "TemplateLiteral"
      ? argument
      : undefined;
  }
  for (const property of argument.properties) {
    if (property.type !== "Property" || property.key.type !== "Identifier") continue;
    if (property.key.name === "name") return property.value;
  }
  return undefined;
}
