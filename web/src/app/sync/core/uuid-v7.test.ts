import { Id } from "@app/contract/values";
import { expect, test } from "vitest";
import { randomDevice, uuidV7 } from "./uuid-v7.ts";

test("an id is a UUID of version 7 and sorts by its time", () => {
  const times = [0, 1, 255, 256, 2 ** 32 - 1, 2 ** 32, Date.UTC(2026, 10, 16), 2 ** 48 - 1];
  const ids = times.map(uuidV7);

  expect(ids.every((id) => Id.safeParse(id).success && id[14] === "7")).toBe(true);
  expect(ids.map((id) => Number.parseInt(id.slice(0, 13).replace("-", ""), 16))).toEqual(times);
  expect([...ids].sort()).toEqual(ids);
});

test("ids of one millisecond differ, and so do devices", () => {
  expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(5))).size).toBe(1_000);
  expect(randomDevice()).toMatch(/^[0-9a-f]{16}$/);
  expect(randomDevice()).not.toBe(randomDevice());
});
