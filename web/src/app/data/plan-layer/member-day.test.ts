import { describe, expect, test } from "vitest";
import { nextMeal } from "../../today/plan/meal/next-meal.ts";
import { dayOfMember, minuteOfMember } from "./member-day.ts";

const night = ["17:00", "21:00", "02:00", "07:00"].map((time, at) => ({ id: String(at), time }));
const usual = ["07:30", "12:30", "19:30"].map((time, at) => ({ id: String(at), time }));
const at = (day: number, time: string): Date => new Date(`2026-11-${day}T${time}:00`);
const nextAt = (day: number, time: string): string | undefined =>
  nextMeal(night, new Set(), minuteOfMember(night, at(day, time)))?.time;

describe("who works at night", () => {
  test("has the meals after midnight on the day that began in the evening", () => {
    expect(dayOfMember(night, at(18, "18:00"))).toBe("2026-11-18");
    expect(dayOfMember(night, at(19, "01:00"))).toBe("2026-11-18");
    expect(dayOfMember(night, at(19, "07:40"))).toBe("2026-11-18");
    expect(dayOfMember(night, at(19, "12:00"))).toBe("2026-11-19");
  });

  test("sees the next meal in the order of that day", () => {
    expect(nextAt(18, "12:00")).toBe("17:00");
    expect(nextAt(18, "19:00")).toBe("21:00");
    expect(nextAt(18, "23:30")).toBe("02:00");
    expect(nextAt(19, "01:00")).toBe("02:00");
    expect(nextAt(19, "06:00")).toBe("07:00");
  });
});

test("everybody else has the calendar's day", () => {
  for (const time of ["00:30", "07:00", "23:30"]) expect(dayOfMember(usual, at(18, time))).toBe("2026-11-18");
  expect(dayOfMember([], at(18, "01:00"))).toBe("2026-11-18");
});
