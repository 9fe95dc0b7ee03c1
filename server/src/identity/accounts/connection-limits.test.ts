import { expect, vi } from "vitest";
import type { Deps } from "../../deps.ts";
import { createFairSemaphore } from "../../platform/resilience/fair-semaphore.ts";
import { test as base } from "../../testing/guarded.ts";
import { type Api, basic } from "../../testing/http.ts";
import { inboxOf } from "../../testing/inbox.ts";
import { aRegistration } from "../../testing/makers.ts";
import { aMember } from "../../testing/members.ts";

const FLOOD = 100;
const MAX_OPEN = 30;

/** One hash at a time, and none while the slot is occupied; records which IPs queued and which got the slot. */
const test = base
  .extend("slot", () => {
    const semaphore = createFairSemaphore({
      slots: 1,
      slotsPerClient: 1,
      maxQueued: 10_000,
      maxQueuedPerClient: 2 * MAX_OPEN,
    });
    const queued: string[] = [];
    const granted: string[] = [];
    let occupied = Promise.withResolvers<void>();
    occupied.resolve();
    return {
      queued,
      granted,
      occupy: () => {
        queued.length = granted.length = 0;
        occupied = Promise.withResolvers<void>();
        const before = semaphore.run("192.0.2.1", () => occupied.promise);
        return () => (occupied.resolve(), before);
      },
      hashing: {
        run: <T>(ip: string, work: () => Promise<T>) => {
          queued.push(ip);
          return semaphore.run(ip, () => (granted.push(ip), work()));
        },
      },
    };
  })
  .extend(
    "deps",
    ({ engine, clock, slot, guardedLimits }): Deps => ({
      ...engine,
      now: clock.now,
      limits: guardedLimits,
      hashing: slot.hashing,
    }),
  );

type HashingRoute = {
  name: string;
  prepare: (api: Api, deps: Deps) => Promise<(n: number, from: string) => ReturnType<Api>>;
};

const unknownEmail = (n: number) => `ninguem.${n}.${crypto.randomUUID()}@example.com`;

/** Every route to a password hash that needs no account, and one that does. */
const ROUTES: HashingRoute[] = [
  {
    name: "sign-in",
    prepare: async (api) => (n, from) =>
      api("POST", "/v1/auth/sessions", { headers: basic(unknownEmail(n), "errada-1"), from }),
  },
  {
    name: "a password on any other route",
    prepare: async (api) => (n, from) =>
      api("GET", "/v1/account/payments", { headers: basic(unknownEmail(n), "errada-1"), from }),
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

test.for(ROUTES)(
  "$name: beyond thirty calls one IP's flood is shed at once, and another IP gets the next slot",
  {
    timeout: 60_000,
  },
  async ({ name, prepare }, { api, deps, slot }) => {
    const flooding = `2001:db8:${ROUTES.findIndex((route) => route.name === name)}:1::`;
    const { phone, password } = await aMember(api);
    const call = await prepare(api, deps);
    const release = slot.occupy();

    const answered: Awaited<ReturnType<Api>>[] = [];
    const flood = Array.from({ length: FLOOD }, async (_, n) => {
      const reply = await call(n, `${flooding}${n + 1}`);
      answered.push(reply);
      return reply;
    });
    await vi.waitFor(() => expect(slot.queued).toHaveLength(MAX_OPEN), { timeout: 20_000 });
    await vi.waitFor(() => expect(answered).toHaveLength(FLOOD - MAX_OPEN), { timeout: 20_000 });
    for (const { status, body, headers } of answered)
      expect([status, body.error, headers["retry-after"]]).toEqual([503, "overloaded", "2"]);

    const honest = api("POST", "/v1/auth/sessions", { headers: basic(phone, password), from: "203.0.113.200" });
    await vi.waitFor(() => expect(slot.queued).toContain("203.0.113.200"), { timeout: 20_000 });
    await release();
    expect((await honest).status).toBe(200);
    expect(slot.granted.indexOf("203.0.113.200")).toBeLessThanOrEqual(1);
    await Promise.all(flood);
  },
);

test("a throttled IP has at most thirty calls open", async ({ api, deps, slot }) => {
  const from = "198.51.100.60";
  const call = (n: number) => api("GET", "/v1/auth/me", { headers: basic(unknownEmail(n), "errada-1"), from });
  // The minute's allowance is used up: from here on this IP is throttled.
  for (let n = 0; n < MAX_OPEN; n += 1) await deps.limits.loginThrottle(from);
  const replies = await Promise.all(Array.from({ length: MAX_OPEN + 10 }, (_, n) => call(n)));

  expect(replies.filter(({ status }) => status === 503)).toHaveLength(10);
  expect(slot.queued).toHaveLength(MAX_OPEN);
});
