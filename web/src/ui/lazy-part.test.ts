import { expect, test } from "vitest";
import { lazyPart } from "./lazy-part.ts";

test("a part that did not arrive is asked for anew; one that did is kept", async () => {
  const answers = [() => Promise.reject(new Error("offline")), () => Promise.resolve("dialog")];
  let asked = 0;
  const part = lazyPart(() => answers[asked++]?.() ?? Promise.reject(new Error("asked too often")));

  await expect(part.load()).rejects.toThrow("offline");
  expect(part.arrived()).toBeNull();
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(["dialog", "dialog"]);
  await expect(part.load()).resolves.toBe("dialog");
  expect([part.arrived(), asked]).toEqual(["dialog", 2]);
});
