import { LEAD_NAME_MIN } from "@app/contract/catalogue";
import * as z from "zod/mini";
import { phoneFits, SignupSchema } from "../identity/signup-schema.ts";

const SHORT_NAME = "Nome deve ter pelo menos 2 caracteres";
const { country, phone, email, password, smartphone } = SignupSchema.shape;

/** The rules of the landing form: those of the free sign-up, with a shorter name and the password asked for once. */
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

/** As typed, before any rule. */
export type LeadValues = z.input<typeof LeadSchema>;
export type Lead = z.output<typeof LeadSchema>;
