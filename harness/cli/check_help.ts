/** What `check --help` says. @module */

/** The help of `check`. */
export const CHECK_HELP =
  `Run an engine through the scenarios of its protocol, and report which rules it breaks.

  shinpan check [options] [protocol] [options] [engine [its arguments …]]

Without an engine the bundled conforming engine is checked; without a protocol, every protocol.
Everything after the engine's path is passed to the engine. Put -- before the path to silence the
warning about Shinpan options after it.

Which protocol
  --dialect NAME       which generation of it: ponder has v2 (since 2019, default) and v1
  --console FILE       describes a shogi-console program's dialogue, see docs/console_dialogue.md
                       (default: the dialogue of the report)
  --tty                run the engine in a terminal, if it buffers its output on a pipe

Which scenarios
  --scenario ID        only the scenario ID; if there is none, those whose id begins with ID; may be
                       repeated
  --exclude ID=REASON  leave scenarios out; the report gives the reason; may be repeated
  --suite PATH         your own scenario file or folder instead of the bundled ones; may be repeated
  --baseline FILE      known failures as YAML lines "id: reason"; one that passes is reported
  --repeat N           run everything N times
  --fail-fast          stop after the first failure

How strict, how fast
  --strict             SHOULD counts as MUST
  --seed N             the seed of all deals (default 1); others also mirror and recolour the
                       positions of dark-chess scenarios
  --jobs N             engines that run side by side (default: the number of cores)
  --pin                tie each engine to a core
  --ports PORT,PORT    where engines connect, by the side they play (default: any free port)
  --time-scale X       multiply every time limit by X, for a slow machine or a debugger
  --budget TIME        for the whole check, such as 90s or 10m (default 5m); what does not fit is
                       skipped with that reason
  --full               no budget: play every game to its end
  --cwd DIR            where the engine runs (default: here)

How confined
  --sandbox LEVEL      namespaces (bubblewrap: a copy of its folder, no network, nothing of yours),
                       limits, none, or auto, the strongest there is (default: a process group)
  --require-sandbox LEVEL  refuse to start with less than this level; see shinpan doctor
  --memory MIB         in a sandbox, for the engine with all it starts (default 1024)
  --processes N        in a sandbox, threads included (default 256)
  --readable PATH      what the engine may read besides the system and its folder; may be repeated

What you get
  --report DIR         where reports go (default report/)
  --reporter A,B       which: junit, html, json, tap, github, github-summary (default junit,html,
                       and on GitHub its two); +A,B adds to the default; may be repeated;
                       events.jsonl, the whole stream, is always written
  --open               show the HTML report in the browser
  --lang en|zh|ja      language (default: from the locale)
  --quiet              print failures alone; one line if only recommendations were broken
  --verbose            print everything that is sent and received, live

Exit codes: 0 conforms, 1 violations, 2 bad usage or scenario, 3 the engine could not be started,
4 the harness failed or a verdict is inconclusive.

Examples
  shinpan check                                   the bundled engine, as an example
  shinpan check mgtp ./my_engine -q               your engine; -q goes to it
  shinpan check mgtp --strict java -jar engine.jar
  shinpan check mgtp --scenario mgtp/genmove --verbose ./my_engine
`;
