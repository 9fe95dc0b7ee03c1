import { NAME_MIN } from "@app/contract/catalogue";
import * as z from "zod/mini";
import { passwordsAgree, phoneFits, SignupSchema } from "../../identity/sign-up/signup-schema.ts";

const NAME_MISSING = "Nome completo é obrigatório";
const { country, phone, email, password, confirmPassword } = SignupSchema.shape;

/** Validation of a new account at the checkout: the free sign-up's, with a full name and without the smartphone. */
export const AccountSchema = z
  .object({
    fullName: z.string(NAME_MISSING).check(z.trim(), z.minLength(NAME_MIN, NAME_MISSING)),
    country,
    phone,
    email,
    password,
    confirmPassword,
  })
  .check(phoneFits, passwordsAgree);
export type AccountValues = z.input<typeof AccountSchema>;
export type Account = z.output<typeof AccountSchema>;
