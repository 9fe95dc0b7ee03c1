import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

test.each([
  ["", "mín. 6 caracteres"],
  ["abcde", "mín. 6 caracteres"],
  ["123456", "Serve, mas é fácil de adivinhar"],
  ["aaaaaaaa", "Serve, mas é fácil de adivinhar"],
  ["abcd3f", "Serve. Mais longa, mais segura"],
  ["feijao22x", "Boa senha"],
  ["feijao-tropeiro-bom", "Senha forte"],
  ["Feijao-2024", "Senha forte"],
])("%j: %s", (password, hint) => {
  expect(strengthOf(password)).toBe(hint);
});
