import { expect, test } from "vitest";
import { isCnpj, isCpf, isDocument, passesLuhn } from "./documents.ts";

test("a CPF is validated by its check digits", () => {
  for (const cpf of ["52998224725", "11144477735", "24971563792"]) expect(isCpf(cpf)).toBe(true);
  for (const cpf of ["52998224724", "11111111111", "123"]) expect(isCpf(cpf)).toBe(false);
});

test("a CNPJ, with letters too, is validated by its check digits", () => {
  for (const cnpj of ["12ABC34501DE35", "00000000000191", "11222333000181", "1A2B3C4D000179", "A0B1C2D3E4F508"])
    expect(isCnpj(cnpj)).toBe(true);
  for (const cnpj of ["12ABC34501DE36", "00000000000000"]) expect(isCnpj(cnpj)).toBe(false);
});

test("a document may be typed with punctuation and in lower case", () => {
  expect(isDocument("529.982.247-25")).toBe(true);
  expect(isDocument("12.abc.345/01de-35")).toBe(true);
  expect(isDocument("529.982.247-2")).toBe(false);
});

test("a card number is validated by Luhn", () => {
  expect(passesLuhn("4111111111111111")).toBe(true);
  expect(passesLuhn("4111111111111112")).toBe(false);
});
