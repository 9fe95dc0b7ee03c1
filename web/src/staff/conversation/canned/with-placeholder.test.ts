import { expect, test } from "vitest";
import { withPlaceholder } from "./with-placeholder.ts";

test.each([
  ["Oi, Ana. Boa semana, Ana.", "Ana", "Oi, {primeiroNome}. Boa semana, {primeiroNome}."],
  ["Anote a banana, Ana", "Ana", "Anote a banana, {primeiroNome}"],
  ["José, Josélia e José", "José", "{primeiroNome}, Josélia e {primeiroNome}"],
  ["Oi, A.", "A.", "Oi, {primeiroNome}"],
  ["Oi", "", "Oi"],
])("%s without %s", (text, name, kept) => expect(withPlaceholder(text, name)).toBe(kept));
