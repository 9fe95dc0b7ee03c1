import { expect, test } from "vitest";
import { createKeyRing, type Purpose } from "./key-ring.ts";

const [first, second, third] = ["first", "second", "third"].map((name) => `the ${name} key, of 32 characters or more`);
const purposes: Purpose[] = [
  "verification-link",
  "verification-code",
  "payment-id",
  "unsubscribe",
  "resume",
  "rate-limit",
  "person",
];

test("a signature for one purpose is accepted for no other", () => {
  const ring = createKeyRing(first ?? "");
  for (const purpose of purposes) {
    const signature = ring.for(purpose).sign("text");
    const accepting = purposes.filter((other) => ring.for(other).matches("text", signature));
    expect(accepting).toEqual([purpose]);
  }
});

test("after a rotation the new key signs, and signatures of the old keys are accepted until those are removed", () => {
  const [before, between, after] = [
    createKeyRing(first ?? ""),
    createKeyRing(second ?? "", [first ?? ""]),
    createKeyRing(third ?? "", [second ?? "", first ?? ""]),
  ];
  for (const purpose of purposes) {
    const old = before.for(purpose).sign("text");
    expect(after.for(purpose).sign("text")).not.toEqual(old);
    expect([between, after].map((ring) => ring.for(purpose).matches("text", old))).toEqual([true, true]);
    expect(
      createKeyRing(third ?? "", [second ?? ""])
        .for(purpose)
        .matches("text", old),
    ).toBe(false);
    expect(before.for(purpose).matches("text", after.for(purpose).sign("text"))).toBe(false);
  }
});

test("a signature that is too short, too long or of another text is refused", () => {
  const signer = createKeyRing(first ?? "", [second ?? ""]).for("resume");
  const signature = signer.sign("text");
  const bad = [Buffer.alloc(0), signature.subarray(1), Buffer.concat([signature, signature]), signer.sign("texts")];
  expect(bad.map((invalid) => signer.matches("text", invalid))).toEqual([false, false, false, false]);
});
