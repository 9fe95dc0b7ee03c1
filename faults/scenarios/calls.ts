import { brand } from "@app/contract/brand";
import { examples } from "../../server/src/docs/examples.ts";
import type { Route } from "../../server/src/testing/routes.ts";

/** One call of a route as it is documented, ready to be spoilt. */
export type Call = { name: string; method: Route["method"]; path: string; query: string; body: object | undefined };

const NOBODY = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const PLACES: Record<string, string> = {
  sessionId: NOBODY,
  paymentId: NOBODY,
  exportId: NOBODY,
  token: `${NOBODY}.forged`,
  slug: brand.slug,
  cep: "01310100",
  id: "0".repeat(64),
};
const QUERIES: Record<string, string> = {
  "/v1/public/unsubscribe": `a=${NOBODY}.forged`,
  "/v1/account/disclosures": `before=${encodeURIComponent("2026-11-16T13:05:00.000Z")}`,
};

export function callOf({ method, path }: Route): Call {
  const name = `${method} ${path}`;
  const filled = path.replace(/:(\w+)/g, (_, place: string) => {
    const value = PLACES[place];
    if (!value) throw new Error(`${name}: say in PLACES what :${place} may be`);
    return encodeURIComponent(value);
  });
  const body = method === "POST" ? (examples[name]?.body ?? { password: "tapioca-6" }) : undefined;
  return { name, method, path: filled, query: QUERIES[path] ?? "", body };
}

/** A place in a call where a attacker's words go: the call with other words there. */
export type Place = { call: Call; where: string; put: (words: string) => Spoilt };
export type Spoilt = { url: string; body: object | undefined; headers: Record<string, string> };

const HEADERS = [
  "user-agent",
  "referer",
  "x-request-id",
  "idempotency-key",
  "cookie",
  "x-forwarded-for",
  "accept-language",
];

/** Every word of every body, every part of every address, and the headers that we read. */
export function placesOf(route: Route): Place[] {
  const call = callOf(route);
  const { path, query, body } = call;
  const url = query ? `${path}?${query}` : path;
  const places: Place[] = [];
  const put = (where: string, spoil: (words: string) => Partial<Spoilt>) =>
    places.push({ call, where, put: (words) => ({ url, body, headers: {}, ...spoil(words) }) });

  for (const leaf of leavesOf(body ?? {}))
    put(`body ${leaf.join(".")}`, (words) => ({ body: withLeaf(body, leaf, words) }));
  for (const [, name = "", value = ""] of query.matchAll(/(\w+)=([^&]*)/g))
    put(`query ${name}`, (words) => ({ url: url.replace(value, encodeURIComponent(words.toWellFormed())) }));
  const parts = path.split("/");
  for (const [index, part] of parts.entries())
    if (Object.values(PLACES).some((value) => encodeURIComponent(value) === part) && part !== brand.slug)
      put(`path ${index}`, (words) => ({ url: parts.with(index, encodeURIComponent(words.toWellFormed())).join("/") }));
  put("query sort", (words) => ({ url: `${path}?sort=${encodeURIComponent(words.toWellFormed())}` }));
  return places;
}

/** The headers that reach a handler, tried on one route. */
export function headerPlacesOf(route: Route): Place[] {
  const call = callOf(route);
  const { path, query, body } = call;
  const url = query ? `${path}?${query}` : path;
  const named = (words: string) => `Basic ${Buffer.from(`${words}:senha-123`).toString("base64")}`;
  return [
    ...HEADERS.map((header) => ({
      call,
      where: `header ${header}`,
      put: (words: string) => ({ url, body, headers: { [header]: sendable(words) } }),
    })),
    { call, where: "name to sign in with", put: (words) => ({ url, body, headers: { authorization: named(words) } }) },
  ];
}

/** Node's client refuses to send some bytes; those go over raw sockets in another row. */
const sendable = (words: string): string => words.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?");

function leavesOf(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [above];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...above, name]));
}

export function withLeaf(body: unknown, [first, ...rest]: readonly string[], words: unknown): object {
  if (first === undefined) return body as object;
  const inner = (body as Record<string, unknown> | undefined)?.[first];
  return { ...(body as object), [first]: rest.length > 0 ? withLeaf(inner, rest, words) : words };
}
