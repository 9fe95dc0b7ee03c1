import { Id } from "@app/contract/values";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { recordId } from "./record-id.ts";

test("each key has an id of its own, which is a UUID", () => {
  const weeks = Array.from({ length: 60 }, (_, week) => week);
  const foods = Array.from({ length: 600 }, (_, food) => `taco:${food}`);
  const ids = foods.flatMap((food) => weeks.map((week) => recordId("tick", 1, food, week)));

  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 500)) expect(Id.safeParse(id).success, id).toBe(true);
});

test("kinds with the same key do not meet, and an id never changes", () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      expect(recordId("swap", key)).not.toBe(recordId("eaten", key));
      expect(recordId("swap", key)).toBe(recordId("swap", key));
    }),
  );
  expect(recordId("swap", 1, "d4.almoco.1", "2026-11-12")).toMatchInlineSnapshot(
    `"5507dbf3-ab03-8337-bc1c-67ca35bd0f12"`,
  );
});
