import * as fc from "fast-check";
import { expect, test } from "vitest";
import { composeDay, composerOf } from "./compose-week.ts";
import { dietOf } from "./diet.ts";
import { planDay } from "./plan-week.ts";
import { anyRequest, EATINGS } from "./testing/any-request.ts";
import { findDayFaults, findMenuFaults } from "./testing/menu-faults.ts";
import { newWeekUse } from "./week-use.ts";

const DAYS = 20_000;
const WEEKS_OF_EACH = 200;
const SEED = 19;

test(`${DAYS} single days keep every limit, and nearly all there are`, () => {
  let without = 0;
  fc.assert(
    fc.property(anyRequest(), (request) => {
      const day = composeDay(composerOf(request), 0, newWeekUse());
      if (day) expect(findDayFaults(request, planDay(day, "d1", request, "without-swaps"))).toEqual([]);
      else without += 1;
    }),
    { seed: SEED, numRuns: DAYS },
  );
  expect(without / DAYS).toBeLessThan(0.02);
});

test.each(EATINGS)(`${WEEKS_OF_EACH} weeks of one who eats %s keep every limit; few are left without`, (eating) => {
  const requests = fc.sample(anyRequest({ eatings: [eating] }), { seed: SEED, numRuns: WEEKS_OF_EACH });
  let without = 0;
  for (const request of requests) {
    const { diet } = dietOf(request);
    if (diet.method === "foods") expect(findMenuFaults(request, diet)).toEqual([]);
    else without += 1;
  }
  expect(without / WEEKS_OF_EACH).toBeLessThanOrEqual(eating === "vegano" ? 0.05 : 0.01);
});
