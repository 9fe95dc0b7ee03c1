import { expect, test } from "vitest";
import { LeadSchema } from "./lead-schema.ts";

const filled = {
  fullName: "Jó",
  country: "BR",
  phone: "(11) 98765-4321",
  email: "",
  password: "abcd3f",
  smartphone: "android",
};

/** The error messages by field. */
async function errorsFor(changes: Partial<Record<keyof typeof filled, unknown>>) {
  const result = await LeadSchema.safeParseAsync({ ...filled, ...changes });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

test("a name of two letters is valid here, and the email is optional", async () => {
  expect(await errorsFor({})).toEqual({});
});

test("an empty form has an error on every required field", async () => {
  expect(await errorsFor({ fullName: "J", phone: "", password: "", smartphone: null })).toEqual({
    fullName: "Nome deve ter pelo menos 2 caracteres",
    phone: "Telefone inválido",
    password: "A senha deve ter pelo menos 6 caracteres",
    smartphone: "Selecione seu smartphone",
  });
});

test("a number of another country follows that country's numbering plan", async () => {
  expect(await errorsFor({ country: "PT", phone: "912 345 678" })).toEqual({});
  expect(await errorsFor({ country: "PT", phone: "12" })).toEqual({ phone: "Telefone inválido" });
});
