/** Diagnosis before blame: why an engine that is running says nothing. @module */

import { FOREIGN_WORDS, type Unanswered } from "../../referee/mod.ts";
import type { Conversation } from "../conversation/mod.ts";
import { overfilled } from "./overfill.ts";
import type { PlayContext } from "./talk_stage.ts";

type Silent = Extract<Unanswered, { kind: "silent" }>;

const FLUSH_MS = 2_000;
/** After one more line, for the answer that is owed, and then for that to the line itself. */
const FED_MS = 2_000;
const RETRY_MS = 8_000;
/** The most characters of a line in which words are looked for. */
const MOST = 500;

/** Finds out why nothing came; `thorough` also tries other ways to talk to it. */
export async function diagnose(
  silent: Silent,
  { conversation, context, thorough }: {
    conversation: Conversation;
    context: PlayContext;
    thorough: boolean;
  },
): Promise<Unanswered> {
  if (context.pairing.protocol.looksLikeAnswer(silent.partial)) return silent;
  // An engine that has answered before keeps nothing back.
  if (conversation.ongoing.ignored || saysMore(silent, conversation, context)) return silent;
  // An engine that moved before and now does something else than wait for input keeps nothing back.
  if (silent.moved && !MAY_READ.has(silent.doing)) return silent;
  // Looked up now, for much may be said once the input is closed.
  const muttered = onlyOnStderr(conversation, context);
  // A terminal keeps nothing back: what comes when the input ends has waited for more input.
  const { terminal } = conversation.channel;
  const fed = await afterOneMore(silent, { conversation, context });
  if (fed) return fed;
  const flushed = terminal ? undefined : await afterClose(conversation, context);
  if (flushed !== undefined) return { kind: "unflushed", text: flushed };
  if (muttered !== undefined) return { kind: "on-stderr", text: muttered };
  if (!thorough || conversation.ongoing.answered) return silent;
  const mayKeep = !terminal && MAY_READ.has(silent.doing);
  const kept = mayKeep
    ? await overfilled(context) ?? await shownInTerminal(silent, { conversation, context })
    : undefined;
  return kept ?? await otherTalk(silent, { conversation, context });
}

/** Whether more came than the rest of the line that ended the last screen; lines tell it otherwise. */
function saysMore(
  { partial }: Silent,
  { ongoing: { answered } }: Conversation,
  { pairing }: PlayContext,
): boolean {
  return pairing.protocol.framing.ends === "" && answered && /\n\s*\S/.test(partial);
}

/** An answer on stderr that is no copy of one on stdout. */
function onlyOnStderr(
  { channel, ongoing }: Conversation,
  context: PlayContext,
): string | undefined {
  const copies = ongoing.lines.map((line) => line.trimEnd());
  return answersIn(channel.stderr().split("\n"), context).find((line) => {
    const at = copies.indexOf(line.trimEnd());
    if (at >= 0) copies.splice(at, 1);
    return at < 0;
  });
}

function answersIn(lines: readonly string[], { pairing }: PlayContext): readonly string[] {
  return lines.filter((line) => pairing.protocol.looksLikeAnswer(line));
}

/**
 * Tells an engine that reads a line too many from one that does not flush, where every line has an
 * answer. One more line is taken for the missing one and gets no answer itself; or it flushes what
 * was kept back, and its own answer with it; or it changes nothing.
 */
async function afterOneMore(
  silent: Silent,
  { conversation, context }: { conversation: Conversation; context: PlayContext },
): Promise<Unanswered | undefined> {
  const { channel } = conversation;
  const { pairing: { talk, probe, protocol } } = context;
  const more = talk.unanswered ?? (talk.pipelines ? probe : undefined);
  if (more === undefined || !MAY_READ.has(silent.doing)) return undefined;
  await channel.send(more + protocol.lineEnd);
  const owed = await answerWithin(channel, { context, withinMs: FED_MS, skip: 0 });
  if (owed === undefined) return undefined;
  // An engine that answers only the line itself has dropped the question.
  const { messages } = context.pairing.hear(conversation.bout, { text: owed, index: -1 });
  if (messages.length === 0) return undefined;
  const own = await answerWithin(channel, { context, withinMs: FED_MS, skip: 0 });
  if (own === undefined) return { ...silent, doing: "fed" };
  const text = await keptBack(conversation, context);
  return text === undefined ? silent : { kind: "unflushed", text };
}

/** What an engine may be doing that waits for a line. */
const MAY_READ: ReadonlySet<Silent["doing"]> = new Set([
  "reads-input",
  "reads-socket",
  "waits-events",
  "waits-lock",
  "idle",
  undefined,
]);

