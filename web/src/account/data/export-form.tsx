import { type DataExport, requestExport } from "@app/contract/privacy";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { exportTexts as words } from "../../content/account-data.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Form } from "../../ui/form.tsx";
import formStyles from "../access/form.module.css";
import { ABOUT_PASSWORD, PasswordAgain, typedPassword } from "../access/password-again.tsx";
import { Refusal } from "../access/refusal.tsx";
import { useGuardedForm } from "../access/use-guarded-form.ts";
import styles from "./export.module.css";

const Typed = z.object({ password: typedPassword });
type Typed = z.infer<typeof Typed>;
const check = checkWith(Typed);

/** What the archive holds, and the password that opens the drawer. */
export function ExportForm({ onAsked }: { onAsked: (asked: DataExport) => void }) {
  const fields = useGuardedForm<Typed, Typed>({
    check,
    about: ABOUT_PASSWORD,
    async send({ password }) {
      onAsked(await call(requestExport, { body: { password } }));
    },
  });

  return (
    <div className={styles.columns}>
      <Form className={formStyles.form} {...fields.form}>
        <PasswordAgain fields={fields} />
        <Refusal text={fields.refused} locked={fields.locked} />
        <Button type="submit" wide busy={fields.busy} busyLabel={words.sending}>
          {words.send}
        </Button>
      </Form>
      <dl className={styles.inside}>
        {words.inside.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
