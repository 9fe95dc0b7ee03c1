import { expect, test } from "vitest";
import { nextBuyer, openBuyers, UNTOUCHED } from "./buyers.ts";
import { FIRST } from "./people.ts";

test("no buyer is handed out twice over repeated runs of a job", () => {
  const next = openBuyers();
  const given = Array.from({ length: 5_000 }, next);

  expect(new Set(given).size).toBe(5_000);
  expect(Math.max(...given)).toBeLessThan(FIRST + UNTOUCHED.from);
  expect(nextBuyer()).not.toBe(nextBuyer());
});

test("when all buyers are used up, the run fails with the reason", () => {
  const next = openBuyers(2);
  next();
  next();

  expect(next).toThrow("no buyer is left: all 2 have bought");
});
