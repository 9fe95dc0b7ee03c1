import { useNavigate } from "react-router";
import { verifyPath } from "../../content/signatures.ts";
import { verifyCopy as copy } from "../../content/verify.ts";
import { StatusPage } from "../../shell/status-page.tsx";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { type Resolver, useForm } from "../../ui/forms/use-form.ts";
import { parseCode } from "./plan-code.ts";
import styles from "./verify.module.css";

type Typed = { code: string };

const resolver: Resolver<Typed, Typed> = async ({ code }) => {
  const parsed = parseCode(code ?? "");
  return parsed
    ? { values: { code: parsed }, errors: {} }
    : { values: {}, errors: { code: { message: copy.malformed } } };
};

/** For who reads the code on paper. `typed`: what an address had in its place. */
export function VerifyForm({ typed }: { typed: string }) {
  const navigate = useNavigate();
  const { control, handleSubmit, register, formState } = useForm<Typed, Typed>({
    resolver,
    defaultValues: () => ({ code: typed }),
  });
  const onSubmit = handleSubmit(async ({ code }) => {
    await navigate(verifyPath(code));
  });
  return (
    <StatusPage title={copy.title} lead={copy.text}>
      <Form className={styles.form} control={control} onSubmit={onSubmit}>
        <Field
          {...register("code")}
          label={copy.label}
          hint={copy.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
        />
        <Button type="submit" busy={formState.isSubmitting} busyLabel={copy.loading}>
          {copy.send}
        </Button>
      </Form>
      <p className={`${styles.quiet} caption`}>{copy.hidden}</p>
    </StatusPage>
  );
}
