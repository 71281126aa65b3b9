/** Records as the real client writes them, with what the engines printed behind them. @module */

/** How a record is to look. */
export interface ClientRecordOptions {
  /** At least how many characters the engines printed. */
  readonly output?: number;
  readonly lineEnd?: string;
}

/** A record of ours in the client's form: long scores, a name in draws, output and accounts. */
export function clientRecord(
  record: string,
  { output = 500, lineEnd = "\n" }: ClientRecordOptions = {},
): string {
  const [, first = "a1"] = /^\* (.*) vs /m.exec(record) ?? [];
  const scored = record.replace(
    /^\* (.*) ([\d.]+),([\d.]+)$/m,
    (_, words, one, other) => `* ${words} ${Number(one).toFixed(6)},${Number(other).toFixed(6)}`,
  ).replace(/^\* (\S+) Draw /m, `* $1 ${first} Draw `);
  const printed = OUTPUT.repeat(Math.ceil(output / OUTPUT.length));
  return `${scored}\n# 17 32 52 82 #\n${printed}${ACCOUNT}`.replaceAll("\n", lineEnd);
}

/** Boards, numbers and stars that must not be taken for those of the record, and bytes. */
const OUTPUT = `=1 MyAI
<8>    X    X    X    X
* X X X X
* - - r b R B
0. 17
1. 32
* 1. a1(K) a2(k)
* NoMove nobody Wins 1,0
{"depth": 3, "score": -60049.16}
\u001b[31mthinking 思考中\u001b[0m \u0000 ::error::x
=12 b7 a7

`;

const ACCOUNT = `
###
Account: a2
Mode: MGTP
Path: /search/engine
Arg: 
Name: MyAI
###
`;
