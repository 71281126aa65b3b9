/** What `play --help` says. @module */

/** The help of `play`. */
export const PLAY_BY_HAND_HELP = `Play by hand in the browser, against an engine or another person.

  shinpan play [options] <protocol> <player> [options]
  shinpan play [options] <game> [player] [options]

The browser opens a page with the board, both clocks, the moves so far and what the engine writes
(stdout, stderr and the wire log). Every rule that the engine breaks is explained at once. Moves can
be taken back; an engine that crashed or hangs can be started again in this position.

A player is a program (./mine), a command line as one word ("./mine -q"), or builtin:greedy and so
on, as in shinpan match. A game (dark-chess, geister, shogi, tzaar) without a player is for two
people at one board; Geister needs a player, because two people would see each other's ghosts.

How the games are played
  --side first|second  the side that you play in the first game (default first); the sides change
                       after every game
  --games N            at most so many games (default 100)
  --names A,B          what to call the players
  --time T             main time for each side, in seconds or as 15m; "none" for no limit
                       (default 900, or 0 where another clock is given)
  --increment T        added to the main time after every ply
  --byoyomi T          extra time for every ply once the main time is used up
  --byoyomi-plies N    the extra time is for N plies together
  --move-time T        so much for every ply, and nothing else
  --repetition N       dark chess: a draw after N equal blocks of moves (default 3)
  --no-eat-flip N      dark chess: a draw after N plies without capture or flip (default 60)
  --setting NAME=N     any other setting of the game; may be repeated
  --tell-settings      tell engines the settings; the real client does not
  --seed N             the deal, to repeat one (default: by chance)

How the engine runs
  --ports PORT,PORT    where engines connect, by the side they play (default: any free port)
  --sandbox LEVEL      namespaces, limits, none, or auto, the strongest there is (default: a process
                       group)
  --require-sandbox LEVEL  refuse to start with less than this level; see shinpan doctor
  --memory MIB         in a sandbox, for an engine with all it starts (default 1024)
  --processes N        in a sandbox, threads included (default 256)
  --readable PATH      what engines may read besides the system and their folder; may be repeated

The page
  --no-open            print the link, but do not start a browser
  --host ADDRESS       let people on other machines look on at this address of yours (0.0.0.0 for
                       all); they have a link of their own and can do nothing but look
  --out DIR            where records go (default play/ and a folder named after the time)
  --lang en|zh|ja      language (default: from the locale)

The page is served to this machine alone, on a free port, to holders of the link. Press Ctrl-C to
end: engines are stopped, and all games, the unfinished one too, are kept as records with a page of
statistics, as shinpan match keeps them.

Exit codes: 2 bad usage; otherwise the process ends by Ctrl-C.

Examples
  shinpan play mgtp ./my_engine
  shinpan play geister-stdio ./ghost --side second
  shinpan play dark-chess
  shinpan play dark-chess builtin:search --time none
  shinpan play mgtp ./my_engine --host 0.0.0.0
`;
