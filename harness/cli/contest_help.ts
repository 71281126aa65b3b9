/** What `contest --help` says. @module */

import { PLAY_HELP } from "./match_help.ts";

/** The help of `contest`. */
export const CONTEST_HELP = `Play a contest of many players, and make a table of it.

  shinpan contest [options] <protocol> <player, folder or list> … [options]

A folder stands for the programs in it that can be started, a .txt file for a list with one player
a line; a player is written as for match, builtin:greedy among them. All meetings of a round have
the same deals; a round-robin and a gauntlet are one round.

  --format F           who meets whom (default round-robin):
                       round-robin, every player meets every other;
                       gauntlet, one player meets all others;
                       swiss, players with the same points meet, never the same two twice;
                       knock-out, winners meet winners; players are seeded in the order
                       of their names on the command line, and a tie is broken by more games
  --against PLAYER     the player that meets all others in a gauntlet
  --rounds N           rounds of a Swiss contest (default: as many as halvings leave one player);
                       with more rounds, or with more players behind the others, the contest goes on
  --withdraw NAME      Swiss: do not pair this player in the rounds to come; may be repeated
  --forfeits N         Swiss: the N-th game that a player loses by a broken rule takes it out
  --games N            games of each meeting (default 4)
  --swap               each deal twice, with the sides changed; contests always do

${PLAY_HELP}
On several machines
  --shard I/N          round-robin and gauntlet: play the I-th of N parts of the pairings alone
  --merge              put the folders of all parts together into --out; parts that are missing,
                       doubled, unfinished or of another contest are refused
  --plan               Swiss and knock-out: write the tasks of the next round to tasks.txt in --out
  --task K             play the K-th meeting of the planned round, with the words of --plan; "auto"
                       takes the number from Slurm or Kubernetes
  --merge              there: fold what the tasks have left in --out, name those that are missing
                       (exit code 4), and plan the next round; folders that are named besides are
                       copies of --out in which tasks were played

The folder (default contest/) has a folder for each match, the rounds in rounds.jsonl, the table and
ratings in contest-result.json and in index.html. To resume, run the
same command again.

Exit codes: 0 all games were played and no rule was broken, 1 an engine broke a rule, 2 bad usage,
3 an engine could not be started, 4 a game is without a result.

Examples
  shinpan contest mgtp engines/ --games 10 --time 300
  shinpan contest mgtp ./mine ./theirs "ponder:./other" builtin:greedy
  shinpan contest mgtp engines/ --format swiss --rounds 9 --forfeits 3
  shinpan contest mgtp engines/ --format gauntlet --against ./new
  shinpan contest mgtp engines/ --shard 2/4 --out part2
  shinpan contest --merge part1 part2 part3 part4 --out contest
`;
