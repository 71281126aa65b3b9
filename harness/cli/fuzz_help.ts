/** What `fuzz --help` says. @module */

/** The help of `fuzz`. */
export const FUZZ_HELP =
  `Play games as the protocol's client leads them, towards rare situations, and write the smallest
talk that shows each fault as a scenario.

  shinpan fuzz [options] <protocol> [options] [engine [its arguments …]]

Every fault is confirmed in 3 of 3 runs, or reported with how often it shows, and then made smaller
by running the engine again. Scenarios are written to fuzz/ and named after the rule; shinpan check
runs them like any others, see docs/fuzzing.md. A second search continues where the first one ended:
it runs what was found before, and looks for other faults. Ctrl-C keeps everything that was found.

How long, and where
  --time TIME          how long to play, such as 90s or 10m (default 1m); shrinking may take longer
  --games N            how many games to play (without --time there is no other limit)
  --out DIR            where scenarios and corpus.json go (default fuzz/)
  --seed N             the seed of all games (default 1)
  --jobs N             engines that run side by side (default: the number of cores)
  --stimulus KIND      client: only what the real client sends (default); manual: also plies that
                       the engine did not choose, and the manual's other commands; stress: also
                       lines in pieces or all at once

Which engine
  --dialect NAME       which generation of the protocol
  --console FILE       describes a shogi-console program's dialogue
  --tty                run the engine in a terminal
  --cwd DIR            where the engine runs (default: here)
  --ports PORT,PORT    where engines connect, by the side they play
  --pin                tie each engine to a core
  --time-scale X       multiply every time limit by X
  --strict             SHOULD counts as MUST
  --sandbox LEVEL      namespaces, limits, none, or auto, as in shinpan check
  --require-sandbox LEVEL  refuse to start with less than this level
  --memory MIB         in a sandbox, for the engine with all it starts (default 1024)
  --processes N        in a sandbox, threads included (default 256)
  --readable PATH      what the engine may read besides the system and its folder; may be repeated

What you get
  --report DIR         where reports go (default report/)
  --reporter A,B       which: junit, html, json, tap, github, github-summary
  --open               show the HTML report in the browser
  --lang en|zh|ja      language (default: from the locale)
  --quiet              no progress, and failures alone

Exit codes: 0 nothing was found, 1 violations, 2 bad usage, 3 the engine could not be started,
4 the harness failed or a verdict is inconclusive.

Examples
  shinpan fuzz mgtp --time 10m ./my_engine
  shinpan fuzz mgtp --games 500 --stimulus manual --out found/ java -jar engine.jar
`;
