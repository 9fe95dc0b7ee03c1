import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

test.each([
  [1, 1_000],
  [2, 2_000],
  [4, 8_000],
  [5, 10_000],
  [2_000, 10_000],
])("failure %i waits %i ms", (failures, expected) => {
  expect(backoffMs(failures, { firstMs: 1_000, maxMs: 10_000 })).toBe(expected);
});
