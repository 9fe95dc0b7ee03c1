import { onlyDigits } from "@app/contract/digits";
import { signInCopy } from "../../../content/staff/identity.ts";
import type { Resolver } from "../../../ui/forms/use-form.ts";
import { CODE_LENGTH } from "../factors/code-length.ts";

const { errors } = signInCopy;
const EMAIL = /^\S+@\S+\.\S+$/;

// Plain functions: the page does not load the validation library.

const emailError = (email: string) => !EMAIL.test(email) && { email: { message: errors.email } };

export type CodeSignIn = { email: string; password: string; code: string };

export const codeSignInResolver: Resolver<CodeSignIn, CodeSignIn> = async ({
  email = "",
  password = "",
  code = "",
}) => ({
  values: { email: email.trim(), password, code: onlyDigits(code) },
  errors: {
    ...emailError(email.trim()),
    ...(password === "" && { password: { message: errors.password } }),
    ...(onlyDigits(code).length !== CODE_LENGTH && { code: { message: errors.code } }),
  },
});

export type RecoverySignIn = { email: string; code: string };

export const recoverySignInResolver: Resolver<RecoverySignIn, RecoverySignIn> = async ({ email = "", code = "" }) => ({
  values: { email: email.trim(), code: code.trim() },
  errors: {
    ...emailError(email.trim()),
    ...(code.trim() === "" && { code: { message: errors.recovery } }),
  },
});
