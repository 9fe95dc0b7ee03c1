import { confirmAddress } from "@app/contract/access";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { call } from "../../api.ts";
import { addressTexts } from "../../content/account-data.ts";
import { enter } from "../../identity/session.ts";
import { Button } from "../../ui/button.tsx";
import { checkWith } from "../../ui/check-with.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import type { Channel } from "./channel.ts";
import styles from "./form.module.css";
import { Refusal } from "./refusal.tsx";
import { useGuardedForm } from "./use-guarded-form.ts";

const Code = z.object({
  code: z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => (text ?? "").replace(/\D/g, "")),
    ),
    z.string().check(z.length(6, addressTexts.codeWrong)),
  ),
});
const check = checkWith(Code);

type CodeFormProps = {
  channel: Channel;
  /** Where the code went, as people write it. */
  address: string;
  sendAgain: () => Promise<void>;
  onProven: (address: string) => void;
};

/** The code that proves an address, typed by whoever received it. */
export function CodeForm({ channel, address, sendAgain, onProven }: CodeFormProps) {
  const words = addressTexts[channel];
  const [sentAgain, setSentAgain] = useState(false);
  const fields = useGuardedForm<z.input<typeof Code>, z.output<typeof Code>>({
    check,
    about: { "code-invalid": "code" },
    async send({ code }) {
      const { session } = await call(confirmAddress, { body: { channel, code } });
      await enter(session);
      onProven(address);
    },
  });
  // It takes the place of the form that asked for it, and the focus with it.
  const { ref } = fields.form;
  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  return (
    <Form className={styles.form} {...fields.form}>
      <p className={styles.text}>{words.sent(address)}</p>
      <Field
        label={addressTexts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint={words.elsewhere}
        {...fields.bind("code")}
      />
      <Refusal text={fields.refused} locked={fields.locked} />
      <Button type="submit" wide busy={fields.busy} busyLabel={addressTexts.confirming}>
        {addressTexts.confirm}
      </Button>
      <div className={styles.quiet}>
        <button
          type="button"
          className={styles.plain}
          onClick={() => void sendAgain().then(() => setSentAgain(true), fields.refuse)}
        >
          {addressTexts.again}
        </button>
        <p role="status" className={styles.text}>
          {sentAgain ? addressTexts.sentAgain : null}
        </p>
      </div>
    </Form>
  );
}
