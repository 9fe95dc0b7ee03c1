import { changePhone } from "@app/contract/access";
import { countries, DEFAULT_COUNTRY, dialCodeOf } from "@app/contract/catalogue";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { contactCopy } from "../../content/app/account/profile.ts";
import { PhoneField } from "../../identity/fields/phone-field.tsx";
import { isPhoneOf } from "../../identity/registration/schema.ts";
import { Button } from "../../ui/core/button.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { zodResolver } from "../../ui/forms/zod-resolver.ts";
import styles from "../forms/form.module.css";
import { FormError } from "../forms/form-error.tsx";
import { PASSWORD_PROBLEMS, ReauthField, reauthPassword } from "../forms/reauth-field.tsx";
import { useServerForm } from "../forms/use-server-form.ts";

const copy = contactCopy.phone;

const NewPhone = z
  .object({
    country: z.enum(countries.map(({ code }) => code)),
    phone: z.string("Telefone inválido"),
    password: reauthPassword,
  })
  .check(
    z.refine(({ country, phone }) => isPhoneOf(country, phone), {
      path: ["phone"],
      error: "Telefone inválido",
      // Runs even when the password is missing, so that both errors are shown at once.
      when: () => true,
    }),
  );
type NewPhone = z.infer<typeof NewPhone>;
const resolver = zodResolver(NewPhone);

export function PhoneForm({ onSent }: { onSent: (contact: string, resend: () => Promise<void>) => void }) {
  const fields = useServerForm<NewPhone, NewPhone>({
    resolver,
    fieldForProblem: { ...PASSWORD_PROBLEMS, "phone-taken": "phone", "phone-invalid": "phone" },
    async onSubmit({ country, phone, password }) {
      const countryCode = dialCodeOf(country);
      const body = { phone, password, countryCode };
      const sendCode = async () => void (await call(changePhone, { body }));
      await sendCode();
      onSent(country === DEFAULT_COUNTRY ? phone : `${countryCode} ${phone}`, sendCode);
    },
  });

  return (
    <Form className={styles.form} {...fields.form}>
      <div>
        <PhoneField fields={fields} label={copy.field} />
        <p className={`small soft ${styles.under}`}>{copy.hint}</p>
      </div>
      <ReauthField fields={fields} />
      <FormError text={fields.formError} locked={fields.locked} />
      <Button type="submit" fullWidth busy={fields.isSubmitting} busyLabel={contactCopy.sending}>
        {copy.send}
      </Button>
    </Form>
  );
}
