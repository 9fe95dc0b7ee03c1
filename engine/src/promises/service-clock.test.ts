import { describe, expect, test } from "vitest";
import { localTimeOf, momentOf } from "./local-time.ts";
import { addServiceDays, addServiceTime, nextOpening, type ServiceHours } from "./service-clock.ts";

const hours: ServiceHours = {
  timeZone: "America/Sao_Paulo",
  weekdays: ["08:00", "20:00"],
  saturday: ["09:00", "14:00"],
  sunday: null,
  closedOn: ["2026-12-25", "01-01"],
};
const at = (text: string): number => Date.parse(`${text}:00-03:00`);

describe("opening hours", () => {
  test("an open moment is its own opening, closing time is not", () => {
    expect(nextOpening(hours, at("2026-11-20T10:00"))).toBe(at("2026-11-20T10:00"));
    expect(nextOpening(hours, at("2026-11-20T20:00"))).toBe(at("2026-11-21T09:00"));
  });

  test("Sundays and closed days are skipped", () => {
    expect(nextOpening(hours, at("2026-11-21T14:00"))).toBe(at("2026-11-23T08:00"));
    expect(nextOpening(hours, at("2026-12-24T20:30"))).toBe(at("2026-12-26T09:00"));
    expect(nextOpening(hours, at("2026-12-31T20:30"))).toBe(at("2027-01-02T09:00"));
  });

  test("a team that is never there is an error, not an endless search", () => {
    const never = { ...hours, weekdays: null, saturday: null };
    expect(() => nextOpening(never, at("2026-11-20T10:00"))).toThrow("service hours");
    expect(() => addServiceTime(never, at("2026-11-20T10:00"), 1, [])).toThrow("service hours");
    expect(() => addServiceDays(never, at("2026-11-20T10:00"), 1)).toThrow("service hours");
  });
});

describe("time within service hours", () => {
  test("runs on over a closed night, without the paused part", () => {
    const hour = 3_600_000;
    expect(addServiceTime(hours, at("2026-11-19T19:00"), 2 * hour, [])).toBe(at("2026-11-20T09:00"));
    const pauses = [{ from: at("2026-11-19T19:30"), to: at("2026-11-20T08:30") }];
    expect(addServiceTime(hours, at("2026-11-19T19:00"), 2 * hour, pauses)).toBe(at("2026-11-20T10:00"));
  });

  test("service days keep the local hour", () => {
    expect(addServiceDays(hours, at("2026-11-19T18:00"), 2)).toBe(at("2026-11-21T18:00"));
    expect(addServiceDays(hours, at("2026-11-22T15:00"), 2)).toBe(at("2026-11-24T15:00"));
  });
});

test("a clock change moves the moment, not the local hour", () => {
  const zone = "America/New_York";
  expect(momentOf(zone, "2026-10-31", 9 * 3600)).toBe(Date.parse("2026-10-31T09:00:00-04:00"));
  expect(momentOf(zone, "2026-11-01", 9 * 3600)).toBe(Date.parse("2026-11-01T09:00:00-05:00"));
  expect(localTimeOf(zone, Date.parse("2026-11-02T02:30:00Z"))).toEqual({ day: "2026-11-01", seconds: 21.5 * 3600 });
});
