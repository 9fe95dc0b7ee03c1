import { expect, test } from "vitest";
import { CardSchema, isExpired } from "./card-schema.ts";

const filled = {
  number: "4111 1111 1111 1111",
  holderName: "BIA LIMA",
  expiryMonth: "11",
  expiryYear: "2099",
  ccv: "123",
  installments: "12",
  name: "Bia Lima",
  email: "",
  cpfCnpj: "529.982.247-25",
  phone: "(11) 98765-4321",
  postalCode: "01310-100",
  addressNumber: "1578",
};

const errorsFor = (changes: Partial<Record<keyof typeof filled, string>>) =>
  Object.fromEntries(
    (CardSchema.safeParse({ ...filled, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

test("a valid form has no errors", () => {
  expect(errorsFor({})).toEqual({});
});

test("an empty form has an error on every required field", () => {
  const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, ""]));
  expect(errorsFor(empty)).toEqual({
    number: "Número do cartão inválido",
    holderName: "Nome no cartão é obrigatório",
    expiryMonth: "Mês inválido",
    expiryYear: "Ano inválido",
    ccv: "CCV inválido",
    name: "Nome completo é obrigatório",
    cpfCnpj: "CPF ou CNPJ inválido",
    phone: "Telefone inválido",
    postalCode: "CEP inválido",
    addressNumber: "Número é obrigatório",
  });
});

test.each([
  ["number", "4111 1111 1111 1112", "Número do cartão inválido"],
  ["number", "3782 822463 10005", "Número do cartão inválido"],
  ["expiryYear", "2020", "Cartão vencido"],
  ["ccv", "12", "CCV inválido"],
  ["email", "maria@", "Email inválido"],
  ["cpfCnpj", "529.982.247-24", "CPF ou CNPJ inválido"],
  ["phone", "119876543", "Telefone inválido"],
  ["postalCode", "0131010", "CEP inválido"],
])("%s %j: %s", (field, value, message) => {
  expect(errorsFor({ [field]: value })).toEqual({ [field]: message });
});

test("the shortest valid values, a CCV of 4 digits and a CNPJ with letters are accepted", () => {
  expect(errorsFor({ holderName: "ANA", name: "Ana", ccv: "1234", addressNumber: "1", phone: "1132654321" })).toEqual(
    {},
  );
  expect(errorsFor({ cpfCnpj: "12.ABC.345/01DE-35" })).toEqual({});
});

test("a card is valid until the end of its month", () => {
  const midMonth = new Date(2026, 10, 15);
  expect([isExpired("11", "2026", midMonth), isExpired("10", "2026", midMonth)]).toEqual([false, true]);
});
