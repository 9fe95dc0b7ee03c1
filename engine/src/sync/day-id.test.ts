import { Id } from "@app/contract/values";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfId, dayRecordId, timeWithin } from "./day-id.ts";

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("an id carries its day and is a UUID, one for each key", () => {
  fc.assert(
    fc.property(day, fc.string(), (on, key) => {
      const id = dayRecordId(on, "food", key);
      expect(Id.safeParse(id).success, id).toBe(true);
      expect(dayOfId(id)).toBe(on);
      expect(dayRecordId(on, "food", key)).toBe(id);
      expect(dayRecordId(on, "food", `${key}.`)).not.toBe(id);
    }),
  );
});

test("a time within a day stays in it, whatever the clock says", () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 4e12 }), (on, nowMs) => {
      expect(new Date(timeWithin(on, nowMs)).toISOString().slice(0, 10)).toBe(on);
    }),
  );
});
