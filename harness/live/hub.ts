/** Hands events on to all viewers; a viewer that reads slowly does not delay the others. @module */

/** The two kinds of listeners: the player at the page, and people who only look on. */
export type Audience = "player" | "viewer";

/** How a hub knows what to say. */
export interface HubOptions<Event> {
  /** Everything that happened so far, for a reader that joins now. */
  readonly whole: () => Event;
  /** What a viewer may hear of an event; undefined for nothing. */
  readonly forViewer: (event: Event) => Event | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How much is kept for a reader before it gets the whole state instead. */
  readonly mostBytes?: number;
}

const MOST_BYTES = 512 * 1024;
/** Events of one batch; beyond that the whole state is shorter. */
const MOST_PENDING = 500;
const LEAST_GAP_MS = 4;
/** How fast a hub sends on the whole, so that a hundred readers take little from the games. */
const BYTES_PER_MS = 8 * 1024;
const HEARTBEAT_MS = 15_000;
/** How long a copy of the whole state, which says what time it is, may be handed out. */
const SAME_MS = 100;

/** A stream of events with any number of readers. */
export class Hub<Event> implements Disposable {
  readonly #options: HubOptions<Event>;
  readonly #readers = new Set<Reader>();
  /** The whole state as it was just sent. */
  readonly #wholes = new Map<Audience, { readonly chunk: Uint8Array; readonly atMs: number }>();
  #pending: Event[] = [];
  #overflown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flushedMs = 0;
  /** What the last batch came to, for all readers together. */
  #sentBytes = 0;
  readonly #heartbeat: ReturnType<typeof setInterval>;

  constructor(options: HubOptions<Event>) {
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    // Readers do not keep the process alive.
    Deno.unrefTimer(this.#heartbeat);
  }

  get size(): number {
    return this.#readers.size;
  }

  /** A stream of server-sent events that begins with everything so far. */
  join(audience: Audience): ReadableStream<Uint8Array> {
    const reader = new Reader(audience, {
      whole: () => {
        // What is pending is in the whole state, and must not follow it.
        this.#flush();
        return this.#whole(audience);
      },
      mostBytes: this.#options.mostBytes ?? MOST_BYTES,
      onGone: () => this.#readers.delete(reader),
    });
    this.#readers.add(reader);
    return reader.stream;
  }

  publish(event: Event): void {
    this.#wholes.clear();
    // A reader that joins gets the whole state.
    if (this.#readers.size === 0) return;
    if (this.#pending.length < MOST_PENDING) this.#pending.push(event);
    else this.#overflown = true;
    if (this.#timer !== undefined) return;
    // The more readers there are, the rarer are the batches.
    const gapMs = Math.max(LEAST_GAP_MS + this.#readers.size, this.#sentBytes / BYTES_PER_MS);
    const waitMs = Math.max(0, gapMs - (this.#options.now() - this.#flushedMs));
    this.#timer = setTimeout(() => this.#flush(), waitMs);
  }

  /** Tells the readers what is pending and that nothing follows. */
  [Symbol.dispose](): void {
    clearInterval(this.#heartbeat);
    this.#flush();
    for (const reader of this.#readers) reader.end();
    this.#readers.clear();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushedMs = this.#options.now();
    const events = this.#pending;
    const overflown = this.#overflown;
    this.#pending = [];
    this.#overflown = false;
    this.#sentBytes = 0;
    if (events.length === 0) return;
    for (const audience of ["player", "viewer"] as const) {
      const readers = [...this.#readers].filter((one) => one.audience === audience);
      if (readers.length === 0) continue;
      const chunk = overflown ? this.#whole(audience) : this.#chunk(events, audience);
      if (!chunk) continue;
      for (const reader of readers) reader.send(chunk);
      this.#sentBytes += chunk.length * readers.length;
    }
  }

  /** Readers that join, or fall behind, at the same time share one copy. */
  #whole(audience: Audience): Uint8Array {
    const atMs = this.#options.now();
    const known = this.#wholes.get(audience);
    if (known && atMs - known.atMs < SAME_MS) return known.chunk;
    const chunk = this.#chunk([this.#options.whole()], audience) ?? new Uint8Array();
    this.#wholes.set(audience, { chunk, atMs });
    return chunk;
  }

  #chunk(events: readonly Event[], audience: Audience): Uint8Array | undefined {
    const { forViewer, now } = this.#options;
    const heard = audience === "player"
      ? events
      : events.flatMap((event) => forViewer(event) ?? []);
    if (heard.length === 0) return undefined;
    const batch = { now: now(), plays: audience === "player", events: heard };
    return ENCODER.encode(`data: ${JSON.stringify(batch)}\n\n`);
  }

  #beat(): void {
    for (const reader of this.#readers) reader.send(BEAT);
  }
}

const ENCODER = new TextEncoder();
const BEAT = ENCODER.encode(":\n\n");
/** A page that has read it does not connect again. */
const END = ENCODER.encode("event: end\ndata:\n\n");

/** One reader; what it does not read is bounded, and the whole state takes its place. */
class Reader {
  readonly audience: Audience;
  readonly stream: ReadableStream<Uint8Array>;
  readonly #whole: () => Uint8Array;
  readonly #mostBytes: number;
  #queue: Uint8Array[] = [];
  #bytes = 0;
  #stale = true;
  #ended = false;
  /** The other end has hung up. */
  #gone = false;
  #wake: (() => void) | undefined;

  constructor(
    audience: Audience,
    { whole, mostBytes, onGone }: {
      readonly whole: () => Uint8Array;
      readonly mostBytes: number;
      readonly onGone: () => void;
    },
  ) {
    this.audience = audience;
    this.#whole = whole;
    this.#mostBytes = mostBytes;
    this.stream = new ReadableStream<Uint8Array>({
      pull: (controller) => this.#pull(controller),
      cancel: () => {
        this.#gone = true;
        this.#wake?.();
        onGone();
      },
    }, { highWaterMark: 0 });
  }

  send(chunk: Uint8Array): void {
    if (this.#stale) return;
    this.#queue.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes > this.#mostBytes) {
      this.#queue = [];
      this.#bytes = 0;
      this.#stale = true;
    }
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  async #pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const isIdle = !this.#stale && this.#queue.length === 0;
    if (isIdle && !this.#ended) {
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
      this.#wake = undefined;
    }
    if (this.#gone) return;
    if (this.#stale || this.#queue.length > 0) return controller.enqueue(this.#next());
    controller.enqueue(END);
    controller.close();
  }

  #next(): Uint8Array {
    const chunk = this.#stale ? undefined : this.#queue.shift();
    if (chunk) {
      this.#bytes -= chunk.length;
      return chunk;
    }
    const whole = this.#whole();
    this.#stale = false;
    return whole;
  }
}
