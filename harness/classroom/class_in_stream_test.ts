import { assertEquals } from "@std/assert";
import type { JobEvent } from "../core/mod.ts";
import { sampleGrade, sampleGradebook } from "../testing/sample_gradebook.ts";
import { classInStream } from "./class_in_stream.ts";

const WAITING = sampleGrade("ann", { slug: "ann", standing: "waiting", points: 0 });
const GRADED = sampleGrade("ann", { slug: "ann", points: 77 });

const STARTED: JobEvent = { kind: "class-started", book: sampleGradebook([WAITING]), total: 1 };
const MARKED: JobEvent = { kind: "submission-graded", grade: GRADED };

Deno.test.each<[string, readonly JobEvent[], readonly number[] | undefined]>([
  ["begun", [STARTED], [0]],
  ["graded", [STARTED, MARKED], [77]],
  ["begun again", [STARTED, MARKED, STARTED], [0]],
  ["without its beginning", [MARKED], undefined],
])("the gradebook of a class that was %s", async (_what, events, points) => {
  const book = await classInStream(ReadableStream.from(events));
  assertEquals(book?.grades.map((grade) => grade.points), points);
});
