import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { addServiceTime, type ServiceHours } from "./service-clock.ts";
import { serviceTimeBetween } from "./service-time.ts";

const hours: ServiceHours = {
  timeZone: "America/Sao_Paulo",
  weekdays: ["08:00", "20:00"],
  saturday: ["09:00", "14:00"],
  sunday: null,
  closedOn: ["12-25"],
};
const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(`${text}-03:00`);

test.each([
  ["within a day", "2026-11-19T09:00:00", "2026-11-19T12:30:00", 3.5],
  ["over a night", "2026-11-19T18:30:00", "2026-11-20T10:18:00", 1.5 + 2.3],
  ["over a Sunday", "2026-11-21T13:00:00", "2026-11-23T09:00:00", 2],
  ["on a closed day", "2026-12-25T08:00:00", "2026-12-25T20:00:00", 0],
  ["backwards", "2026-11-19T12:00:00", "2026-11-19T09:00:00", 0],
])("service hours %s", (_, from, to, expected) => {
  expect(serviceTimeBetween(hours, at(from), at(to)) / HOUR).toBeCloseTo(expected, 9);
});

test("it is what was added to a moment", () => {
  const start = fc.integer({ min: at("2026-01-01T00:00:00"), max: at("2027-01-01T00:00:00") });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 60 * HOUR }), (from, length) => {
      expect(serviceTimeBetween(hours, from, addServiceTime(hours, from, length, []))).toBe(length);
    }),
    generated(200),
  );
});
