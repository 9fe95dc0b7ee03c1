import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createKeyRing } from "../platform/key-ring.ts";
import { newPaymentId, parsePaymentId } from "./payment-id.ts";

const KEY = "a key of thirty-two characters!!!";
const keyRing = createKeyRing(KEY);
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const leadsTo = (accountId: string, ring: typeof keyRing, id = "") =>
  parsePaymentId(ring, id).filter(({ from, to }) => from <= accountId && accountId <= to);

test("leads back to its account and to how it was bought, before and after a rotation", () => {
  const rotated = createKeyRing("a newer key of thirty-two letters", ["a key between of thirty-two chars", KEY]);
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom("email" as const, "session" as const), (accountId, via) => {
      const id = newPaymentId(keyRing, { accountId, via });
      expect(id).toMatch(UUID_V4);
      for (const ring of [keyRing, rotated]) expect(leadsTo(accountId, ring, id)).toMatchObject([{ via }]);
    }),
  );
});

test("two of one account have nothing in common, and without the key they lead nowhere", () => {
  const accountId = randomUUID();
  const [one, other] = [1, 2].map(() => newPaymentId(keyRing, { accountId, via: "email" }));
  expect(one?.slice(0, 8)).not.toBe(other?.slice(0, 8));
  expect(one?.slice(-12)).not.toBe(other?.slice(-12));
  expect(leadsTo(accountId, createKeyRing("another key of thirty-two letters"), one)).toEqual([]);
});

test("an id sealed with the secret itself, before it had a key of its own, is still read", () => {
  const accountId = "0b8e4d1a-93c7-4f52-8a6e-51d2c9f07b34";
  const id = "b6466d09-e0f2-4c7c-897e-d13e1d639271";
  for (const ring of [keyRing, createKeyRing("a newer key of thirty-two letters", [KEY])])
    expect(leadsTo(accountId, ring, id)).toMatchObject([{ via: "session" }]);
});
