import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isWorthChecking, readContact, WHOLE_EMAIL } from "./read-contact.ts";

test("a whole email is what the contract calls one", () => {
  expect(WHOLE_EMAIL.source).toBe(z.regexes.email.source.replaceAll("\\-", "-"));
});

test.each([
  ["", "Telefone ou email é obrigatório"],
  ["   ", "Telefone ou email é obrigatório"],
  ["maria", "Formato inválido. Use email ou telefone."],
  ["--", "Formato inválido. Use email ou telefone."],
  ["maria@", "Formato inválido. Use email ou telefone."],
])("%j is refused", (text, message) => {
  expect(readContact(text)).toEqual({ kind: "refused", message });
});

test.each(["(11) 98765-4321", "11987654321", "+351 912 345 678"])("%s is a phone", (typed) => {
  expect(readContact(typed)).toEqual({ kind: "phone", typed });
});

test("spaces around an email do not count", () => {
  expect(readContact(" bia@exemplo.com ")).toEqual({ kind: "email", typed: "bia@exemplo.com" });
});

test.each([
  ["ab@c", false],
  ["abcdefgh", false],
  ["ab@cd", true],
])("%s is worth checking: %s", (text, worth) => {
  expect(isWorthChecking(text)).toBe(worth);
});
