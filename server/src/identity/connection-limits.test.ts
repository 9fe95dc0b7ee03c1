import { expect, vi } from "vitest";
import type { Deps } from "../deps.ts";
import { createFairSemaphore } from "../platform/fair-semaphore.ts";
import { test as base } from "../testing/guarded.ts";
import { type Api, basic } from "../testing/http.ts";
import { inboxOf } from "../testing/inbox.ts";
import { aRegistration } from "../testing/makers.ts";
import { aMember } from "../testing/members.ts";

const FLOOD = 100;
const MAX_OPEN = 30;

/** One password at a time, and none while it is held: who asked for a turn, and who had one. */
const test = base
  .extend("line", () => {
    const semaphore = createFairSemaphore({ slots: 1, slotsPerIp: 1, maxQueued: 10_000, maxQueuedPerIp: 2 * MAX_OPEN });
    const asked: string[] = [];
    const turns: string[] = [];
    let held = Promise.withResolvers<void>();
    held.resolve();
    return {
      asked,
      turns,
      hold: () => {
        asked.length = turns.length = 0;
        held = Promise.withResolvers<void>();
        const before = semaphore.run("192.0.2.1", () => held.promise);
        return () => (held.resolve(), before);
      },
      hashing: {
        run: <T>(ip: string, work: () => Promise<T>) => {
          asked.push(ip);
          return semaphore.run(ip, () => (turns.push(ip), work()));
        },
      },
    };
  })
  .extend(
    "deps",
    ({ engine, clock, line, guardedLimits }): Deps => ({
      ...engine,
      now: clock.now,
      limits: guardedLimits,
      hashing: line.hashing,
    }),
  );

type Way = { name: string; prepare: (api: Api, deps: Deps) => Promise<(n: number, from: string) => ReturnType<Api>> };

const nobody = (n: number) => `ninguem.${n}.${crypto.randomUUID()}@example.com`;

/** Every way to a password's hash that is open to somebody without an account, and one that is not. */
const WAYS: Way[] = [
  {
    name: "sign-in",
    prepare: async (api) => (n, from) =>
      api("POST", "/v1/auth/sessions", { headers: basic(nobody(n), "errada-1"), from }),
  },
  {
    name: "a password on any other route",
    prepare: async (api) => (n, from) =>
      api("GET", "/v1/account/payments", { headers: basic(nobody(n), "errada-1"), from }),
  },
  {
    name: "registration",
    prepare: async (api) => (_n, from) => api("POST", "/v1/public/register", { body: aRegistration(), from }),
  },
  {
    name: "a new password by link",
    prepare: async (api, deps) => {
      const { email } = await aMember(api);
      await api("POST", "/v1/public/password-resets", { body: { username: email } });
      const { token } = await inboxOf(deps, email);
      const body = { token, newPassword: "nova-senha" };
      return (_n, from) => api("POST", "/v1/public/password-resets/confirm", { body, from });
    },
  },
];

test.for(WAYS)(
  "$name: one IP's flood is turned away at once beyond thirty, and others have the next turn",
  {
    timeout: 60_000,
  },
  async ({ name, prepare }, { api, deps, line }) => {
    const flooding = `2001:db8:${WAYS.findIndex((way) => way.name === name)}:1::`;
    const { phone, password } = await aMember(api);
    const call = await prepare(api, deps);
    const release = line.hold();

    const answered: Awaited<ReturnType<Api>>[] = [];
    const flood = Array.from({ length: FLOOD }, async (_, n) => {
      const reply = await call(n, `${flooding}${n + 1}`);
      answered.push(reply);
      return reply;
    });
    await vi.waitFor(() => expect(line.asked).toHaveLength(MAX_OPEN), { timeout: 20_000 });
    await vi.waitFor(() => expect(answered).toHaveLength(FLOOD - MAX_OPEN), { timeout: 20_000 });
    for (const { status, body, headers } of answered)
      expect([status, body.error, headers["retry-after"]]).toEqual([503, "overloaded", "2"]);

    const honest = api("POST", "/v1/auth/sessions", { headers: basic(phone, password), from: "203.0.113.200" });
    await vi.waitFor(() => expect(line.asked).toContain("203.0.113.200"), { timeout: 20_000 });
    await release();
    expect((await honest).status).toBe(200);
    expect(line.turns.indexOf("203.0.113.200")).toBeLessThanOrEqual(1);
    await Promise.all(flood);
  },
);

test("an IP that is being slowed down has thirty calls open and no more", { timeout: 60_000 }, async ({
  api,
  deps,
  line,
}) => {
  const from = "198.51.100.60";
  const call = (n: number) => api("GET", "/v1/auth/me", { headers: basic(nobody(n), "errada-1"), from });
  // The minute's allowance is used up: from here on this IP waits before it is served.
  for (let n = 0; n < MAX_OPEN; n += 1) await deps.limits.loginThrottle(from);
  const replies = await Promise.all(Array.from({ length: MAX_OPEN + 10 }, (_, n) => call(n)));

  expect(replies.filter(({ status }) => status === 503)).toHaveLength(10);
  expect(line.asked).toHaveLength(MAX_OPEN);
});
