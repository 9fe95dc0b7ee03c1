import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createKeyRing } from "../../platform/key-ring.ts";
import { newPaymentId, parsePaymentId } from "./payment-id.ts";

const KEY = "a key of thirty-two characters!!!";
const keyRing = createKeyRing(KEY);
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const originsOf = (accountId: string, ring: typeof keyRing, id = "") =>
  parsePaymentId(ring, id).filter(({ from, to }) => from <= accountId && accountId <= to);

test("decodes to its account and channel, before and after a key rotation", () => {
  const rotated = createKeyRing("a newer key of thirty-two letters", ["a key between of thirty-two chars", KEY]);
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom("email" as const, "session" as const), (accountId, via) => {
      const id = newPaymentId(keyRing, { accountId, via });
      expect(id).toMatch(UUID_V4);
      for (const ring of [keyRing, rotated]) expect(originsOf(accountId, ring, id)).toMatchObject([{ via }]);
    }),
  );
});

test("two ids of one account have nothing in common, and without the key match no account", () => {
  const accountId = randomUUID();
  const [first, second] = [1, 2].map(() => newPaymentId(keyRing, { accountId, via: "email" }));
  expect(first?.slice(0, 8)).not.toBe(second?.slice(0, 8));
  expect(first?.slice(-12)).not.toBe(second?.slice(-12));
  expect(originsOf(accountId, createKeyRing("another key of thirty-two letters"), first)).toEqual([]);
});
