import {
  type CountryIso,
  countries,
  LEAD_NAME_MIN,
  NAME_MIN,
  PASSWORD_MIN,
  PHONE_DIGITS,
  SMARTPHONES,
} from "@app/contract/catalogue";
import { Password } from "@app/contract/identity";
import { OptionalEmail, onlyDigits } from "@app/contract/values";
import * as z from "zod/mini";

const textIn = (value: unknown, name: string): string | undefined => {
  const text = (value as Record<string, unknown> | null)?.[name];
  return typeof text === "string" ? text : undefined;
};

/** Runs as soon as the phone is a string, whatever other fields are invalid. */
const phoneFits = z.refine<{ country: CountryIso; phone: string }>(({ country, phone }) => isPhoneOf(country, phone), {
  path: ["phone"],
  error: "Telefone inválido",
  when: ({ value }) => textIn(value, "phone") !== undefined,
});

/** Runs once the confirmation has the minimum length, whatever other fields are invalid. */
const passwordsAgree = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ["confirmPassword"],
    error: "As senhas não coincidem",
    when: ({ value }) => (textIn(value, "confirmPassword") ?? "").length >= PASSWORD_MIN,
  },
);

const fullName = (minLength: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(minLength, message));

/** The fields of every registration, each rule with the message shown to the visitor. */
const account = {
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
};
const smartphone = z.enum(SMARTPHONES, "Selecione seu smartphone");

/** The free sign-up. */
export const SignupSchema = z
  .object({ fullName: fullName(NAME_MIN, "Nome é obrigatório"), ...account, confirmPassword: Password, smartphone })
  .check(phoneFits, passwordsAgree);
export type SignupValues = z.input<typeof SignupSchema>;
export type Signup = z.output<typeof SignupSchema>;

/** The landing form: a shorter name is enough, and the password is typed once. */
export const LeadSchema = z
  .object({
    fullName: fullName(LEAD_NAME_MIN, `Nome deve ter pelo menos ${LEAD_NAME_MIN} caracteres`),
    ...account,
    smartphone,
  })
  .check(phoneFits);
export type LeadValues = z.input<typeof LeadSchema>;
export type Lead = z.output<typeof LeadSchema>;

/** The account step of the checkout, which does not ask for the smartphone. */
export const AccountSchema = z
  .object({ fullName: fullName(NAME_MIN, "Nome completo é obrigatório"), ...account, confirmPassword: Password })
  .check(phoneFits, passwordsAgree);
export type AccountValues = z.input<typeof AccountSchema>;
export type Account = z.output<typeof AccountSchema>;

/** What every registration has, once validated. */
export type RegistrationForm = Omit<Account, "confirmPassword">;

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
