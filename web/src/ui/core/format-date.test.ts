import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test("a date is the one in Brasília, formatted as Intl does", () => {
  for (const moment of [
    "2026-11-09T09:00:00-03:00",
    "2026-11-10T02:59:59Z",
    "2026-11-10T03:00:00Z",
    "2027-01-01T00:00:00Z",
  ])
    expect(formatDate(moment)).toBe(new Date(moment).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" }));
});
