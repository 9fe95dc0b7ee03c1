import { inProcessApiOf } from "../harness/in-process-api.ts";
import { callOf, withLeaf } from "./calls.ts";
import { range, type Scenario, wasInjected } from "./scenario.ts";

const POISON = { polluted: "yes", isAdmin: true };

/** A body's text with a way into every object, at the top or deeper down. */
const spikes: ((body: object) => string)[] = [
  (body) => `{"__proto__":${JSON.stringify(POISON)},${JSON.stringify(body).slice(1)}`,
  (body) => `{"constructor":{"prototype":${JSON.stringify(POISON)}},${JSON.stringify(body).slice(1)}`,
  (body) => `{"\\u005f\\u005fproto\\u005f\\u005f":${JSON.stringify(POISON)},${JSON.stringify(body).slice(1)}`,
  (body) => deeper(body, `{"__proto__":${JSON.stringify(POISON)}}`),
  (body) => deeper(body, `[{"__proto__":${JSON.stringify(POISON)}}]`),
  (body) => deeper(body, `{"constructor":{"prototype":${JSON.stringify(POISON)}}}`),
  () => `[{"__proto__":${JSON.stringify(POISON)}}]`,
  (body) => JSON.stringify({ ...body, "__proto__.polluted": "yes", "constructor.prototype.polluted": "yes" }),
];

/** Every word replaced by something with a prototype in it, and something of the sort added. */
function deeper(body: object, spike: string): string {
  const mark = "zqspike";
  const spoilt = Object.keys(body).reduce<object>((so, name) => withLeaf(so, [name], mark), {
    ...body,
    params: { x: mark },
  });
  return JSON.stringify(spoilt).replaceAll(`"${mark}"`, spike);
}

const QUERIES = ["__proto__[polluted]=yes", "__proto__.polluted=yes", "constructor[prototype][polluted]=yes"];

export const prototypePollution: Scenario = {
  number: 46,
  fault: "Prototype pollution",
  injected:
    "bodies and queries with `__proto__` and `constructor.prototype`, spelt plainly and in escapes, at the top and in every field, on every route; the API runs in the checker's own process",
  invariants: "nothing of it on any other object; no 5xx",
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
      const spike = spikes[(trial + round) % spikes.length];
      const query = QUERIES[(trial + round) % QUERIES.length] ?? "";
      const url = `${call.path}?${call.query ? `${call.query}&` : ""}${query}`;
      const headers = { ...(await sessionFor(who)), "x-forwarded-for": who.ip };
      const payload = call.body && spike ? { payload: spike(call.body) } : {};
      const type = call.body ? { "content-type": "application/json" } : {};
      const reply = await app.inject({ method: call.method, url, headers: { ...headers, ...type }, ...payload });
      if (reply.statusCode === 500)
        violations.push(`${call.name} got ${reply.statusCode}: ${payload.payload?.slice(0, 120)}`);
      if (reply.statusCode < 400) reached += 1;
      const dirt = dirtOnEverything();
      polluted += dirt.length;
      if (dirt.length > 0) violations.push(`${call.name}: every object now has ${dirt.join(", ")}`);
    }
    violations.push(...wasInjected(reached, "no call got past the door"));
    return {
      trials: made,
      buyers: [who],
      violations,
      figures: { counts: { polluted, "calls answered all the same": reached } },
    };
  },
};

/** What is on every object that should not be, taken off again. */
function dirtOnEverything(): string[] {
  const prototype = Object.prototype as unknown as Record<string, unknown>;
  const dirt = Object.keys(prototype);
  for (const name of dirt) delete prototype[name];
  return [...dirt, ...("polluted" in {} || "isAdmin" in [] ? ["polluted"] : [])];
}
