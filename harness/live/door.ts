/** Which requests are let in: tokens, cookies, and the headers that tell other pages apart. @module */

import type { Audience } from "./hub.ts";

/** The keys of a room; each opens it for one audience. */
export type RoomKeys = Readonly<Partial<Record<Audience, string>>>;

/** A key that cannot be guessed. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The audience that a key admits; undefined if it is not a key of this session. */
export function audienceOf(key: string | undefined, keys: RoomKeys): Audience | undefined {
  if (key === undefined) return undefined;
  const holds = (audience: Audience): boolean => {
    const real = keys[audience];
    return real !== undefined && sameText(key, real);
  };
  return holds("player") ? "player" : holds("viewer") ? "viewer" : undefined;
}

/** Compares in a time that does not depend on where the texts differ. */
function sameText(given: string, real: string): boolean {
  if (given.length !== real.length) return false;
  let difference = 0;
  for (let at = 0; at < real.length; at++) difference |= given.charCodeAt(at) ^ real.charCodeAt(at);
  return difference === 0;
}

/** The name of the cookie; browsers share cookies between the ports of a host. */
function cookieName(port: number): string {
  return `shinpan-${port}`;
}

/** The key in the cookie of a request. */
export function cookieKey(headers: Headers, port: number): string | undefined {
  const name = cookieName(port);
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const [key = "", value] = part.trim().split("=", 2);
    if (key === name) return value;
  }
  return undefined;
}

/** The header that puts a key into a cookie which no script and no other site can use. */
export function cookieHeader(key: string, port: number): string {
  return `${cookieName(port)}=${key}; Path=/; HttpOnly; SameSite=Strict`;
}

/**
 * Whether a `Host` names this server. A page of another name that was made to point here (DNS
 * rebinding) is refused: where the server is open to other machines, only addresses and the name
 * that the user gave are taken.
 */
export function isOwnHost(host: string | null, { hostname, port }: ServerAddress): boolean {
  const [, name = "", at = "80"] = /^(\[[0-9a-f:.]+\]|[^:]*)(?::(\d+))?$/i.exec(host ?? "") ?? [];
  if (Number(at) !== port) return false;
  const plain = name.toLowerCase();
  if (plain === hostname.toLowerCase()) return true;
  if (isLoopback(hostname)) return ["localhost", "127.0.0.1", "[::1]"].includes(plain);
  return /^(\d{1,3}\.){3}\d{1,3}$/.test(plain) ||
    plain.startsWith("[");
}

/** Where a server listens. */
export interface ServerAddress {
  readonly hostname: string;
  readonly port: number;
}

/** Whether only this machine can reach an address. */
function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "::1" || /^127\./.test(hostname);
}

/** Whether a request comes from the server's own page, or from no page at all. */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin !== null && origin !== `http://${headers.get("host")}`) return false;
  const site = headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}
