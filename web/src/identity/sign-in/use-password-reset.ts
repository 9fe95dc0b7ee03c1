import { setPassword } from "@app/contract/access";
import { type Me, resetPassword } from "@app/contract/identity";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { storeSession } from "../session/session.ts";
import { type PasswordReset, passwordResetResolver } from "./sign-in-schema.ts";

/** The token of an emailed link; or a username, with the code sent to it; with neither, the signed-in account. */
export type ResetAuthorization = { token?: string | undefined; username?: string | undefined };

/** The form for a new password. It signs in, and every other device is signed out. */
export function usePasswordReset({ token, username }: ResetAuthorization, onSignedIn: (user: Me) => unknown) {
  const byCode = username !== undefined && token === undefined;
  const fields = useForm<PasswordReset>({ resolver: passwordResetResolver(byCode) });
  const onSubmit = fields.handleSubmit(async ({ code, newPassword }) => {
    try {
      const authorization = token ? { token } : username ? { username, code } : null;
      const session = authorization
        ? await call(resetPassword, { body: { ...authorization, newPassword } })
        : await call(setPassword, { body: { newPassword } });
      await onSignedIn(await storeSession(session));
    } catch (error) {
      const message = error instanceof ApiError ? error.message : INTERNAL;
      fields.setError(byCode ? "code" : "root", { message }, { shouldFocus: true });
    }
  });
  return { ...fields, onSubmit };
}
