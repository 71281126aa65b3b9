/** A scenario for the tests of commands that read scenarios. @module */

/** A whole scenario, with nothing wrong. */
export const GOOD = `title: { en: A good one, zh: 好, ja: 良い }
rules: [mgtp/name]
stimulus: client
steps:
  - send: 1 name
  - expect: success
`;
