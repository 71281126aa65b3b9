/** Diagnosis before blame: why an engine that is running says nothing. @module */

import type { Unanswered } from "../referee/mod.ts";
import type { Conversation } from "./conversation.ts";
import type { Lab } from "./lab.ts";

type Silent = Extract<Unanswered, { kind: "silent" }>;

const FLUSH_MS = 2_000;
const RETRY_MS = 4_000;

/** Words by which other protocols give themselves away. */
const OTHERS: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: "UCI / USI", words: /^(id name|id author|uciok|usiok|option name|bestmove) ?/m },
  { name: "Geister", words: /^(SET:|MOV:)/m },
  {
    name: "a socket protocol",
    words: /usage:?.*\b(ip|host|port)\b|\bconnect(ion)?\b.*(refused|failed)/im,
  },
];

/** Finds out why nothing came; `thorough` also tries other ways to talk to it. */
export async function diagnose(
  silent: Silent,
  { conversation, lab, thorough }: { conversation: Conversation; lab: Lab; thorough: boolean },
): Promise<Unanswered> {
  const onStderr = conversation.channel.stderr().split("\n").find((line) =>
    lab.pairing.protocol.looksLikeAnswer(line)
  );
  if (onStderr !== undefined) return { kind: "on-stderr", text: onStderr };
  if (silent.partial !== "") return silent;
  const flushed = await afterClose(conversation, lab);
  if (flushed !== undefined) return { kind: "unflushed", text: flushed };
  return thorough && !conversation.answered
    ? await otherTalk(silent, { conversation, lab })
    : silent;
}

/** The answer that appears once the input is closed: a buffer that was never flushed. */
async function afterClose(conversation: Conversation, lab: Lab): Promise<string | undefined> {
  conversation.channel.close();
  const late = await answerWithin(conversation.channel, {
    lab,
    withinMs: FLUSH_MS * lab.timeScale,
  });
  if (late === undefined) return undefined;
  // It may have been on its way already: a fresh engine tells the two apart.
  return await askAnew(lab, { text: conversation.written, close: true });
}

async function otherTalk(
  silent: Silent,
  { conversation, lab }: { conversation: Conversation; lab: Lab },
): Promise<Unanswered> {
  const crlf = conversation.written.replaceAll(/\r?\n/g, "\r\n");
  const answer = await askAnew(lab, { text: crlf, close: false });
  if (answer !== undefined) return { kind: "needs-crlf", text: answer };
  const said = `${conversation.saidAll()}\n${conversation.channel.stderr()}`;
  for (const { name, words } of OTHERS) {
    const text = said.split("\n").find((line) => words.test(line));
    if (text !== undefined) return { kind: "other-protocol", name, text };
  }
  return silent;
}

/** Starts the engine once more, writes `text`, and waits a little for an answer. */
async function askAnew(
  lab: Lab,
  { text, close }: { text: string; close: boolean },
): Promise<string | undefined> {
  const { framing } = lab.pairing.protocol;
  const opened = await lab.transport({ framing, clock: lab.clock, log: () => 0 });
  if (!opened.ok) return undefined;
  await using channel = opened.value;
  await channel.send(text);
  if (close) channel.close();
  return await answerWithin(channel, { lab, withinMs: RETRY_MS * lab.timeScale });
}

async function answerWithin(
  channel: Conversation["channel"],
  { lab, withinMs }: { lab: Lab; withinMs: number },
): Promise<string | undefined> {
  const deadlineMs = lab.clock.now() + withinMs;
  while (true) {
    const received = await channel.receive(Math.max(0, deadlineMs - lab.clock.now()));
    if (received.kind !== "frame") return undefined;
    if (lab.pairing.protocol.looksLikeAnswer(received.text)) return received.text;
  }
}
