import { expect, test } from "vitest";
import { monthIn, monthsBeside, weekIn, weeksBeside } from "./period.ts";

const TODAY = "2026-11-18";

test("a week is given by its Monday, and has begun", () => {
  expect(weekIn("2026-11-16", TODAY)).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  for (const text of ["2026-11-17", "2026-11-23", "2026-13-01", "hoje", ""]) expect(weekIn(text, TODAY)).toBeNull();
});

test("a month is whole, and has begun", () => {
  expect(monthIn("2026-02", TODAY)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  for (const text of ["2026-12", "2026-13", "2026", ""]) expect(monthIn(text, TODAY)).toBeNull();
});

test("the neighbours are the week or month before, and the one after once it has begun", () => {
  expect(weeksBeside({ from: "2026-11-16", to: "2026-11-22" }, TODAY)).toMatchObject({
    earlier: { to: "/app/evolucao/semana/2026-11-09" },
    later: null,
  });
  expect(monthsBeside({ from: "2026-10-01", to: "2026-10-31" }, TODAY)).toMatchObject({
    earlier: { to: "/app/evolucao/mes/2026-09" },
    later: { to: "/app/evolucao/mes/2026-11" },
  });
});
