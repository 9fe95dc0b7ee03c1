import { PASSWORD_MAX } from "@app/contract/catalogue";
import type { ProblemCode } from "@app/contract/problems";
import * as z from "zod/mini";
import { commonCopy as copy } from "../../content/app/account/common.ts";
import { getStoredUser } from "../../identity/session/stored-user.ts";
import { Field } from "../../ui/forms/field.tsx";
import type { UseFormReturn } from "../../ui/forms/use-form.ts";

/** Re-authentication: the member's password once more. */
export const reauthPassword = z.string(copy.passwordMissing).check(z.minLength(1, copy.passwordMissing));

export const PASSWORD_PROBLEMS = { "wrong-password": "password" } as const satisfies Partial<
  Record<ProblemCode, string>
>;

/** With a visually hidden username field, because password managers need the pair. */
export function ReauthField({ fields }: { fields: Pick<UseFormReturn<{ password: string }>, "register"> }) {
  const member = getStoredUser();
  return (
    <>
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={member?.email ?? member?.phone ?? ""}
        readOnly
        hidden
      />
      <Field
        label={copy.password}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        hint={copy.passwordWhy}
        {...fields.register("password")}
      />
    </>
  );
}
