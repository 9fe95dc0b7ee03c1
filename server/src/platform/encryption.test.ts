import * as fc from "fast-check";
import { expect, test } from "vitest";
import { KEY_ID_AT } from "./encryption.ts";
import { createKeyRing } from "./key-ring.ts";

const [FIRST, SECOND] = ["first-secret-of-at-least-32-characters", "second-secret-of-at-least-32-characters"];
const sealedBy = (current: string, ...old: string[]) => createKeyRing(current, old).encryption("health-data");
const encryption = sealedBy(FIRST);

const word = fc.string({ maxLength: 40 });
/** With bytes that the padding ends with. */
const typedText = fc.string({
  unit: fc.constantFrom("a", "é", "ç", " ", "🙂", "\u0000", "\u0080", "ÿ"),
  maxLength: 300,
});
const places = fc.record({ accountId: word, table: word, item: word });

test("what was sealed opens in its own place, and in no other", () => {
  fc.assert(
    fc.property(places, places, typedText, (place, other, typed) => {
      const text = JSON.stringify(typed);
      const sealed = encryption.seal(place, text);
      expect(encryption.open(place, sealed)).toBe(text);
      for (const part of ["accountId", "table", "item"] as const)
        if (other[part] !== place[part])
          expect(() => encryption.open({ ...place, [part]: other[part] }, sealed)).toThrow();
    }),
    { numRuns: 40 },
  );
});

test("a changed, missing or added byte is refused, wherever it stands", () => {
  const place = { accountId: "a", table: "t", item: "i" };
  const sealed = encryption.seal(place, '"dor no peito"');
  expect(sealed.includes("dor no peito")).toBe(false);
  for (let at = 0; at < sealed.length; at += 1) {
    const flipped = Buffer.from(sealed);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    expect(() => encryption.open(place, flipped), `byte ${at}`).toThrow();
    expect(() => encryption.open(place, sealed.subarray(0, at)), `the first ${at} bytes`).toThrow();
  }
  expect(() => encryption.open(place, Buffer.concat([sealed, Buffer.from([0])]))).toThrow();
});

test("an old secret still opens, the current one seals; without the old one nothing opens", () => {
  const place = { accountId: "a", table: "t", item: "i" };
  const sealed = encryption.seal(place, "sim");
  const rotated = sealedBy(SECOND, FIRST);

  expect(rotated.open(place, sealed)).toBe("sim");
  const again = rotated.seal(place, "sim");
  const { from, length } = KEY_ID_AT;
  expect(again.subarray(from - 1, from - 1 + length)).toEqual(rotated.currentKeyId);
  expect(sealed.subarray(from - 1, from - 1 + length)).toEqual(encryption.currentKeyId);
  expect(() => encryption.open(place, again)).toThrow();
  expect(() => sealedBy(SECOND).open(place, sealed)).toThrow();
});

test("two seals of one text differ, and short texts are equally long", () => {
  const place = { accountId: "a", table: "t", item: "i" };
  const [yes, no] = [encryption.seal(place, "true"), encryption.seal(place, "false")];
  expect(encryption.seal(place, "true").equals(yes)).toBe(false);
  expect(yes.length).toBe(no.length);
});

test("of more accounts than keys are remembered, each opens its own", () => {
  const accounts = Array.from({ length: 600 }, (_, index) => ({
    accountId: `account ${index}`,
    table: "t",
    item: "i",
  }));
  const sealed = accounts.map((place) => ({ place, bytes: encryption.seal(place, place.accountId) }));
  for (const { place, bytes } of [...sealed, ...sealed]) expect(encryption.open(place, bytes)).toBe(place.accountId);
});
