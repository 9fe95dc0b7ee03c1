import { inProcessApiOf } from "../../harness/in-process-api.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";
import { callOf, withLeaf } from "./calls.ts";

const POLLUTION = { polluted: "yes", isAdmin: true };

/** Body texts that try to write to Object.prototype, at the top or nested. */
const payloads: ((body: object) => string)[] = [
  (body) => `{"__proto__":${JSON.stringify(POLLUTION)},${JSON.stringify(body).slice(1)}`,
  (body) => `{"constructor":{"prototype":${JSON.stringify(POLLUTION)}},${JSON.stringify(body).slice(1)}`,
  (body) => `{"\\u005f\\u005fproto\\u005f\\u005f":${JSON.stringify(POLLUTION)},${JSON.stringify(body).slice(1)}`,
  (body) => deeper(body, `{"__proto__":${JSON.stringify(POLLUTION)}}`),
  (body) => deeper(body, `[{"__proto__":${JSON.stringify(POLLUTION)}}]`),
  (body) => deeper(body, `{"constructor":{"prototype":${JSON.stringify(POLLUTION)}}}`),
  () => `[{"__proto__":${JSON.stringify(POLLUTION)}}]`,
  (body) => JSON.stringify({ ...body, "__proto__.polluted": "yes", "constructor.prototype.polluted": "yes" }),
];

/** Replaces every top-level value by the payload, and adds a nested one. */
function deeper(body: object, payloadOf: string): string {
  const mark = "zqpayload";
  const marked = Object.keys(body).reduce<object>((so, name) => withLeaf(so, [name], mark), {
    ...body,
    params: { x: mark },
  });
  return JSON.stringify(marked).replaceAll(`"${mark}"`, payloadOf);
}

const QUERIES = ["__proto__[polluted]=yes", "__proto__.polluted=yes", "constructor[prototype][polluted]=yes"];

export const prototypePollution: Scenario = {
  number: 46,
  fault: "Prototype pollution",
  injected:
    "bodies and queries with `__proto__` and `constructor.prototype`, plain and escaped, at the top and in every field, on every route; the API runs in the checker's own process",
  invariants: "Object.prototype unchanged; no 5xx",
  trial: "a call",
  batch: 2_000,
  short: 120,
  async run(harness, driver, trials) {
    const { app, routes, sessionFor } = await inProcessApiOf(harness);
    const who = await driver.buyer("email");
    const calls = routes.map(callOf);
    const violations: string[] = [];
    let reached = 0;
    let polluted = 0;
    const made = Math.max(trials, calls.length);
    for (const trial of range(made)) {
      const call = calls[trial % calls.length];
      if (!call) continue;
      const round = Math.floor(trial / calls.length);
      const payloadOf = payloads[(trial + round) % payloads.length];
      const query = QUERIES[(trial + round) % QUERIES.length] ?? "";
      const url = `${call.path}?${call.query ? `${call.query}&` : ""}${query}`;
      const headers = { ...(await sessionFor(who)), "x-forwarded-for": who.ip };
      const payload = call.body && payloadOf ? { payload: payloadOf(call.body) } : {};
      const type = call.body ? { "content-type": "application/json" } : {};
      const reply = await app.inject({ method: call.method, url, headers: { ...headers, ...type }, ...payload });
      if (reply.statusCode === 500)
        violations.push(`${call.name} got ${reply.statusCode}: ${payload.payload?.slice(0, 120)}`);
      if (reply.statusCode < 400) reached += 1;
      const added = removePollution();
      polluted += added.length;
      if (added.length > 0) violations.push(`${call.name}: every object now has ${added.join(", ")}`);
    }
    violations.push(...wasInjected(reached, "no call was accepted"));
    return {
      trials: made,
      buyers: [who],
      violations,
      figures: { counts: { polluted, "calls accepted": reached } },
    };
  },
};

/** Removes what was added to Object.prototype and returns its names. */
function removePollution(): string[] {
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  const added = Object.keys(prototype);
  for (const name of added) delete prototype[name];
  return [...added, ...("polluted" in {} || "isAdmin" in [] ? ["polluted"] : [])];
}