/** The answer that appears once the input is closed: a buffer that was never flushed. */
async function afterClose(
  conversation: Conversation,
  context: PlayContext,
): Promise<string | undefined> {
  conversation.channel.close();
  const late = await answerWithin(conversation.channel, { context, withinMs: FLUSH_MS, skip: 0 });
  return late === undefined ? undefined : await keptBack(conversation, context);
}

/** An answer may have been on its way already: a fresh engine, closed at once, tells the two apart. */
async function keptBack(
  { channel, wire: { written }, ongoing }: Conversation,
  context: PlayContext,
): Promise<string | undefined> {
  await channel[Symbol.asyncDispose]();
  return await askAnew(context, {
    text: written,
    close: true,
    skip: answersIn(ongoing.lines, context).length,
  });
}

/** A program that crashes when its input ends loses what it kept back; a terminal lets it out. */
async function shownInTerminal(
  { partial }: Silent,
  { conversation, context }: { conversation: Conversation; context: PlayContext },
): Promise<Unanswered | undefined> {
  const { channel, wire: { written }, ongoing: { lines } } = conversation;
  const { framing, transport } = context.pairing.protocol;
  if (transport !== "stdio") return undefined;
  await channel[Symbol.asyncDispose]();
  // A screen in other words is one, too, where there has been none.
  const anything = framing.ends === "" && partial === "" && lines.length === 0;
  const asked = { text: written, close: false, skip: 0, ...anything && { anything } };
  const text = await askAnew(context, { ...asked, terminal: true });
  if (text === undefined) return undefined;
  // A second start may just be quicker than the first.
  const same = await askAnew(context, asked);
  return same === undefined ? { kind: "unflushed", text, terminal: true } : undefined;
}

async function otherTalk(
  silent: Silent,
  { conversation, context }: { conversation: Conversation; context: PlayContext },
): Promise<Unanswered> {
  const { channel, wire: { written }, ongoing: { lines: said } } = conversation;
  await channel[Symbol.asyncDispose]();
  const crlf = written.replaceAll(/\r?\n/g, "\r\n");
  const answer = crlf === written
    ? undefined
    : await askAnew(context, { text: crlf, close: false, skip: 0 });
  if (answer !== undefined) {
    // A second start may just be quicker than the first.
    const same = await askAnew(context, { text: written, close: false, skip: 0 });
    return same === undefined ? { kind: "needs-crlf", text: answer } : silent;
  }
  const lines = [...said, ...channel.stderr().split("\n")].map((line) => line.slice(0, MOST));
  for (const { name, words } of FOREIGN_WORDS) {
    const text = lines.find((line) => words.test(line));
    if (text !== undefined) return { kind: "other-protocol", name, text };
  }
  return silent;
}

interface Question {
  readonly text: string;
  readonly close: boolean;
  readonly skip: number;
  /** Nothing is asked where there is no terminal. */
  readonly terminal?: true;
  /** Whatever is written counts. */
  readonly anything?: true;
}

/** Starts the engine once more, writes `text`, and waits a little for an answer. */
async function askAnew(
  context: PlayContext,
  { text, close, skip, terminal, anything }: Question,
): Promise<string | undefined> {
  const { framing } = context.pairing.protocol;
  const how = terminal ? { terminal } : {};
  const opened = await context.transport({ framing, clock: context.clock, log: () => 0, ...how });
  if (!opened.ok) return undefined;
  await using channel = opened.value;
  if (terminal && !channel.terminal) return undefined;
  await channel.send(text);
  if (close) channel.close();
  return await answerWithin(channel, { context, withinMs: RETRY_MS, skip, anything });
}

/** The first answer after `skip` others. */
async function answerWithin(
  channel: Conversation["channel"],
  { context, withinMs, skip, anything }: Pick<Question, "skip" | "anything"> & {
    readonly context: PlayContext;
    readonly withinMs: number;
  },
): Promise<string | undefined> {
  const deadlineMs = context.clock.now() + withinMs * context.timeScale;
  let left = skip;
  while (true) {
    const received = await channel.receive(Math.max(0, deadlineMs - context.clock.now()));
    if (received.kind === "oddity") continue;
    if (anything && received.kind === "silence") return received.partial || undefined;
    if (received.kind !== "frame") return undefined;
    if (anything) return received.text;
    if (context.pairing.protocol.looksLikeAnswer(received.text) && left-- === 0) {
      return received.text;
    }
  }
}
