import { onlyDigits } from "@app/contract/digits";
import { beginConfirmation, confirmFactor } from "@app/contract/staff/identity";
import { confirmationCopy as copy, signInCopy } from "../../../content/staff/identity.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { type Resolver, useForm } from "../../../ui/forms/use-form.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { CodeField } from "../factors/code-field.tsx";
import { CODE_LENGTH } from "../factors/code-length.ts";
import { messageOf } from "../factors/message-of.ts";
import { NextCode } from "../factors/next-code.tsx";
import { answerWithPasskey } from "../factors/passkey.ts";
import { PasskeyButton } from "../factors/passkey-button.tsx";
import { Or } from "../or.tsx";
import styles from "./confirm-factor.module.css";

type Code = { code: string };

const resolver: Resolver<Code, Code> = async ({ code = "" }) => ({
  values: { code: onlyDigits(code) },
  errors: { ...(onlyDigits(code).length !== CODE_LENGTH && { code: { message: signInCopy.errors.code } }) },
});

type FactorFormsProps = {
  onConfirmed: () => void;
  /** Of the code's button. */
  submit?: string;
  busy?: string;
};

/** The second factor again: the machine's key, or the application's six digits. */
export function FactorForms({ onConfirmed, submit = copy.submit, busy = copy.busy }: FactorFormsProps) {
  const byPasskey = async () => {
    const answer = await answerWithPasskey(await callStaff(beginConfirmation));
    await callStaff(confirmFactor, { body: { kind: "passkey", ...answer } });
    onConfirmed();
  };
  return (
    <>
      <PasskeyButton onPasskey={byPasskey} busyLabel={copy.passkeyBusy}>
        {copy.passkey}
      </PasskeyButton>
      <Or>{copy.or}</Or>
      <CodeForm submit={submit} busy={busy} onConfirmed={onConfirmed} />
    </>
  );
}

function CodeForm({ onConfirmed, submit, busy }: Required<FactorFormsProps>) {
  const { control, register, handleSubmit, setError, formState } = useForm<Code>({ resolver });
  const confirm = async ({ code }: Code) => {
    try {
      await callStaff(confirmFactor, { body: { kind: "totp", code } });
      onConfirmed();
    } catch (error) {
      setError("root", { message: messageOf(error) });
    }
  };
  return (
    <Form className={styles.form} control={control} onSubmit={handleSubmit(confirm)}>
      <CodeField label={copy.code} hint={<NextCode />} {...register("code")} />
      {formState.errors.root ? <Alert tone="error">{formState.errors.root.message}</Alert> : null}
      <Button type="submit" variant="outline" fullWidth busy={formState.isSubmitting} busyLabel={busy}>
        {submit}
      </Button>
    </Form>
  );
}
