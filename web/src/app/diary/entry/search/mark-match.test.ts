import { expect, test } from "vitest";
import { markMatch } from "./mark-match.ts";

const marked = (name: string, query: string) =>
  markMatch(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["Farofa pronta", "farofa", "[Farofa] pronta"],
  ["Feijão carioca", "feijao", "[Feijão] carioca"],
  ["Pão de queijo", "queijo pao", "[Pão] de [queijo]"],
  ["Arroz branco", "roz", "Arroz branco"],
  ["Arroz branco", "", "Arroz branco"],
])("%s for %s", (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});
