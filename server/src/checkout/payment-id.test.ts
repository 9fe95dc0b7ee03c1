import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openSigner } from "../platform/signer.ts";
import { newPaymentId, readPaymentId } from "./payment-id.ts";

const signer = openSigner("a key of thirty-two characters!!!");
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("leads back to its account and to how it was bought", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom("email" as const, "session" as const), (accountId, via) => {
      const id = newPaymentId(signer, { accountId, via });
      const read = readPaymentId(signer, id);
      expect(id).toMatch(UUID_V4);
      expect(read.via).toBe(via);
      expect(read.from <= accountId && accountId <= read.to).toBe(true);
    }),
  );
});

test("two of one account have nothing in common, and without the key they lead nowhere", () => {
  const accountId = randomUUID();
  const [one, other] = [1, 2].map(() => newPaymentId(signer, { accountId, via: "email" }));
  expect(one?.slice(0, 8)).not.toBe(other?.slice(0, 8));
  expect(one?.slice(-12)).not.toBe(other?.slice(-12));
  const { from, to } = readPaymentId(openSigner("another key of thirty-two letters"), one ?? "");
  expect(from <= accountId && accountId <= to).toBe(false);
});
