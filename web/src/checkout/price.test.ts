import { expect, test } from "vitest";
import { installmentsOf, priceOf } from "./price.ts";

const noOffer = { offer: null, buyer: null };
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each([
  ["monthly", 40_000, 40_000],
  ["semestral", 26_000, 156_000],
  ["annual", 19_999, 239_988],
] as const)("%s costs %i a month, %i in all", (cycle, monthlyCents, totalCents) => {
  expect(priceOf(cycle, noOffer)).toMatchObject({ monthlyCents, totalCents, offered: false });
});

test.each(["B", "D"] as const)("a buyer from landing %s pays 12 × 197,70", (offer) => {
  expect(priceOf("annual", { ...noOffer, offer })).toMatchObject({ totalCents: 237_240, offered: true });
});

test("the advertised price applies to the annual cycle only, and other landing pages advertise the usual one", () => {
  expect(priceOf("semestral", { ...noOffer, offer: "B" }).totalCents).toBe(156_000);
  expect(priceOf("annual", { ...noOffer, offer: "A" })).toMatchObject({ totalCents: 239_988, offered: false });
});

test("an account keeps the price it was promised", () => {
  const buyer = { how: "signed-in", email: null, fullName: "Bia", phone: null, offerCents: 197_70 } as const;
  expect(priceOf("annual", { offer: null, buyer }).totalCents).toBe(237_240);
});

test("instalments are listed from the maximum down to one", () => {
  const lines = installmentsOf(priceOf("annual", noOffer));
  expect(lines).toHaveLength(12);
  expect(plain(lines[0]?.text)).toBe("12x de R$ 199,99 - Sem Juros");
  expect(plain(lines.at(-1)?.text)).toBe("1x de R$ 2.399,88 - Sem Juros");
});
