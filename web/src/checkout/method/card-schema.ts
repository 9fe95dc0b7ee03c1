import { NAME_MIN, PHONE_DIGITS } from "@app/contract/catalogue";
import { isDocument, passesLuhn } from "@app/contract/documents";
import { OptionalEmail, onlyDigits } from "@app/contract/values";
import * as z from "zod/mini";

const EXPIRED = "Cartão vencido";
const text = (minLength: number, message: string) => z.string(message).check(z.trim(), z.minLength(minLength, message));
const matching = (pattern: RegExp, message: string) => z.string(message).check(z.regex(pattern, message));
const where = (rule: (value: string) => boolean, message: string) => z.string(message).check(z.refine(rule, message));

const isCardNumber = (typed: string) => /^\d{16}$/.test(typed.replaceAll(" ", "")) && passesLuhn(onlyDigits(typed));
const isPhone = (typed: string) => {
  const { length } = onlyDigits(typed);
  return length >= PHONE_DIGITS.min && length <= PHONE_DIGITS.max;
};

/** A card is valid until the end of its month, in the buyer's time zone. */
export function isExpired(month: string, year: string, now = new Date()): boolean {
  return Number(year) * 12 + Number(month) < now.getFullYear() * 12 + now.getMonth() + 1;
}

const MONTH = /^(0[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;
const hasExpiry = (value: unknown): boolean => {
  const { expiryMonth, expiryYear } = (value ?? {}) as Record<string, string>;
  return MONTH.test(expiryMonth ?? "") && YEAR.test(expiryYear ?? "");
};

/** Validation of card and holder, each rule with the message shown to the buyer. */
export const CardSchema = z
  .object({
    number: where(isCardNumber, "Número do cartão inválido"),
    holderName: text(3, "Nome no cartão é obrigatório"),
    expiryMonth: matching(MONTH, "Mês inválido"),
    expiryYear: matching(YEAR, "Ano inválido"),
    ccv: matching(/^\d{3,4}$/, "CCV inválido"),
    installments: z.string(),
    name: text(NAME_MIN, "Nome completo é obrigatório"),
    email: z.pipe(
      z.pipe(
        z.optional(z.string()),
        z.transform((typed) => typed?.trim()),
      ),
      OptionalEmail,
    ),
    cpfCnpj: where(isDocument, "CPF ou CNPJ inválido"),
    phone: where(isPhone, "Telefone inválido"),
    postalCode: where((typed) => onlyDigits(typed).length === 8, "CEP inválido"),
    addressNumber: text(1, "Número é obrigatório"),
    addressComplement: z.optional(z.string()),
  })
  .check(
    z.refine(({ expiryMonth, expiryYear }) => !isExpired(expiryMonth, expiryYear), {
      path: ["expiryYear"],
      error: EXPIRED,
      when: ({ value }) => hasExpiry(value),
    }),
  );
export type CardValues = z.input<typeof CardSchema>;
export type Card = z.output<typeof CardSchema>;
