import { expect, test } from "vitest";
import {
  CYCLES,
  countries,
  cycles,
  dialCodeOf,
  discountPercent,
  formatCents,
  maxInstallments,
  totalCents,
} from "./catalogue.ts";

const spaced = (text: string) => text.replace(/\u00a0/g, " ");

test.each([
  ["monthly", "R$ 400,00", "R$ 400,00", 0, 1],
  ["semestral", "R$ 260,00", "R$ 1.560,00", 35, 6],
  ["annual", "R$ 199,99", "R$ 2.399,88", 50, 12],
] as const)(
  "%s costs %s a month, %s in all, %i%% off, in up to %i instalments",
  (cycle, month, total, off, installments) => {
    expect(spaced(formatCents(cycles[cycle].monthlyCents))).toBe(month);
    expect(spaced(formatCents(totalCents(cycle)))).toBe(total);
    expect(discountPercent(cycle)).toBe(off);
    expect(maxInstallments(cycle)).toBe(installments);
  },
);

test("a cycle's wire name contains its days", () => {
  for (const cycle of CYCLES) expect(cycles[cycle].wire).toBe(`${cycles[cycle].days}-days`);
});

test.each([
  ["BR", "+55"],
  ["PT", "+351"],
  ["CA", "+1"],
] as const)("%s is dialled with %s", (country, dialCode) => {
  expect(dialCodeOf(country)).toBe(dialCode);
});

test("nineteen countries, Brazil first, each with its own ISO code", () => {
  expect(countries).toHaveLength(19);
  expect(countries[0].name).toBe("Brasil");
  expect(new Set(countries.map(({ code }) => code)).size).toBe(19);
});

test("money is formatted as Intl formats it", () => {
  const formatter = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
  for (const cents of [0, 5, 99, 19_999, 99_999, 100_000, 239_988, 123_456_789])
    expect(formatCents(cents)).toBe(formatter.format(cents / 100));
});
