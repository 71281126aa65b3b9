/** A room in this process with a real page at it; no tests of its own. @module */

import { assert, assertEquals } from "@std/assert";
import type { Browser, Page } from "playwright-core";
import type { GameFacts, MatchFacts, RoomChoice, RoomEvent } from "../../../harness/core/mod.ts";
import {
  alternating,
  type Audience,
  forViewer,
  freshKey,
  Hub,
  PlayRoom,
  readAct,
  type RoomServer,
  serveRoom,
} from "../../../harness/live/mod.ts";
import { pairingOf } from "../../../harness/referee/all/mod.ts";
import { builtin, engine, matchContext } from "../../../harness/arena/games/test_kit.ts";
import { planOf } from "../../../harness/arena/games/mod.ts";
import { type AnyFixtureEngine, realClock } from "../../../harness/transports/mod.ts";
import { counts, visit } from "../browser_kit.ts";
import { renderLivePage } from "./mod.tsx";

/** The opponent of the page, and how the games are played. */
export interface RoomFacts {
  readonly engine?: AnyFixtureEngine;
  readonly opponent?: string;
  readonly protocol?: string;
  /** Two people sit at one board. */
  readonly people?: true;
  readonly match?: Partial<MatchFacts>;
  /** What is kept for a page that does not read. */
  readonly mostBytes?: number;
}

/** A room, its server, and everything that was sent to the player's page. */
export interface TestRoom extends AsyncDisposable {
  readonly room: PlayRoom;
  readonly server: RoomServer;
  readonly kept: readonly GameFacts[];
  /** Every byte of the stream of events, as the page gets it. */
  sent(): string;
  /** What a viewer would be sent. */
  viewer(): ReadableStream<Uint8Array>;
  /** Breaks all streams off, as a bad network does. */
  hangUp(): void;
}

