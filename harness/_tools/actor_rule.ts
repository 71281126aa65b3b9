/** The house rule that prose names its actor. @module */

/** Words that hide who does something; as data or in an identifier they do no harm. */
const HIDDEN_ACTORS = /\b(?:any|every|no|some)body\b|\bwhoever\b/i;

/** Forbids such words in comments and in the names of tests. */
export const actor: Deno.lint.Rule = {
  create(context) {
    const check = (text: string, at: Deno.lint.ReportData): void => {
      const word = HIDDEN_ACTORS.exec(text)?.[0];
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
        if (context.sourceCode.getText(node.callee) !== "Deno.test") return;
        const [name] = node.arguments;
        if (name?.type === "Literal") check(String(name.value), { node: name, message: "" });
        if (name?.type === "TemplateLiteral") {
          check(context.sourceCode.getText(name), { node: name, message: "" });
        }
      },
    };
  },
};
