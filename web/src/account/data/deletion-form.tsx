import { DELETION_WORD, type Deleted, type DeletionPreview, deleteAccount } from "@app/contract/privacy";
import * as z from "zod/mini";
import { type CallProblem, call, problemOf } from "../../api.ts";
import { ways, deletionTexts as words } from "../../content/account-data.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import formStyles from "../access/form.module.css";
import { ABOUT_PASSWORD, PasswordAgain, typedPassword } from "../access/password-again.tsx";
import { Refusal } from "../access/refusal.tsx";
import { useGuardedForm } from "../access/use-guarded-form.ts";
import { Link } from "../frame/link.tsx";
import styles from "./deletion.module.css";

const Typed = z.object({
  word: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").trim().toUpperCase()),
    ),
    deleteAccount.schema.body.shape.word,
  ),
  password: typedPassword,
});
const check = checkWith(Typed);

/** What has changed since the page was read: it is read again, so that nobody agrees to what they did not see. */
const CHANGED = new Set<CallProblem | undefined>(["withdrawal-first", "plan-would-end", "payment-open"]);

type DeletionFormProps = {
  preview: DeletionPreview;
  onDeleted: (deleted: Deleted) => void;
  onChanged: () => void;
};

export function DeletionForm({ preview: { plan, confirmationTo }, onDeleted, onChanged }: DeletionFormProps) {
  const fields = useGuardedForm<z.input<typeof Typed>, z.output<typeof Typed>>({
    check,
    about: ABOUT_PASSWORD,
    async send({ word, password }) {
      try {
        onDeleted(await call(deleteAccount, { body: { word, password, ...(plan ? { giveUpPlan: true } : {}) } }));
      } catch (error) {
        if (CHANGED.has(problemOf(error))) onChanged();
        throw error;
      }
    },
  });

  return (
    <section aria-labelledby="de-vez" className={styles.final}>
      <h2 className={styles.title} id="de-vez">
        {words.form}
      </h2>
      <Form className={formStyles.form} {...fields.form}>
        <Field
          label={words.wordLabel(DELETION_WORD)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          hint={plan ? words.wordHintPlan : words.wordHint}
          {...fields.bind("word")}
        />
        <PasswordAgain fields={fields} />
        {confirmationTo ? <p className={formStyles.text}>{words.confirmation(confirmationTo)}</p> : null}
        <Refusal text={fields.refused} locked={fields.locked} />
        <Button type="submit" wide className={styles.danger} busy={fields.busy} busyLabel={words.sending}>
          {words.send}
        </Button>
        <Link className={styles.keep} to={ways.account}>
          {words.keep}
        </Link>
      </Form>
    </section>
  );
}
