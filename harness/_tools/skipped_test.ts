import { assertEquals, assertStringIncludes } from "@std/assert";
import { packagesOf, readSkips, skippedTests, summaryOf } from "./skipped.ts";

const JUNIT = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test">
    <testsuite name="./a_test.ts">
        <testcase name="a &quot;b&quot; &amp; c" classname="./a_test.ts" time="0.000">
            <skipped/>
        </testcase>
        <testcase name="passes" classname="./a_test.ts" time="0.017">
        </testcase>
    </testsuite>
    <testsuite name="./sub/b_test.ts">
        <testcase name="d" classname="./sub/b_test.ts" time="0.000">
            <skipped/>
        </testcase>
    </testsuite>
</testsuites>`;
const TESTS = [{ file: "a_test.ts", name: 'a "b" & c' }, { file: "sub/b_test.ts", name: "d" }];
const SKIP = { file: "/x/a_test.ts", need: "xmllint", packages: ["libxml2-utils"] };

Deno.test("skipped tests are read from Deno's JUnit file, and only those", () => {
  assertEquals(skippedTests(JUNIT), TESTS);
  assertEquals(skippedTests(""), []);
});

Deno.test("the summary says what was skipped, what would bring it, and what has no reason", () => {
  const line = JSON.stringify(SKIP);
  const skips = readSkips(`${line}\n${line}\n`);
  assertEquals(skips, [SKIP]);
  assertEquals(packagesOf(skips), ["libxml2-utils"]);
  const summary = summaryOf(TESTS, skips);
  assertStringIncludes(summary, "Skipped 2 tests, which count as neither passed nor failed:\n");
  assertStringIncludes(summary, "  xmllint           Debian: libxml2-utils (1 test file)\n");
  assertStringIncludes(summary, "  no reason given   sub/b_test.ts: d\n");
  assertStringIncludes(summary, "To run more: apt-get install libxml2-utils\n");
  assertEquals(summaryOf([], skips), "");
});
