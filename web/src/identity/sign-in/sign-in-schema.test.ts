import { Password } from "@app/contract/identity";
import { describe, expect, test } from "vitest";
import { loginResolver, passwordResetResolver, resetRequestResolver } from "./sign-in-schema.ts";

const REQUIRED = "Telefone ou email é obrigatório";
const SHORT = "A senha deve ter pelo menos 6 caracteres";
const SIX_DIGITS = "O código tem 6 números";

/** The error messages by field. */
const messages = ({ errors }: { errors: object }) =>
  Object.fromEntries(Object.entries(errors as Record<string, { message: string }>).map(([k, v]) => [k, v.message]));

test.each([
  [{}, { username: REQUIRED, password: SHORT }],
  [{ username: "  ", password: "abcd3f" }, { username: REQUIRED }],
  [{ username: "a", password: "abcde" }, { password: SHORT }],
  [{ username: "a", password: "abcd3f" }, {}],
])("signing in with %j has the errors %j", async (values, expected) => {
  expect(messages(await loginResolver(values))).toEqual(expected);
});

test("spaces around the username do not count, those in the password do", async () => {
  const { values } = await loginResolver({ username: " ana@exemplo.com.br ", password: " ab cd " });
  expect(values).toEqual({ username: "ana@exemplo.com.br", password: " ab cd " });
});

test.each([
  ["", { username: REQUIRED }],
  ["ab ", { username: REQUIRED }],
  ["abc", {}],
])("a reset for %j has the errors %j", async (username, expected) => {
  expect(messages(await resetRequestResolver({ username }))).toEqual(expected);
});

describe("a new password", () => {
  test.each(["", "12345", "1234567", "abcdef", "12345a"])("by code rejects the code %j", async (code) => {
    expect(messages(await passwordResetResolver(true)({ code, newPassword: "abcd3f" }))).toEqual({ code: SIX_DIGITS });
  });

  test.each(["123456", "123 456", " 123-456 "])("by code accepts %j, and sends its digits", async (code) => {
    const result = await passwordResetResolver(true)({ code, newPassword: "abcd3f" });
    expect(result).toEqual({ values: { code: "123456", newPassword: "abcd3f" }, errors: {} });
  });

  test("by link needs no code", async () => {
    expect(messages(await passwordResetResolver(false)({ newPassword: "abcd3f" }))).toEqual({});
  });

  test.each(["", "abcde", "abcd3f"])("the password %j is judged as by the contract", async (newPassword) => {
    const contract = Password.safeParse(newPassword).error?.issues[0]?.message;
    const errors = messages(await passwordResetResolver(false)({ newPassword }));
    expect(errors["newPassword"]).toBe(contract);
  });
});
