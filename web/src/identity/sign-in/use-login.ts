import type { Me } from "@app/contract/identity";
import { ApiError } from "../../api.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { signIn } from "../session/session.ts";
import { type Login, loginResolver } from "./sign-in-schema.ts";

const WRONG = "Email/telefone ou senha incorretos";

/** The sign-in form. Credentials are exchanged for a token at once: the password itself is not stored. */
export function useLogin(onSignedIn: (user: Me) => unknown) {
  const fields = useForm<Login>({ resolver: loginResolver });
  const onSubmit = fields.handleSubmit(async ({ username, password }) => {
    try {
      await onSignedIn(await signIn(username, password));
    } catch (error) {
      const hasServerMessage = error instanceof ApiError && error.envelope.code !== 401;
      fields.setError("password", { message: hasServerMessage ? error.message : WRONG }, { shouldFocus: true });
    }
  });
  return { ...fields, onSubmit };
}
