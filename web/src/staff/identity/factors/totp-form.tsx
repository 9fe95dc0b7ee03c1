import { onlyDigits } from "@app/contract/digits";
import type { NewFactor } from "@app/contract/staff/identity";
import { factorCopy as copy, signInCopy } from "../../../content/staff/identity.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { type Resolver, useForm } from "../../../ui/forms/use-form.ts";
import { CodeField } from "./code-field.tsx";
import { CODE_LENGTH } from "./code-length.ts";
import { CopyButton } from "./copy-button.tsx";
import { messageOf } from "./message-of.ts";
import styles from "./totp-form.module.css";

export type TotpSecret = { secret: string; uri: string };
type NewTotp = { password: string; code: string };

const PASSWORD_MIN = 12;

const resolver: Resolver<NewTotp, NewTotp> = async ({ password = "", code = "" }) => ({
  values: { password, code: onlyDigits(code) },
  errors: {
    ...(password.length < PASSWORD_MIN && { password: { message: copy.passwordShort } }),
    ...(onlyDigits(code).length !== CODE_LENGTH && { code: { message: signInCopy.errors.code } }),
  },
});

/** Groups of four: so a long text is typed without losing one's place. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";

/** The secret goes into an application; the first code it shows proves that it arrived. */
export function TotpForm({
  secret: { secret, uri },
  enrol,
}: {
  secret: TotpSecret;
  enrol: (factor: NewFactor) => Promise<void>;
}) {
  const { control, register, handleSubmit, setError, formState } = useForm<NewTotp>({ resolver });
  const submit = async ({ password, code }: NewTotp) => {
    try {
      await enrol({ kind: "totp", password, secret, code });
    } catch (error) {
      setError("root", { message: messageOf(error) });
    }
  };
  return (
    <Form className={styles.form} control={control} onSubmit={handleSubmit(submit)}>
      <section className={`${styles.secret} stack gap-2`} aria-label={copy.secret}>
        <h2>{copy.secretTitle}</h2>
        <p>{copy.secretText}</p>
        <output className={styles.text}>{inGroups(secret)}</output>
        <div className={`${styles.actions} wrap`}>
          <ButtonLink variant="link" href={uri}>
            {copy.openApp}
          </ButtonLink>
          <CopyButton text={secret} />
        </div>
      </section>
      <Field
        label={copy.password}
        hint={copy.passwordHint}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        {...register("password")}
      />
      <CodeField label={copy.code} {...register("code")} />
      {formState.errors.root ? <Alert tone="error">{formState.errors.root.message}</Alert> : null}
      <Button type="submit" variant="outline" fullWidth busy={formState.isSubmitting} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </Form>
  );
}
