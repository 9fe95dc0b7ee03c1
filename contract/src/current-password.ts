import * as z from "zod/mini";
import { PASSWORD_MAX } from "./catalogue.ts";

/** Reauthentication before an irreversible or sensitive action. */
export const CurrentPassword = z
  .string("Digite sua senha")
  .check(z.minLength(1, "Digite sua senha"), z.maxLength(PASSWORD_MAX));
