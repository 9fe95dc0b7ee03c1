import { changePassword } from "@app/contract/access";
import { PASSWORD_MAX } from "@app/contract/catalogue";
import { Password } from "@app/contract/identity";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { commonTexts, passwordTexts as words } from "../../content/account-data.ts";
import { strengthOf } from "../../identity/password-strength.ts";
import { enter } from "../../identity/session.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { RightDialog } from "../rights/right-dialog.tsx";
import styles from "./form.module.css";
import { Refusal } from "./refusal.tsx";
import { useGuardedForm } from "./use-guarded-form.ts";

const Change = z.object({
  currentPassword: z.string(words.currentMissing).check(z.minLength(1, words.currentMissing)),
  newPassword: Password,
});
type Change = z.infer<typeof Change>;
const check = checkWith(Change);

/** The other devices are signed out by it; this one goes on with the session that the answer brings. */
export function PasswordDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const [strength, setStrength] = useState(strengthOf(""));
  const fields = useGuardedForm<Change, Change>({
    check,
    about: { "wrong-password": "currentPassword" },
    async send(body) {
      await enter(await call(changePassword, { body }));
      onChanged();
    },
  });
  const next = fields.bind("newPassword");

  return (
    <RightDialog title={words.title} onClose={onClose}>
      <Form className={styles.form} {...fields.form}>
        <Field
          label={words.current}
          type="password"
          reveals="senha atual"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          {...fields.bind("currentPassword")}
        />
        <Field
          label={words.next}
          type="password"
          reveals="nova senha"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint={strength}
          {...next}
          onChange={(event) => {
            setStrength(strengthOf(event.target.value));
            next.onChange(event);
          }}
        />
        <p className={styles.text}>{words.warning}</p>
        <Refusal text={fields.refused} locked={fields.locked} />
        <Button type="submit" wide busy={fields.busy} busyLabel={commonTexts.saving}>
          {words.title}
        </Button>
      </Form>
    </RightDialog>
  );
}
