import { NAME_MIN } from "@app/contract/catalogue";
import * as z from "zod/mini";
import { passwordsAgree, phoneFits, SignupForm } from "../../identity/signup-form.ts";

const NAME_MISSING = "Nome completo é obrigatório";
const { country, phone, email, password, confirmPassword } = SignupForm.shape;

/** The rules of a new account at the checkout: those of the free sign-up, with the name in full and no smartphone. */
export const AccountForm = z
  .object({
    fullName: z.string(NAME_MISSING).check(z.trim(), z.minLength(NAME_MIN, NAME_MISSING)),
    country,
    phone,
    email,
    password,
    confirmPassword,
  })
  .check(phoneFits, passwordsAgree);
export type AccountValues = z.input<typeof AccountForm>;
export type Account = z.output<typeof AccountForm>;
