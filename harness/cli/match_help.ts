/** What `match --help` says. @module */

/** Options that `match` and `contest` share, in words. */
export const PLAY_HELP = `How the games are played
  --time T             main time for each side, in seconds or as 15m; "none" for no limit
                       (default 900, or 0 where another clock is given)
  --increment T        added to the main time after every ply
  --byoyomi T          extra time for every ply once the main time is used up
  --byoyomi-plies N    the extra time is for N plies together
  --move-time T        so much for every ply, and nothing else
  --repetition N       dark chess: a draw after N equal blocks of moves (default 3)
  --no-eat-flip N      dark chess: a draw after N plies without capture or flip (default 60)
  --setting NAME=N     any other setting of the game; may be repeated
  --tell-settings      tell engines the settings; the real client does not, and many engines
                       do not know the commands
  --board FILE         begin every game from a record, a board.txt or a setup
  --openings FILE      games with one board at the start: openings for the pairs of games in turn,
                       one a line, as plies of the game (7g7f 3c3d); each player gets both sides
  --random-plies N     open every game with N plies by chance, both games of a pair with the same,
                       and none after which a side could win at once; without them two engines of a
                       game without luck may repeat one game
  --seed N             other deals (default 1)

How they are run
  --jobs N             games at a time (default: half of the cores)
  --ports PORT,PORT    where engines connect, by the side they play, one game at a time
                       (default: any free port)
  --pin                tie engines to cores of their own (as is done where several games are
                       played at a time)
  --no-pin             never tie them
  --pipeline           mgtp: a ply, the time left and genmove in one write; quicker, for engines
                       that read line by line, but mistakes are reported less exactly
  --sandbox LEVEL      namespaces (each engine in a copy of its own folder, without a network),
                       limits, none, or auto, the strongest there is (default: a process group)
  --require-sandbox LEVEL  refuse to start with less than this level; see shinpan doctor
  --memory MIB         in a sandbox, for an engine with all it starts (default 1024)
  --processes N        in a sandbox, threads included (default 256)
  --readable PATH      what engines may read besides the system and their folder; may be repeated
  --fresh              begin anew, where the folder holds a match already
  --strict             SHOULD counts as MUST
  --out DIR            where records and reports go
  --reporter A,B       html, json or none (default html,json)
  --open               show the page in the browser
  --lang en|zh|ja      language (default: from the locale)
  --quiet              the result alone
`;

/** The help of `match`. */
export const MATCH_HELP = `Play a match of two engines, or of an engine and a built-in opponent.

  shinpan match [options] <protocol> <player> <player> [options]

A player is a program (./mine), a command line as one word ("./mine -q"; quotes within it hold a
path with blanks together, "'./my engine' -q"), either with another protocol of the same game in
front (ponder:./theirs), or builtin:random, builtin:greedy, and for dark chess builtin:search, which
looks at a fixed number of positions (builtin:search@20000 at so many) and so plays the same on
every machine. Every game starts a new process. A player with no legal move in time loses; other
violations are reported as in check, and play continues. A game that the machine or the harness
disturbed is played again.

  --games N            how many games (default 10)
  --swap               play each deal twice, with the sides changed
  --names A,B          what to call the players
  --sprt E0,E1[,A,B]   play pairs of games until a sequential test tells whether the first player
                       leads by E0 or by E1 Elo points, and stop as soon as it is decided. A is the
                       chance of deciding for E1 though E0 holds, B that of the opposite (default
                       0.05 each); --games is then the most that are played (default 100000)

${PLAY_HELP}
The folder (default match/) has a record of each game, such as "1 mine_wins NoMove.txt", all games
in games.jsonl and room.info, what was said in talks/, the result in match-result.json and a page in
index.html. To resume, run the same command again; with more --games it goes on from there.

Exit codes: 0 all games were played, or --sprt has decided either way, and no rule was broken
(no matter who won), 1 an engine broke a rule, 2 bad usage, 3 an engine could not be started, 4 a
game is without a result, or --sprt is not decided.

Examples
  shinpan match mgtp ./mine ./theirs --games 100 --swap --time 900
  shinpan match mgtp "./mine -q" builtin:greedy --games 20 --swap
  shinpan match mgtp ./new ./old --sprt 0,10
  shinpan match geister-tcp ./mine geister-stdio:./theirs --byoyomi 10
`;
