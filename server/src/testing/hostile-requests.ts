import { brand } from "@app/contract/brand";
import { examples } from "../api-docs/examples.ts";
import type { Deps } from "../deps.ts";
import { signIn } from "../identity/sessions/sign-in.ts";
import type { App } from "../platform/http/app.ts";
import { aBuyer } from "./buying.ts";
import { basic } from "./http.ts";
import type { Route } from "./routes.ts";

/** One valid request to a route, the base for its hostile variants. */
export type Call = { name: string; method: Route["method"]; url: string; body: object | undefined };

const UNKNOWN_ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const PARAMETERS: Record<string, string> = {
  code: "7K4M-2Q9X-11RT",
  sessionId: UNKNOWN_ID,
  paymentId: UNKNOWN_ID,
  exportId: UNKNOWN_ID,
  bookingId: UNKNOWN_ID,
  pauseId: UNKNOWN_ID,
  factorId: UNKNOWN_ID,
  memberId: UNKNOWN_ID,
  staffId: UNKNOWN_ID,
  templateId: UNKNOWN_ID,
  replyId: UNKNOWN_ID,
  messageId: UNKNOWN_ID,
  memoryId: UNKNOWN_ID,
  signId: UNKNOWN_ID,
  decisionId: UNKNOWN_ID,
  promiseId: UNKNOWN_ID,
  thread: "team",
  week: "2026-11-09",
  half: "diet",
  version: "1",
  token: `${UNKNOWN_ID}.forged`,
  slug: brand.slug,
  cep: "01310100",
  day: "2026-11-12",
  id: "0".repeat(64),
};
const QUERIES: Record<string, string> = {
  "/v1/public/unsubscribe": `a=${UNKNOWN_ID}.forged`,
  "/v1/account/disclosures": `before=${encodeURIComponent("2026-11-16T13:05:00.000Z")}`,
  "/v1/staff/members/:memberId/decision": "half=diet",
  "/v1/staff/plan-mentions": "item=taco%3A3",
  "/v1/account/pause": "from=2026-12-21&to=2027-01-02",
  "/v1/account/progress": "from=2026-10-20&to=2026-11-16",
};

export function callOf({ method, path }: Route): Call {
  const name = `${method} ${path}`;
  const filled = path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = PARAMETERS[parameter];
    if (!value) throw new Error(`${name}: add an example for :${parameter} to PARAMETERS`);
    return encodeURIComponent(value);
  });
  const query = QUERIES[path];
  const body = method === "POST" ? (examples[name]?.body ?? { password: "tapioca-6" }) : undefined;
  return { name, method, url: query ? `${filled}?${query}` : filled, body };
}

/** The request itself, named after its route or after what is hostile about it. */
export const requestOf = ({ name, method, url, body }: Call): HostileRequest => ({
  name,
  method,
  url,
  headers: {},
  ...(body && { payload: body }),
});

export const withQuery = (url: string, query: string): string => `${url}${url.includes("?") ? "&" : "?"}${query}`;

/** An injection point: `put` returns the request with the payload at that point. */
type InjectionPoint = { name: string; put: (payload: string) => HostileRequest };
export type HostileRequest = {
  name: string;
  method: Route["method"];
  url: string;
  headers: Record<string, string>;
  payload?: object | string;
};

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
export function injectionPointsOf(route: Route): InjectionPoint[] {
  const call = callOf(route);
  const { url, body } = call;
  const points: InjectionPoint[] = [];
  const add = (where: string, change: (payload: string) => Partial<HostileRequest>) =>
    points.push({ name: `${call.name}, ${where}`, put: (payload) => ({ ...requestOf(call), ...change(payload) }) });

  for (const leaf of leavesOf(body ?? {}))
    add(`body ${leaf.join(".")}`, (payload) => ({ payload: withLeaf(body, leaf, payload) }));
  for (const [, name = ""] of route.path.matchAll(/:(\w+)/g)) {
    const value = encodeURIComponent(PARAMETERS[name] ?? "");
    if (name !== "slug") add(`path ${name}`, (payload) => ({ url: url.replace(value, encoded(payload)) }));
  }
  for (const [, name = "", value = ""] of (QUERIES[route.path] ?? "").matchAll(/(\w+)=([^&]*)/g))
    add(`query ${name}`, (payload) => ({ url: url.replace(value, encoded(payload)) }));
  return points;
}

