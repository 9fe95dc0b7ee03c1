import { LEAD_NAME_MIN } from "@app/contract/catalogue";
import * as z from "zod/mini";
import { phoneFits, SignupSchema } from "../identity/sign-up/signup-schema.ts";

const SHORT_NAME = "Nome deve ter pelo menos 2 caracteres";
const { country, phone, email, password, smartphone } = SignupSchema.shape;

/** Validation of the landing form: the free sign-up's, with a shorter name and without password confirmation. */
export const LeadSchema = z
  .object({
    fullName: z.string(SHORT_NAME).check(z.trim(), z.minLength(LEAD_NAME_MIN, SHORT_NAME)),
    country,
    phone,
    email,
    password,
    smartphone,
  })
  .check(phoneFits);

/** As typed, before validation. */
export type LeadValues = z.input<typeof LeadSchema>;
export type Lead = z.output<typeof LeadSchema>;
