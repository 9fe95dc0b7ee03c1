import { expect, test } from "vitest";
import { lazyPart } from "./lazy-part.ts";

test("a failed load is retried on the next call; a successful one is cached", async () => {
  const outcomes = [() => Promise.reject(new Error("offline")), () => Promise.resolve("dialog")];
  let attempts = 0;
  const part = lazyPart(() => outcomes[attempts++]?.() ?? Promise.reject(new Error("too many attempts")));

  await expect(part.load()).rejects.toThrow("offline");
  expect(part.arrived()).toBeNull();
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(["dialog", "dialog"]);
  await expect(part.load()).resolves.toBe("dialog");
  expect([part.arrived(), attempts]).toEqual(["dialog", 2]);
});