/** A query parameter that no route documents. */
export function undocumentedPointOf(route: Route): InjectionPoint {
  const call = callOf(route);
  const put = (payload: string) => ({ ...requestOf(call), url: withQuery(call.url, `sort=${encoded(payload)}`) });
  return { name: `${call.name}, query sort`, put };
}

/** The request headers that a handler may read. */
function headerPointsOf(route: Route): InjectionPoint[] {
  const call = callOf(route);
  const add = (where: string, headers: (payload: string) => Record<string, string>): InjectionPoint => ({
    name: `${call.name}, ${where}`,
    put: (payload) => ({ ...requestOf(call), headers: headers(payload) }),
  });
  return [
    ...HEADERS.map((header) => add(`header ${header}`, (payload) => ({ [header]: sendable(payload) }))),
    add("Basic user name", (payload) => ({
      authorization: `Basic ${Buffer.from(`${payload}:senha-123`).toString("base64")}`,
    })),
  ];
}

const encoded = (payload: string): string => encodeURIComponent(payload.toWellFormed());
/** An HTTP client refuses to send the other bytes in a header. */
const sendable = (payload: string): string => payload.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?");

export const atEveryPoint = (payloads: string[], points: InjectionPoint[]): HostileRequest[] =>
  payloads.flatMap((payload) =>
    points.map(({ name, put }) => ({ ...put(payload), name: `${name}: ${JSON.stringify(payload)}` })),
  );

/** Every header with every payload, each payload at one of the routes. */
export const atEveryHeader = (payloads: string[], routes: Route[]): HostileRequest[] =>
  payloads.flatMap((payload, index) => {
    const route = routes[index % routes.length];
    return route ? atEveryPoint([payload], headerPointsOf(route)) : [];
  });

/** Some answers are delayed on purpose, so that their duration discloses nothing. */
const CONCURRENCY = 24;

/** Over several lanes, each with its own account, because some requests end the caller's sessions. */
export async function sendAll(
  app: App,
  deps: Deps,
  requests: HostileRequest[],
  afterEach: (name: string) => void = () => {},
) {
  const waiting = requests.values();
  const answers: { name: string; status: number; text: string }[] = [];
  const lane = async (_: unknown, index: number) => {
    // Not the password of the examples, with which a request could delete the account.
    const { accountId, phone } = await aBuyer(deps, { password: "outra-senha" });
    const ip = `198.51.100.${index + 1}`;
    // The team's routes refuse other pages' requests before they read them.
    const origin = deps.staffOrigins[0] ?? "";
    const newSession = async () => {
      const { token } = await signIn(deps, deps.db, { accountId, username: phone, device: { ip, userAgent: null } });
      return basic(phone, token);
    };
    let session = await newSession();
    for (const { name, headers, ...request } of waiting) {
      const reply = await app.inject({
        ...request,
        headers: { "x-forwarded-for": ip, origin, ...session, ...headers },
      });
      answers.push({ name, status: reply.statusCode, text: reply.payload });
      afterEach(name);
      if (request.method === "DELETE" && reply.statusCode === 200) session = await newSession();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return answers;
}

function leavesOf(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [above];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...above, name]));
}

export function withLeaf(body: unknown, [first, ...rest]: readonly string[], payload: unknown): object {
  if (first === undefined) return body as object;
  const inner = (body as Record<string, unknown> | undefined)?.[first];
  return { ...(body as object), [first]: rest.length > 0 ? withLeaf(inner, rest, payload) : payload };
}
