import { countries, NAME_MIN, PASSWORD_MIN } from "@app/contract/catalogue";
import { Password } from "@app/contract/identity";
import { OptionalEmail } from "@app/contract/values";
import * as z from "zod/mini";
import { isPhoneOf } from "../../identity/signup-form.ts";

const isoCodes = countries.map(({ code }) => code);
const NAME_MISSING = "Nome completo é obrigatório";
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The rules of a new account at the checkout, each with the sentence a person reads. */
export const AccountForm = z
  .object({
    fullName: z.string(NAME_MISSING).check(z.trim(), z.minLength(NAME_MIN, NAME_MISSING)),
    country: z.enum(isoCodes),
    phone: z.string("Telefone inválido"),
    email: z.pipe(
      z.pipe(
        z.optional(z.string()),
        z.transform((text) => text?.trim()),
      ),
      OptionalEmail,
    ),
    password: Password,
    confirmPassword: Password,
  })
  .check(
    z.refine(({ country, phone }) => isPhoneOf(country, phone), {
      path: ["phone"],
      error: "Telefone inválido",
      when: ({ value }) => isRecord(value) && typeof value["phone"] === "string",
    }),
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      error: "As senhas não coincidem",
      when: ({ value }) => isRecord(value) && String(value["confirmPassword"] ?? "").length >= PASSWORD_MIN,
    }),
  );
export type AccountValues = z.input<typeof AccountForm>;
export type Account = z.output<typeof AccountForm>;
