import { type DiaryNutrient, type FoodEntry, MAX_GRAMS, type ProgressDay } from "@app/contract/diary";
import { catalogue } from "@app/engine/nutrition/catalogue/catalogue";
import { eatenFigures, sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import { timeWithin } from "@app/engine/sync/day-id";
import * as fc from "fast-check";
import { expect } from "vitest";
import { aDevice, aHealthMember } from "../../sync/testing/devices.ts";
import { aRecordId } from "../../sync/testing/record-ids.ts";
import { test } from "../../testing/http.ts";
import { aDay, aFood, DAY, ownFood } from "../testing/diary-records.ts";

const NOON_MS = 43_200_000;
const DAYS = ["2026-11-12", "2026-11-11", "2026-10-31", "2026-07-31", "2025-02-28"];
const MEALS = ["cafe", "almoco", "jantar"] as const;

const food = fc.oneof(
  fc.constant(ownFood),
  fc.constantFrom(...catalogue.foods.map(({ id }) => ({ ref: id, per100: null }))),
);
const step = fc.record({
  device: fc.nat(1),
  day: fc.constantFrom(...DAYS),
  slot: fc.nat(3),
  meal: fc.constantFrom(...MEALS),
  food,
  grams: fc.integer({ min: 0, max: MAX_GRAMS }),
  what: fc.constantFrom("put", "put", "put", "amount", "delete"),
});

test("after any writes of two devices the sums of each day equal those of its entries", { timeout: 120_000 }, async ({
  api,
  deps,
  clock,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
      const { headers } = await aHealthMember(api);
      const devices = [aDevice(api, headers, deps.now), aDevice(api, headers, deps.now)] as const;
      const ids = new Map<string, string>();
      const batches = Map.groupBy(steps, (_, index) => Math.floor(index / 4));
      for (const batch of batches.values()) {
        const device = devices[batch[0]?.device === 1 ? 1 : 0];
        const mutations = batch.map(({ day, slot, meal, food: eaten, grams, what }) => {
          const key = `${day} ${slot}`;
          const id = ids.get(key) ?? aRecordId(timeWithin(day, NOON_MS));
          ids.set(key, id);
          const [, , fields] = aFood({
            place: { day, meal },
            food: eaten,
            amount: { grams, low: grams, high: MAX_GRAMS },
          });
          if (what === "delete") return { ...device.remove(id), kind: "food" };
          return device.put(id, what === "amount" ? { amount: fields["amount"] } : fields, "food");
        });
        await device.sync(...mutations);
        clock.advance(1_000);
      }

      const { body } = await api<{ days: ProgressDay[] }>("GET", "/v1/account/progress?from=2026-01-01&to=2026-12-31", {
        headers,
      });
      const earlier = await api<{ days: ProgressDay[] }>("GET", "/v1/account/progress?from=2025-01-01&to=2025-12-31", {
        headers,
      });
      const sums = [...(body.return?.days ?? []), ...(earlier.body.return?.days ?? [])];
      for (const day of DAYS) {
        const reply = await api<{ entries: FoodEntry[]; totals: unknown }>("GET", `/v1/account/diary/days/${day}`, {
          headers,
        });
        const entries = reply.body.return?.entries ?? [];
        const expected = sumEaten(entries.flatMap((entry) => eatenFigures(entry.food, entry.amount) ?? []));
        expect(reply.body.return?.totals).toEqual(expected);
        const sum = sums.find((one) => one.day === day);
        expect(sum?.totals ?? sumEaten([])).toEqual(expected);
        expect(sum?.meals ?? 0).toBe(new Set(entries.map(({ place }) => place.meal)).size);
      }
    }),
    { numRuns: 12 },
  );
});

test("what a device says of energy is never asked: the figures are those of the food table", async ({ api, deps }) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const foods = [aFood(), aFood({ food: ownFood, amount: { grams: 50, low: 50, high: 50 } })];
  await phone.sync(...foods.map(([kind, id, fields]) => phone.put(id, fields, kind)));

  const { body } = await api<{ days: ProgressDay[] }>("GET", `/v1/account/progress?from=${DAY}&to=${DAY}`, { headers });

  const missing: Record<DiaryNutrient, number> = { kcal: 0, protein: 1, fat: 0, carb: 0, fibre: 0 };
  expect(body.return?.days).toMatchObject([
    { day: DAY, meals: 1, isComplete: false, totals: { entries: 2, kcal: 337.8, lowKcal: 284.6, missing } },
  ]);
});

test("a day whose entries were all deleted has no sum, and one with a record of its own is shown", async ({
  api,
  deps,
  clock,
}) => {
  const { headers } = await aHealthMember(api);
  const phone = aDevice(api, headers, deps.now);
  const [, id, fields] = aFood();
  const days = [aDay({ isComplete: true }, "2026-11-10"), aDay({ badDay: { reasons: [] } }, "2026-11-09")];
  await phone.sync(phone.put(id, fields, "food"), ...days.map(([kind, key, of]) => phone.put(key, of, kind)));
  clock.advance(1_000);
  await phone.sync({ ...phone.remove(id), kind: "food" });

  const url = "/v1/account/progress?from=2026-11-01&to=2026-11-30";
  const { body } = await api<{ days: ProgressDay[] }>("GET", url, { headers });

  expect(body.return?.days).toEqual([
    { day: "2026-11-09", totals: sumEaten([]), isComplete: false, isBad: true, meals: 0 },
    { day: "2026-11-10", totals: sumEaten([]), isComplete: true, isBad: false, meals: 0 },
  ]);
});
