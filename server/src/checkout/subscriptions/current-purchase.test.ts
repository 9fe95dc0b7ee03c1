import * as fc from "fast-check";
import { expect, test } from "vitest";
import { currentPurchase, type PurchasedPeriod } from "./current-purchase.ts";
import { accessOf } from "./programme-access.ts";

const NOW = new Date("2026-11-16T12:00:00Z");
/** Days from now. */
const day = (days: number): Date => new Date(NOW.getTime() + days * 24 * 60 * 60_000);
const aPeriod = (from: number, to: number, { ended, suspended }: { ended?: number; suspended?: number } = {}) => ({
  startsAt: day(from),
  endsAt: day(to),
  endedAt: ended === undefined ? null : day(ended),
  suspendedAt: suspended === undefined ? null : day(suspended),
});
const unpaid: PurchasedPeriod = { startsAt: null, endsAt: null, endedAt: null, suspendedAt: null };

const running = aPeriod(-3, 27);
const waiting = aPeriod(27, 57);
const disputed = aPeriod(-3, 27, { suspended: -1 });
const over = aPeriod(-60, -30);
const refunded = aPeriod(-10, 20, { ended: -5 });

test.each<[name: string, purchases: PurchasedPeriod[], access: string, current: PurchasedPeriod | null]>([
  ["nothing was bought", [], "none", null],
  ["a code that nobody paid", [unpaid], "none", null],
  ["bought", [running], "active", running],
  ["bought, with another behind it", [running, waiting], "active", running],
  ["bought, and begins later", [waiting], "queued", waiting],
  ["disputed", [disputed], "suspended", disputed],
  ["disputed, with another behind it", [disputed, waiting], "suspended", disputed],
  ["disputed, while another runs", [disputed, running], "active", running],
  ["begins later, and is disputed", [aPeriod(27, 57, { suspended: -1 })], "suspended", expect.anything()],
  ["over", [over], "ended", over],
  ["disputed, and over meanwhile", [aPeriod(-60, -30, { suspended: -40 })], "ended", expect.anything()],
  ["refunded", [refunded], "refunded", refunded],
  ["refunded after a period that had run out", [over, refunded], "refunded", refunded],
  ["run out after a refund", [aPeriod(-90, -1), refunded], "ended", expect.anything()],
  ["refunded, then bought again", [refunded, running], "active", running],
  ["refunded, then disputed", [refunded, disputed], "suspended", disputed],
  [
    "refunded on the last day of its guarantee, when it had run out",
    [aPeriod(-40, -10, { ended: -9 })],
    "refunded",
    expect.anything(),
  ],
  ["the last moment", [aPeriod(-30, 0)], "ended", expect.anything()],
  ["the first moment", [aPeriod(0, 30)], "active", expect.anything()],
])("%s", (_, purchases, access, current) => {
  expect(accessOf(purchases, NOW)).toBe(access);
  expect(accessOf(purchases.toReversed(), NOW), "in any order").toBe(access);
  expect(currentPurchase(purchases, NOW).current).toEqual(current);
});

test("the next purchase is the first that begins later", () => {
  const later = aPeriod(57, 87);
  expect(currentPurchase([later, waiting, running], NOW).next).toBe(waiting);
  expect(currentPurchase([later, waiting], NOW)).toMatchObject({ current: waiting, next: later });
});

const offset = fc.integer({ min: -90, max: 90 });
const anyPeriod = fc
  .record({
    from: offset,
    days: fc.integer({ min: 1, max: 60 }),
    ended: fc.option(offset),
    suspended: fc.option(offset),
  })
  .map(({ from, days, ended, suspended }) => ({
    ...aPeriod(from, from + days),
    endedAt: ended === null ? null : day(ended),
    suspendedAt: suspended === null ? null : day(suspended),
  }));

test("access is active exactly while a period runs that neither a refund nor a dispute stopped", () => {
  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 6 }), (purchases) => {
      const isUsable = purchases.some(
        ({ startsAt, endsAt, endedAt, suspendedAt }) =>
          startsAt <= NOW && endsAt > NOW && endedAt === null && suspendedAt === null,
      );
      expect(accessOf(purchases, NOW) === "active").toBe(isUsable);
      expect(accessOf(purchases, NOW) === "none").toBe(purchases.length === 0);
    }),
  );
});
