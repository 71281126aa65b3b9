/** The server of a room: one page, one stream of events, one way in for what the player does. @module */

import { readAtMost } from "./body.ts";
import {
  audienceOf,
  cookieHeader,
  cookieKey,
  isOwnHost,
  isOwnOrigin,
  type RoomKeys,
  type ServerAddress,
} from "./door.ts";
import type { Audience } from "./hub.ts";
import type { SavedFile } from "../runner/saved/mod.ts";
import { RateLimit } from "./rate_limit.ts";

/** A page as text, and the policy under which a browser runs it. */
export interface ServedPage {
  readonly html: string;
  readonly policy: string;
}

/** What a server needs. */
export interface ServerOptions {
  /** The keys that open it; without a player's key the page is read-only. */
  readonly keys: RoomKeys;
  /** The address to listen on. */
  readonly hostname: string;
  /** Pages by their path; nothing else is served. */
  readonly pages: Readonly<Record<string, () => ServedPage>>;
  /** Texts that the player can save, by their path; undefined where there is none now. */
  readonly files?: Readonly<Record<string, (search: URLSearchParams) => SavedFile | undefined>>;
  /** A stream of events for a reader that joins. */
  readonly join: (audience: Audience) => ReadableStream<Uint8Array>;
  /** Does what the player asks for; answers with an HTTP status. */
  readonly act?: (text: string) => number;
  readonly now: () => number;
  readonly bounds?: Partial<ServerBounds>;
}

/** What a server takes at most. */
export interface ServerBounds {
  readonly messageBytes: number;
  readonly actsPerSecond: number;
  readonly streams: number;
}

const BOUNDS: ServerBounds = { messageBytes: 4096, actsPerSecond: 30, streams: 256 };

/** A server that listens. */
export interface RoomServer extends AsyncDisposable {
  readonly port: number;
  /** The link that lets an audience in. */
  link(audience: Audience): string;
}

/** Listens on a free port. */
export function serveRoom(options: ServerOptions): RoomServer {
  const { hostname, keys } = options;
  const closed = new AbortController();
  // A listener takes its port before the first request can come.
  const server: Deno.HttpServer<Deno.NetAddr> = Deno.serve(
    { hostname, port: 0, signal: closed.signal, onListen: () => {}, onError: () => plain(500) },
    (request) => desk.answer(request),
  );
  const { port } = server.addr;
  const desk = new Desk(options, { hostname, port });
  let shut: Promise<void> | undefined;
  const shutDown = async (): Promise<void> => {
    // Streams that have ended are sent to their end; a viewer that does not read is not waited for.
    const timer = setTimeout(() => closed.abort(), PATIENCE_MS);
    await server.shutdown();
    clearTimeout(timer);
  };
  return {
    port,
    link: (audience) => `http://${shownHost(hostname)}:${port}/?key=${keys[audience] ?? ""}`,
    [Symbol.asyncDispose]: () => shut ??= shutDown(),
  };
}

const PATIENCE_MS = 1000;

function shownHost(hostname: string): string {
  return hostname.includes(":") ? `[${hostname}]` : hostname;
}

/** Headers of every answer: nothing is kept, framed, guessed or told to others. */
const HEADERS = {
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

class Desk {
  readonly #options: ServerOptions;
  readonly #here: ServerAddress;
  readonly #bounds: ServerBounds;
  readonly #acts: RateLimit;
  #streams = 0;

  constructor(options: ServerOptions, here: ServerAddress) {
    this.#options = options;
    this.#here = here;
    this.#bounds = { ...BOUNDS, ...options.bounds };
    this.#acts = new RateLimit(this.#bounds.actsPerSecond, options.now);
  }

  async answer(request: Request): Promise<Response> {
    const { headers, method } = request;
    if (!isOwnHost(headers.get("host"), this.#here)) return plain(421);
    const { pathname, searchParams } = new URL(request.url);
    const page = ownEntry(this.#options.pages, pathname);
    if (page) return method === "GET" ? this.#page(page, headers, searchParams) : plain(405);
    const file = ownEntry(this.#options.files ?? {}, pathname);
    if (!file && pathname !== "/events" && pathname !== "/act") return plain(404);
    if (!isOwnOrigin(headers)) return plain(403);
    const audience = this.#audience(headers);
    if (!audience) return plain(403);
    if (file) return method === "GET" ? this.#file(file(searchParams), audience) : plain(405);
    if (pathname === "/events") return method === "GET" ? this.#events(audience) : plain(405);
    return method === "POST" ? await this.#act(request, audience) : plain(405);
  }

  #audience(headers: Headers): Audience | undefined {
    return audienceOf(cookieKey(headers, this.#here.port), this.#options.keys);
  }

  /** A link with a key leaves a cookie; the page then takes the key out of the address. */
  #page(page: () => ServedPage, headers: Headers, search: URLSearchParams): Response {
    const key = search.get("key") ?? undefined;
    const invited = audienceOf(key, this.#options.keys);
    if (!(key === undefined ? this.#audience(headers) : invited)) return plain(403);
    const { html, policy } = page();
    const cookie = key === undefined
      ? undefined
      : { "set-cookie": cookieHeader(key, this.#here.port) };
    const type = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
    return new Response(html, { headers: { ...HEADERS, ...type, ...cookie } });
  }

  #file(file: SavedFile | undefined, audience: Audience): Response {
    if (audience !== "player") return plain(403);
    if (!file) return plain(409);
    const { fileName, text } = file;
    const disposition = { "content-disposition": `attachment; filename="${fileName}"` };
    const type = { "content-type": "text/plain; charset=utf-8" };
    return new Response(text, { headers: { ...HEADERS, ...type, ...disposition } });
  }

  #events(audience: Audience): Response {
    if (this.#streams >= this.#bounds.streams) return plain(503);
    this.#streams++;
    return new Response(ended(this.#options.join(audience), () => this.#streams--), {
      headers: { ...HEADERS, "content-type": "text/event-stream" },
    });
  }

  async #act(request: Request, audience: Audience): Promise<Response> {
    const { act } = this.#options;
    // A browser sends the origin with everything that changes something.
    if (audience !== "player" || !act || !request.headers.has("origin")) return plain(403);
    if (!this.#acts.allows()) return plain(429);
    if (request.headers.get("content-type") !== "application/json") return plain(415);
    const text = await readAtMost(request, this.#bounds.messageBytes);
    return plain(text === undefined ? 413 : act(text));
  }
}

function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The same stream, and one word when it has ended in whatever way. */
function ended(stream: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let hungUp = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      // The end of a stream that was cancelled comes here too.
      if (hungUp) return;
      if (!done) return controller.enqueue(value);
      onEnd();
      controller.close();
    },
    async cancel() {
      hungUp = true;
      onEnd();
      await reader.cancel();
    },
  }, { highWaterMark: 0 });
}

function plain(status: number): Response {
  return new Response(status === 204 ? null : `${status}\n`, {
    status,
    headers: { ...HEADERS, "content-type": "text/plain; charset=utf-8" },
  });
}
