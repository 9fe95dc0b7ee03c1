import { expect, test } from "vitest";
import * as z from "zod/mini";
import { EMAIL_PATTERN, isWorthChecking, parseContact } from "./parse-contact.ts";

test("the email pattern equals the contract's", () => {
  expect(EMAIL_PATTERN.source).toBe(z.regexes.email.source.replaceAll("\\-", "-"));
});

test.each([
  ["", "Telefone ou email é obrigatório"],
  ["   ", "Telefone ou email é obrigatório"],
  ["maria", "Formato inválido. Use email ou telefone."],
  ["--", "Formato inválido. Use email ou telefone."],
  ["maria@", "Formato inválido. Use email ou telefone."],
])("%j is refused", (text, message) => {
  expect(parseContact(text)).toEqual({ kind: "invalid", message });
});

test.each(["(11) 98765-4321", "11987654321", "+351 912 345 678"])("%s is a phone", (typed) => {
  expect(parseContact(typed)).toEqual({ kind: "phone", typed });
});

test("spaces around an email do not count", () => {
  expect(parseContact(" bia@exemplo.com ")).toEqual({ kind: "email", typed: "bia@exemplo.com" });
});

test.each([
  ["ab@c", false],
  ["abcdefgh", false],
  ["ab@cd", true],
])("%s is worth checking: %s", (text, worth) => {
  expect(isWorthChecking(text)).toBe(worth);
});
