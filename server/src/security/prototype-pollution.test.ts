import { afterEach, expect } from "vitest";
import { callOf, type HostileRequest, requestOf, sendAll, withLeaf, withQuery } from "../testing/hostile-requests.ts";
import { test } from "../testing/http.ts";
import { routesOf } from "../testing/routes.ts";

const POLLUTION = JSON.stringify({ polluted: "yes", isAdmin: true });
const NESTED = "zqnested";

const rest = (body: object): string => JSON.stringify(body).slice(1);
/** Replaces every top-level value by the payload, and adds a nested one. */
function everyValue(body: object, payload: string): string {
  const marked = Object.keys(body).reduce<object>((so, name) => withLeaf(so, [name], NESTED), {
    ...body,
    params: { x: NESTED },
  });
  return JSON.stringify(marked).replaceAll(`"${NESTED}"`, payload);
}

/** Bodies that try to write to Object.prototype, at the top or nested. */
const BODIES: ((body: object) => string)[] = [
  (body) => `{"__proto__":${POLLUTION},${rest(body)}`,
  (body) => `{"constructor":{"prototype":${POLLUTION}},${rest(body)}`,
  (body) => `{"\\u005f\\u005fproto\\u005f\\u005f":${POLLUTION},${rest(body)}`,
  (body) => everyValue(body, `{"__proto__":${POLLUTION}}`),
  (body) => everyValue(body, `[{"__proto__":${POLLUTION}}]`),
  (body) => everyValue(body, `{"constructor":{"prototype":${POLLUTION}}}`),
  () => `[{"__proto__":${POLLUTION}}]`,
  (body) => JSON.stringify({ ...body, "__proto__.polluted": "yes", "constructor.prototype.polluted": "yes" }),
];
const QUERIES = ["__proto__[polluted]=yes", "__proto__.polluted=yes", "constructor[prototype][polluted]=yes"];

afterEach(() => void takePollution());

test("no body and no query of any route adds to Object.prototype", async ({ app, deps }) => {
  const calls = (await routesOf(app)).map(callOf);
  const requests = calls.flatMap((call): HostileRequest[] => {
    const request = requestOf(call);
    const queries = QUERIES.map((query) => ({
      ...request,
      name: `${call.name}?${query}`,
      url: withQuery(call.url, query),
    }));
    const headers = { "content-type": "application/json" };
    const bodies = BODIES.map((write) => write(call.body ?? {})).map((payload) => ({
      ...request,
      name: `${call.name} ${payload.slice(0, 200)}`,
      headers,
      payload,
    }));
    return call.body ? [...queries, ...bodies] : queries;
  });
  const polluting: string[] = [];
  const answers = await sendAll(app, deps, requests, (name) => {
    if (takePollution().length > 0) polluting.push(name);
  });

  expect(polluting).toEqual([]);
  expect(answers.filter(({ status }) => status === 500).map(({ name }) => name)).toEqual([]);
  expect(answers.filter(({ status }) => status < 400).length).toBeGreaterThan(50);
  const direct = answers.filter(({ name }) => name.includes(`{"__proto__":${POLLUTION},`));
  const accepted = direct.filter(({ status }) => status < 400).map(({ name }) => name.split(" ", 2).join(" "));
  // The browsers' reports are read leniently, and only counted.
  expect(accepted).toEqual(["POST /v1/public/csp-reports"]);
});

/** Removes what was added to Object.prototype and returns its names. */
function takePollution(): string[] {
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  const added = Object.keys(prototype);
  for (const name of added) delete prototype[name];
  return added;
}
