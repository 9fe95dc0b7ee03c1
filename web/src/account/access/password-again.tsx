import { PASSWORD_MAX } from "@app/contract/catalogue";
import type { ProblemCode } from "@app/contract/problems";
import * as z from "zod/mini";
import { commonTexts as words } from "../../content/account-data.ts";
import { signedInBefore } from "../../identity/signed-in-before.ts";
import { Field } from "../../ui/field.tsx";
import type { Fields } from "../../ui/use-fields.ts";

/** The rule of a field that asks who is signed in for the password once more. */
export const typedPassword = z.string(words.passwordMissing).check(z.minLength(1, words.passwordMissing));

export const ABOUT_PASSWORD = { "wrong-password": "password" } as const satisfies Partial<Record<ProblemCode, string>>;

/** Beside it, unseen, the name the password belongs to: programs that keep passwords look for the pair. */
export function PasswordAgain({ fields }: { fields: Pick<Fields<{ password: string }>, "bind"> }) {
  const person = signedInBefore();
  return (
    <>
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={person?.email ?? person?.phone ?? ""}
        readOnly
        hidden
      />
      <Field
        label={words.password}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        hint={words.passwordWhy}
        {...fields.bind("password")}
      />
    </>
  );
}
