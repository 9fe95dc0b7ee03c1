import { brand } from "@app/contract/brand";
import { examples } from "../../../../server/src/api-docs/examples.ts";
import type { Route } from "../../../../server/src/testing/routes.ts";

/** One valid request to a route, the base for its hostile variants. */
export type Call = { name: string; method: Route["method"]; path: string; query: string; body: object | undefined };

const UNKNOWN_ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const PARAMETERS: Record<string, string> = {
  sessionId: UNKNOWN_ID,
  paymentId: UNKNOWN_ID,
  exportId: UNKNOWN_ID,
  token: `${UNKNOWN_ID}.forged`,
  slug: brand.slug,
  cep: "01310100",
  id: "0".repeat(64),
};
const QUERIES: Record<string, string> = {
  "/v1/public/unsubscribe": `a=${UNKNOWN_ID}.forged`,
  "/v1/account/disclosures": `before=${encodeURIComponent("2026-11-16T13:05:00.000Z")}`,
};

export function callOf({ method, path }: Route): Call {
  const name = `${method} ${path}`;
  const filled = path.replace(/:(\w+)/g, (_, place: string) => {
    const value = PARAMETERS[place];
    if (!value) throw new Error(`${name}: add an example for :${place} to PARAMETERS`);
    return encodeURIComponent(value);
  });
  const body = method === "POST" ? (examples[name]?.body ?? { password: "tapioca-6" }) : undefined;
  return { name, method, path: filled, query: QUERIES[path] ?? "", body };
}

/** An injection point: `put` returns the request with the payload at that point. */
export type Place = { call: Call; where: string; put: (payload: string) => HostileRequest };
export type HostileRequest = { url: string; body: object | undefined; headers: Record<string, string> };

const HEADERS = [
  "user-agent",
  "referer",
  "x-request-id",
  "idempotency-key",
  "cookie",
  "x-forwarded-for",
  "accept-language",
];

/** Every leaf of the body, every path parameter and every query parameter of a route. */
export function placesOf(route: Route): Place[] {
  const call = callOf(route);
  const { path, query, body } = call;
  const url = query ? `${path}?${query}` : path;
  const places: Place[] = [];
  const put = (where: string, change: (payload: string) => Partial<HostileRequest>) =>
    places.push({ call, where, put: (payload) => ({ url, body, headers: {}, ...change(payload) }) });

  for (const leaf of leavesOf(body ?? {}))
    put(`body ${leaf.join(".")}`, (payload) => ({ body: withLeaf(body, leaf, payload) }));
  for (const [, name = "", value = ""] of query.matchAll(/(\w+)=([^&]*)/g))
    put(`query ${name}`, (payload) => ({ url: url.replace(value, encodeURIComponent(payload.toWellFormed())) }));
  const parts = path.split("/");
  for (const [index, part] of parts.entries())
    if (Object.values(PARAMETERS).some((value) => encodeURIComponent(value) === part) && part !== brand.slug)
      put(`path ${index}`, (payload) => ({
        url: parts.with(index, encodeURIComponent(payload.toWellFormed())).join("/"),
      }));
  put("query sort", (payload) => ({ url: `${path}?sort=${encodeURIComponent(payload.toWellFormed())}` }));
  return places;
}

/** The request headers that a handler may read. */
export function headerPlacesOf(route: Route): Place[] {
  const call = callOf(route);
  const { path, query, body } = call;
  const url = query ? `${path}?${query}` : path;
  const named = (payload: string) => `Basic ${Buffer.from(`${payload}:senha-123`).toString("base64")}`;
  return [
    ...HEADERS.map((header) => ({
      call,
      where: `header ${header}`,
      put: (payload: string) => ({ url, body, headers: { [header]: sendable(payload) } }),
    })),
    { call, where: "Basic user name", put: (payload) => ({ url, body, headers: { authorization: named(payload) } }) },
  ];
}

/** Node's HTTP client refuses to send some bytes; the header-injection scenario sends those over raw sockets. */
const sendable = (payload: string): string => payload.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?");

function leavesOf(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [above];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...above, name]));
}

export function withLeaf(body: unknown, [first, ...rest]: readonly string[], payload: unknown): object {
  if (first === undefined) return body as object;
  const inner = (body as Record<string, unknown> | undefined)?.[first];
  return { ...(body as object), [first]: rest.length > 0 ? withLeaf(inner, rest, payload) : payload };
}
