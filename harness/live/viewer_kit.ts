/** A viewer of a live page without a browser; no tests of its own. @module */

import { foldShown, type LiveEvent, type PageState } from "../../reporters/html/live/mod.tsx";

/** A viewer that reads a page's stream. */
export interface Viewer {
  /** All that it knows when `wanted` holds of it. */
  until(wanted: (shown: PageState) => boolean): Promise<PageState>;
  /** All that it knows when the server has said that nothing follows. */
  end(): Promise<PageState>;
  /** Sends a message, as the player's page does; answers with an HTTP status. */
  act(message: unknown): Promise<number>;
  /** The kind of the first event. */
  readonly first: string;
}

/** Opens a page and reads its first event. */
export async function follow(link: string): Promise<Viewer> {
  const opened = await fetch(link);
  await opened.body?.cancel();
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  const stream = await fetch(new URL("/events", link), { headers: { cookie } });
  // A viewer reads all the time, whether a test looks at what it knows or not.
  const queue = new Queue<readonly LiveEvent[]>();
  const pumped = (async () => {
    for await (const events of messagesIn(stream.body!)) queue.push(events);
    queue.push(undefined);
  })();
  const begun = await queue.next();
  let shown = foldAll({}, begun);
  const read = async (isEnough: () => boolean): Promise<PageState> => {
    while (!isEnough()) {
      const events = await queue.next();
      if (!events) break;
      shown = foldAll(shown, events);
    }
    return shown;
  };
  return {
    first: begun?.[0]?.kind ?? "",
    until: (wanted) => read(() => wanted(shown)),
    end: async () => {
      await pumped;
      return await read(() => false);
    },
    act: async (message) => {
      const { origin } = new URL(link);
      const headers = { cookie, origin, "content-type": "application/json" };
      const body = JSON.stringify(message);
      const response = await fetch(`${origin}/act`, { method: "POST", headers, body });
      await response.body?.cancel();
      return response.status;
    },
  };
}

class Queue<Value> {
  readonly #values: (Value | undefined)[] = [];
  #wake: () => void = () => {};

  push(value: Value | undefined): void {
    this.#values.push(value);
    this.#wake();
  }

  async next(): Promise<Value | undefined> {
    while (this.#values.length === 0) {
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
    return this.#values.shift();
  }
}

function foldAll(shown: PageState, events: readonly LiveEvent[] | undefined): PageState {
  return (events ?? []).reduce(foldShown, shown);
}

/** The batches of a stream, up to its end. */
async function* messagesIn(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly LiveEvent[], undefined> {
  let rest = "";
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const messages = (rest + part).split("\n\n");
    rest = messages.pop() ?? "";
    for (const message of messages) {
      if (message.startsWith("event: end")) return;
      if (message.startsWith("data: ")) yield JSON.parse(message.slice("data: ".length)).events;
    }
  }
  throw new Error("The stream broke off");
}
