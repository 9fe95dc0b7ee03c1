import { PASSWORD_MIN, PASSWORD_TOO_SHORT } from "@app/contract/catalogue";
import { onlyDigits } from "@app/contract/digits";
import type { Resolver } from "../../ui/forms/use-form.ts";

// Plain functions: the sign-in page does not load the validation library.

const usernameError = (username: string, min: number) =>
  username.length < min && { username: { message: "Telefone ou email é obrigatório" } };

export type Login = { username: string; password: string };

export const loginResolver: Resolver<Login, Login> = async ({ username = "", password = "" }) => ({
  values: { username: username.trim(), password },
  errors: {
    ...usernameError(username.trim(), 1),
    ...(password.length < PASSWORD_MIN && { password: { message: PASSWORD_TOO_SHORT } }),
  },
});

export type ResetRequest = { username: string };

export const resetRequestResolver: Resolver<ResetRequest, ResetRequest> = async ({ username = "" }) => ({
  values: { username: username.trim() },
  errors: { ...usernameError(username.trim(), 3) },
});

export type PasswordReset = { code: string; newPassword: string };

/** The code is required only when one was sent: a link carries a token instead. */
export const passwordResetResolver =
  (byCode: boolean): Resolver<PasswordReset, PasswordReset> =>
  async ({ code = "", newPassword = "" }) => {
    const digits = onlyDigits(code);
    return {
      values: { code: digits, newPassword },
      errors: {
        ...(byCode && digits.length !== 6 && { code: { message: "O código tem 6 números" } }),
        ...(newPassword.length < PASSWORD_MIN && { newPassword: { message: PASSWORD_TOO_SHORT } }),
      },
    };
  };