/** Opens a room in which the player is `me`, and the other one `it`. */
export function openRoom(facts: RoomFacts): TestRoom {
  const { mostBytes } = facts;
  const kept: GameFacts[] = [];
  const room = roomOf(facts, {
    keep: (game) => kept.push(game),
    publish: (one) => hub.publish(one),
  });
  const hub = new Hub<RoomEvent>({
    whole: () => ({ kind: "room", room: room.room }),
    forViewer,
    now: () => Date.now(),
    ...mostBytes === undefined ? {} : { mostBytes },
  });
  const parts: Uint8Array[] = [];
  let network = new AbortController();
  const server = serverOf(
    room,
    (audience) => hub.join(audience).pipeThrough(copying(parts), { signal: network.signal }),
  );
  const played = room.play();
  return {
    ...{ room, server, kept },
    viewer: () => hub.join("viewer"),
    hangUp: () => {
      network.abort();
      network = new AbortController();
    },
    sent: () => parts.map((part) => new TextDecoder().decode(part)).join(""),
    async [Symbol.asyncDispose]() {
      room.close();
      await played;
      hub[Symbol.dispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

function roomOf(
  { engine: what, opponent, protocol, people, match: facts }: RoomFacts,
  { keep, publish }: {
    readonly keep: (game: GameFacts) => void;
    readonly publish: (event: RoomEvent) => void;
  },
): PlayRoom {
  const rules = pairingOf(protocol ?? "mgtp")?.protocol.rules ?? [];
  const players = [builtin("random", "me"), builtin("random", "it")] as const;
  const { match, kit, greetings } = matchContext(players, {
    games: 2,
    swap: false,
    rules,
    ...facts,
  });
  const program = what ? engine("it", what, protocol) : builtin(opponent ?? "random", "it");
  assert(program.kind !== "person");
  const guest = people ? { kind: "person", name: "it" } as const : program;
  return new PlayRoom({
    ...{ match, kit, today: () => Date.now(), context: { clock: realClock, greetings } },
    seats: [{ kind: "person", name: "me" }, guest],
    plans: alternating(planOf(match), 0),
    keep,
    onEvent: publish,
  });
}

function serverOf(
  room: PlayRoom,
  join: (audience: Audience) => ReadableStream<Uint8Array>,
): RoomServer {
  const page = renderLivePage("en");
  return serveRoom({
    hostname: "127.0.0.1",
    keys: { player: freshKey(), viewer: freshKey() },
    pages: { "/": () => page },
    files: {
      "/position": (search) => room.saved("position", Number(search.get("ply"))),
      "/scenario": (search) => room.saved("scenario", Number(search.get("ply"))),
    },
    join,
    act: (text) => {
      const read = readAct(text);
      return !read.ok ? 400 : room.act(read.value) ? 204 : 409;
    },
    now: () => Date.now(),
  });
}

function copying(parts: Uint8Array[]): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream(
    {
      transform: (part, controller) => {
        parts.push(part);
        controller.enqueue(part);
      },
    },
    { highWaterMark: 1 },
    { highWaterMark: 0 },
  );
}

/** Sits down at a room, and holds the page to what holds for every page. */
export async function sitDown(
  browser: Browser,
  facts: RoomFacts,
  check: (page: Page, table: TestRoom) => Promise<void>,
  /** What the console may complain of. */
  complaints: readonly string[] = [],
): Promise<void> {
  await using table = openRoom(facts);
  const viewport = { width: 1280, height: 900 };
  await visit(browser, table.server.link("player"), { viewport }, async (watched) => {
    await check(watched.page, table);
    const errors = watched.errors.filter((text) => !complaints.some((one) => text.includes(one)));
    assertEquals(errors, []);
    const home = `http://127.0.0.1:${table.server.port}/`;
    assertEquals(watched.requests.filter((address) => !address.startsWith(home)), []);
    // The key is not in the address any more.
    assertEquals(watched.page.url(), home);
  });
}

/** Says which of the legal plies a person makes. */
export type Taste = (choices: readonly RoomChoice[]) => RoomChoice | undefined;

/** How a ply gets to the page. */
export type Hand = (page: Page, choice: RoomChoice) => Promise<void>;

/** Plays until the game is over or `most` plies were made by hand; answers with their number. */
export async function playOn(
  page: Page,
  { room }: TestRoom,
  { taste, hand, most = 200 }: {
    readonly taste: Taste;
    readonly hand: Hand;
    readonly most?: number;
  },
): Promise<number> {
  for (let made = 0; made < most; made++) {
    await page.locator(`.status:not(:text("thinking")):not(:text("begins"))`).waitFor();
    const { status } = room.room.table ?? {};
    if (status?.kind === "over") return made;
    if (status?.kind !== "turn" || !status.choices) {
      made--;
      continue;
    }
    const choice = taste(status.choices) ?? status.choices[0];
    assert(choice);
    const length = room.room.table?.plies.length ?? 0;
    // The page hears of a ply, and of the next turn, a little later than the room.
    await counts(page, ".moves li", length);
    const mover = room.room.players[status.player].name;
    await page.locator(".status", { hasText: new RegExp(`Your turn|${mover} to move`) }).waitFor();
    await hand(page, choice);
    await page.locator(`.moves li:nth-child(${length + 1})`).waitFor();
  }
  return most;
}

/** Names the places of a ply by clicks, and presses the button where one asks. */
export const byClick: Hand = async (page, { path, label, move }) => {
  for (const name of path) await page.locator(`[data-at="${name}"]`).click();
  await pressIfAsked(page, { label, move });
};

async function pressIfAsked(page: Page, { label }: Pick<RoomChoice, "label" | "move">) {
  if (!label) return;
  const button = page.locator(".option", { hasText: new RegExp(`^${label.en}$`) });
  if (await button.count() > 0) await button.click();
}

/** Walks to each place with arrow keys, and chooses it with Enter. */
export const byKeys: Hand = async (page, { path }) => {
  await page.locator('.spot[tabindex="0"]').focus();
  for (const name of path) {
    for (let steps = 0; steps < 40; steps++) {
      const key = await page.evaluate(`(${TOWARDS})(${JSON.stringify(name)})`);
      if (key === "") break;
      await page.keyboard.press(String(key));
    }
    await page.keyboard.press("Enter");
  }
};

/** The arrow key that leads from the place in focus towards another; empty where that is reached. */
const TOWARDS = `(name) => {
  const box = (element) => element.getBoundingClientRect();
  const to = box(document.querySelector('[data-at="' + name + '"]'));
  const from = box(document.activeElement);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < 5 && Math.abs(dy) < 5) return "";
  if (Math.abs(dx) >= 5) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}`;
