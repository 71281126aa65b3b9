/** What `contest --help` says. @module */

import { PLAY_HELP } from "./match_help.ts";

/** The help of `contest`. */
export const CONTEST_HELP = `Play every player against every other, and make a cross table.

  shinpan contest [options] <protocol> <player, folder or list> … [options]

A folder stands for the programs in it that can be started, a .txt file for a list with one player
a line; a player is written as for match, builtin:greedy among them. All have the same deals.

  --games N            games of each pairing (default 4)
  --swap               each deal twice, with the sides changed; contests always do

${PLAY_HELP}
On several machines
  --shard I/N          play the I-th of N parts of the pairings alone
  --merge              put the folders of all parts together into --out; parts that are missing,
                       doubled, unfinished or of another contest are refused

The folder (default contest/) has a folder for each match, the table in contest-result.json and in
index.html. To resume, run the same command again.

Exit codes: 0 all games were played and no rule was broken, 1 an engine broke a rule, 2 bad usage,
3 an engine could not be started, 4 a game is without a result.

Examples
  shinpan contest mgtp engines/ --games 10 --time 300
  shinpan contest mgtp ./mine ./theirs "ponder:./other" builtin:greedy
  shinpan contest mgtp engines/ --shard 2/4 --out part2
  shinpan contest --merge part1 part2 part3 part4 --out contest
`;
