import { expect, test } from "vitest";
import { formatHour } from "../../../shell/format/days.ts";
import { placeFor, readDay } from "./place.ts";

const TODAY = "2026-11-12";
const at = (hour: number, minute = 0) => new Date(2026, 10, 12, hour, minute);

test.each([
  [at(2), "ceia"],
  [at(5), "cafe"],
  [at(9, 59), "cafe"],
  [at(10), "lanche-manha"],
  [at(12, 52), "almoco"],
  [at(16), "lanche-tarde"],
  [at(19), "jantar"],
  [at(23), "ceia"],
])("at %s the meal is %s", (now, meal) => {
  expect(placeFor(TODAY, null, now, TODAY).meal).toBe(meal);
});

test("the meal of the link wins, and only today's meal of this hour has an hour", () => {
  expect(placeFor(TODAY, "almoco", at(12, 5), TODAY)).toEqual({ day: TODAY, meal: "almoco", time: "12:05" });
  expect(placeFor(TODAY, "almoco", at(19, 20), TODAY)).toEqual({ day: TODAY, meal: "almoco", time: null });
  expect(placeFor("2026-11-11", "x", at(12, 52), TODAY)).toEqual({ day: "2026-11-11", meal: "almoco", time: null });
  expect(formatHour("07:05")).toBe("7h05");
});

test.each([
  ["2026-11-12", "2026-11-12"],
  ["2024-02-29", "2024-02-29"],
  ["2026-11-13", undefined],
  ["2026-02-30", undefined],
  ["hoje", undefined],
  [undefined, undefined],
])("%s as a day is %s", (text, day) => {
  expect(readDay(text, TODAY)).toBe(day);
});
