import { type CountryIso, countries, NAME_MIN, PASSWORD_MIN, PHONE_DIGITS, SMARTPHONES } from "@app/contract/catalogue";
import { Password } from "@app/contract/identity";
import { OptionalEmail, onlyDigits } from "@app/contract/values";
import * as z from "zod/mini";

const textIn = (value: unknown, name: string): string | undefined => {
  const text = (value as Record<string, unknown> | null)?.[name];
  return typeof text === "string" ? text : undefined;
};

/** Runs as soon as the phone is a string, whatever other fields are invalid. */
export const phoneFits = z.refine<{ country: CountryIso; phone: string }>(
  ({ country, phone }) => isPhoneOf(country, phone),
  { path: ["phone"], error: "Telefone inválido", when: ({ value }) => textIn(value, "phone") !== undefined },
);

/** Runs once the confirmation has the minimum length, whatever other fields are invalid. */
export const passwordsAgree = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ["confirmPassword"],
    error: "As senhas não coincidem",
    when: ({ value }) => (textIn(value, "confirmPassword") ?? "").length >= PASSWORD_MIN,
  },
);

/** Validation of the free sign-up, each rule with the message shown to the visitor. */
export const SignupSchema = z
  .object({
    fullName: z.string("Nome é obrigatório").check(z.trim(), z.minLength(NAME_MIN, "Nome é obrigatório")),
    country: z.enum(countries.map(({ code }) => code)),
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
    smartphone: z.enum(SMARTPHONES, "Selecione seu smartphone"),
  })
  .check(phoneFits, passwordsAgree);

/** As typed, before validation. */
export type SignupValues = z.input<typeof SignupSchema>;
export type Signup = z.output<typeof SignupSchema>;

/** Brazil by the number of digits; other countries by their numbering plan, loaded on first use. */
export async function isPhoneOf(country: CountryIso, phone: string): Promise<boolean> {
  const digits = onlyDigits(phone).length;
  if (country === "BR") return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  try {
    const { isValidPhoneNumber } = await import("libphonenumber-js/min");
    return isValidPhoneNumber(phone, country);
  } catch {
    // The numbering plans failed to load: the server decides, rather than rejecting a visitor here.
    return digits >= 6 && digits <= 15;
  }
}
