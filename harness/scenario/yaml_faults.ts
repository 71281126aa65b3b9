/** The parser's error codes in the words of the house. @module */

const QUOTES = 'put quotes around text that holds ": " or " #", or starts with a special character';

/** Message and fix by error code of the `yaml` package; others are told in its own words. */
export const FAULT_FIXES: Readonly<
  Record<string, { readonly message: string; readonly fix: string }>
> = {
  BAD_DQ_ESCAPE: {
    message: "Cannot read this escape in double quotes",
    fix: "use single quotes, in which a backslash is a backslash",
  },
  BAD_INDENT: {
    message: "Cannot read this indentation",
    fix: "align it with the other entries of the same list or mapping",
  },
  BAD_SCALAR_START: { message: "Cannot read text that starts like this", fix: QUOTES },
  BLOCK_AS_IMPLICIT_KEY: { message: "Cannot read a mapping inside this text", fix: QUOTES },
  MULTILINE_IMPLICIT_KEY: { message: "Cannot read a key over several lines", fix: QUOTES },
  MULTIPLE_DOCS: { message: "Cannot read a second document", fix: "write one scenario per file" },
  RESOURCE_EXHAUSTION: {
    message: "Cannot read nesting as deep as this",
    fix: "nest at most 32 levels",
  },
  TAB_AS_INDENT: { message: "Cannot read a tab as indentation", fix: "use blanks" },
  TAG_RESOLVE_FAILED: {
    message: "Cannot read a tag",
    fix: 'put quotes around text that starts with "!"',
  },
  UNEXPECTED_TOKEN: { message: "Cannot read what stands here", fix: QUOTES },
};
