/** What `grade --help` says. @module */

/** The help of `grade`. */
export const GRADE_HELP =
  `Grade a class of submissions: build each, run it confined through the scenarios, give marks.

  shinpan grade <submissions> --protocol ID [options]

<submissions> is a folder, or the archive that Moodle, Canvas (NTU COOL) or Gradescope hands out.
Each folder, archive or single file in it is one submission. A shinpan.yaml in it, or one for all
beside them, configures how it is built and run; anything unset is detected from its files. To
resume after an interruption, run the same command again: only unfinished and changed submissions
are run. docs/course_sites.md tells how names, rosters and archives are read.

What is graded
  --protocol ID        the protocol all of them speak (or "protocol:" in the class's shinpan.yaml)
  --rubric FILE        what is worth how much (default: MUST 90 points, SHOULD 10)
  --roster FILE        the students: a CSV file with id, name, group and more; submissions are named
                       by their ids, and who handed in nothing is in the gradebook
  --from SITE          whose names the submissions have: moodle, canvas, gradescope or plain
                       (default: as the names look)
  --config FILE        the shinpan.yaml for all (default: the one beside the submissions)
  --console FILE       how shogi-console programs talk, see docs/console_dialogue.md
  --suite PATH         your own scenarios instead of the bundled ones; may be repeated
  --strict             SHOULD counts as MUST
  --seed N|random      what all games are dealt from, the same for all submissions (default: drawn
                       once and kept with the results; random draws another one and grades anew)

How it is run
  --again NAME         grade this submission anew, whatever is known of it ("b0*" for several; may
                       be repeated), for instance after a compiler was installed
  --jobs N             submissions at a time (default: the number of cores)
  --no-pin             do not tie each submission to a core
  --budget TIME        for the scenarios of one submission (default 5m)
  --full               no budget: play every game to its end
  --build-time TIME    for one build (default 60s)
  --time-scale X       multiply every time limit by X
  --sandbox LEVEL      namespaces, limits, none, or auto (default), the strongest there is
  --require-sandbox LEVEL  refuse to start with less than this level; see shinpan doctor
  --memory MIB         memory of one engine (default 1024)

On several machines
  --shard I/N          only the I-th of N parts of the class, from 1; "auto" takes both from
                       SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX or CI_NODE_INDEX, "auto/N" where
                       only the number of the part is told. Then: shinpan merge
  --timings DIR        split by what each submission took in these results of an earlier run

What you get
  --out DIR            where results go (default results/): gradebook.csv, gradebook.json,
                       index.html for the class, and in submissions/<name>/ for each student
                       index.html, junit.xml, events.jsonl, results.json (Gradescope), build.log
  --bom                begin gradebook.csv with a byte order mark, for old spreadsheets
  --lang en|zh|ja      language (default: from the locale)
  --quiet              print something only if something is wrong, for cron

Exit codes: 0 every submission has marks, 2 bad usage, rubric or scenario, 4 some verdict is open or
the harness failed: grade again.

Examples
  shinpan grade submissions/ --protocol mgtp
  shinpan grade submissions/ --protocol mgtp --rubric rubric.yaml --out results/
  shinpan grade hw2-submissions.zip --protocol mgtp --rubric rubric.yaml --roster roster.csv
  shinpan grade submissions/ --protocol mgtp --shard 3/8 --out results-3/
  shinpan merge results-*/ --out results/
`;
