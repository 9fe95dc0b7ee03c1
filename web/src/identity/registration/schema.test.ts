import { describe, expect, test } from "vitest";
import { AccountSchema, LeadSchema, SignupSchema } from "./schema.ts";

const filled = {
  fullName: "Ana Souza",
  country: "BR",
  phone: "(11) 98765-4321",
  email: "",
  password: "abcd3f",
  confirmPassword: "abcd3f",
  smartphone: "android",
};

type Schema = typeof SignupSchema | typeof LeadSchema | typeof AccountSchema;

/** The error messages by field. */
async function errorsFor(changes: Partial<Record<keyof typeof filled, unknown>>, schema: Schema = SignupSchema) {
  const result = await schema.safeParseAsync({ ...filled, ...changes });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

test("a valid form has no errors", async () => {
  expect(await errorsFor({})).toEqual({});
});

test("an empty form has an error on every required field, and none on the email", async () => {
  const empty = { fullName: "", phone: "", password: "", confirmPassword: "", smartphone: null };
  expect(await errorsFor(empty)).toEqual({
    fullName: "Nome é obrigatório",
    phone: "Telefone inválido",
    password: "A senha deve ter pelo menos 6 caracteres",
    confirmPassword: "A senha deve ter pelo menos 6 caracteres",
    smartphone: "Selecione seu smartphone",
  });
});

test("the name has three characters or more, spaces around it not counted", async () => {
  expect(await errorsFor({ fullName: "Jó " })).toEqual({ fullName: "Nome é obrigatório" });
  expect(await errorsFor({ fullName: "Ana" })).toEqual({});
});

describe("the phone", () => {
  test.each(["1", "119876543", "119876543210"])("of Brazil rejects %s", async (phone) => {
    expect(await errorsFor({ phone })).toEqual({ phone: "Telefone inválido" });
  });
  test.each(["1132654321", "(11) 3265-4321", "11987654321"])("of Brazil accepts %s", async (phone) => {
    expect(await errorsFor({ phone })).toEqual({});
  });
  test.each([
    ["PT", "912 345 678"],
    ["CL", "9 6123 4567"],
    ["US", "(202) 555-0143"],
    ["GB", "07400 123456"],
  ])("of %s accepts %s", async (country, phone) => {
    expect(await errorsFor({ country, phone })).toEqual({});
  });
  test("of another country follows that country's numbering plan", async () => {
    expect(await errorsFor({ country: "PT", phone: "12" })).toEqual({ phone: "Telefone inválido" });
    expect(await errorsFor({ country: "US", phone: "123" })).toEqual({ phone: "Telefone inválido" });
  });
});

test("the email is optional, and validated when present", async () => {
  expect(await errorsFor({ email: "maria@" })).toEqual({ email: "Email inválido" });
  expect(await errorsFor({ email: " maria@exemplo.com.br " })).toEqual({});
});

describe("the password", () => {
  test("has six characters or more", async () => {
    const short = "A senha deve ter pelo menos 6 caracteres";
    expect(await errorsFor({ password: "abcde", confirmPassword: "abcde" })).toEqual({
      password: short,
      confirmPassword: short,
    });
  });
  test("must equal its confirmation", async () => {
    expect(await errorsFor({ confirmPassword: "abcd3g" })).toEqual({ confirmPassword: "As senhas não coincidem" });
  });
  test("a mismatch is reported even while other fields are invalid", async () => {
    expect(await errorsFor({ confirmPassword: "abcd3g", fullName: "", smartphone: null })).toMatchObject({
      confirmPassword: "As senhas não coincidem",
    });
  });
  test("is not trimmed", async () => {
    const spaced = " ab cd ";
    const parsed = await SignupSchema.parseAsync({ ...filled, password: spaced, confirmPassword: spaced });
    expect(parsed.password).toBe(spaced);
  });
});

describe("the landing form", () => {
  test("accepts a name of two letters, and asks for the password once", async () => {
    expect(await errorsFor({ fullName: "Jó", confirmPassword: undefined }, LeadSchema)).toEqual({});
  });
  test("has an error on every required field when it is empty", async () => {
    const empty = { fullName: "J", phone: "", password: "", smartphone: null };
    expect(await errorsFor(empty, LeadSchema)).toEqual({
      fullName: "Nome deve ter pelo menos 2 caracteres",
      phone: "Telefone inválido",
      password: "A senha deve ter pelo menos 6 caracteres",
      smartphone: "Selecione seu smartphone",
    });
  });
  test("judges a number of another country by that country's numbering plan", async () => {
    expect(await errorsFor({ country: "PT", phone: "912 345 678" }, LeadSchema)).toEqual({});
    expect(await errorsFor({ country: "PT", phone: "12" }, LeadSchema)).toEqual({ phone: "Telefone inválido" });
  });
});

describe("the account step of the checkout", () => {
  test("does not ask for the smartphone", async () => {
    expect(await errorsFor({ smartphone: undefined }, AccountSchema)).toEqual({});
  });
  test("asks for the full name, and for equal passwords", async () => {
    expect(await errorsFor({ fullName: "Jó", confirmPassword: "abcd3g" }, AccountSchema)).toEqual({
      fullName: "Nome completo é obrigatório",
      confirmPassword: "As senhas não coincidem",
    });
  });
});
