import { changePhone } from "@app/contract/access";
import { countries, DEFAULT_COUNTRY } from "@app/contract/catalogue";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { addressTexts } from "../../content/account-data.ts";
import { BoundPhone } from "../../identity/bound-phone.tsx";
import { isPhoneOf } from "../../identity/signup-form.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Form } from "../../ui/form.tsx";
import styles from "./form.module.css";
import { ABOUT_PASSWORD, PasswordAgain, typedPassword } from "./password-again.tsx";
import { Refusal } from "./refusal.tsx";
import { useGuardedForm } from "./use-guarded-form.ts";

const words = addressTexts.phone;

const NewPhone = z
  .object({
    country: z.enum(countries.map(({ code }) => code)),
    phone: z.string("Telefone inválido"),
    password: typedPassword,
  })
  .check(
    z.refine(({ country, phone }) => isPhoneOf(country, phone), {
      path: ["phone"],
      error: "Telefone inválido",
      // Said beside a missing password, not after it.
      when: () => true,
    }),
  );
type NewPhone = z.infer<typeof NewPhone>;
const check = checkWith(NewPhone);

export function PhoneForm({ onSent }: { onSent: (address: string, sendAgain: () => Promise<void>) => void }) {
  const fields = useGuardedForm<NewPhone, NewPhone>({
    check,
    about: { ...ABOUT_PASSWORD, "phone-taken": "phone", "phone-invalid": "phone" },
    async send({ country, phone, password }) {
      const countryCode = countries.find(({ code }) => code === country)?.phoneCode;
      const body = { phone, password, ...(countryCode ? { countryCode } : {}) };
      const ask = async () => void (await call(changePhone, { body }));
      await ask();
      onSent(country === DEFAULT_COUNTRY ? phone : `${countryCode} ${phone}`, ask);
    },
  });

  return (
    <Form className={styles.form} {...fields.form}>
      <div>
        <BoundPhone fields={fields} label={words.field} />
        <p className={`small soft ${styles.under}`}>{words.hint}</p>
      </div>
      <PasswordAgain fields={fields} />
      <Refusal text={fields.refused} locked={fields.locked} />
      <Button type="submit" wide busy={fields.busy} busyLabel={addressTexts.sending}>
        {words.send}
      </Button>
    </Form>
  );
}
