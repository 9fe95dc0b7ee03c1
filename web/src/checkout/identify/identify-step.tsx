import { useEffect, useRef, useState } from "react";
import { identifyTexts as words } from "../../content/checkout.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Picture } from "../../ui/picture.tsx";
import helena from "../../ui/pictures/nutricionista.svg";
import rafael from "../../ui/pictures/treinador.svg";
import { signedInBefore } from "../buyer.ts";
import type { Flow } from "../flow.ts";
import form from "../frame/form.module.css";
import { StepHead } from "../frame/step-head.tsx";
import { keepDraft, keptDraft } from "../keep.ts";
import type { StepProps } from "../step-props.ts";
import styles from "./identify-step.module.css";
import { useIdentify } from "./use-identify.ts";

export function IdentifyStep({ flow, tell }: StepProps) {
  const { said, onChange, onSubmit } = useIdentify(tell);
  const field = useRef<HTMLInputElement>(null);
  useEarlyContact(field, flow, onChange);

  return (
    <>
      <StepHead title={words.title}>{words.lead}</StepHead>
      <ContinueAs opened={flow.cycle !== null} tell={tell} />
      <Form
        className={form.form}
        summary={said.error ?? (said.checking ? words.checking : "")}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(field.current?.value ?? "");
          field.current?.focus();
        }}
      >
        <Field
          ref={field}
          label="Email ou telefone"
          name="contact"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          placeholder="voce@exemplo.com"
          defaultValue={flow.contact?.typed ?? ""}
          error={said.error}
          hint={said.checking ? <span className={styles.checking}>{words.checking}</span> : undefined}
          onChange={(event) => {
            keepDraft("identify", { contact: event.target.value });
            onChange(event.target.value);
          }}
        />
        <Button type="submit" wide>
          Continuar
        </Button>
      </Form>
      <div className={styles.team}>
        <span className={styles.faces}>
          <Picture src={helena} shape="portrait" eager />
          <Picture src={rafael} shape="portrait" eager />
        </span>
        <p className={form.small}>{words.team}</p>
      </div>
    </>
  );
}

/** What was typed before the scripts came, or before a reload, is read as if it were typed now. */
function useEarlyContact(
  field: { readonly current: HTMLInputElement | null },
  { cycle, contact }: Pick<Flow, "cycle" | "contact">,
  read: (text: string) => void,
): void {
  const begun = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input || cycle === null || begun.current) return;
    begun.current = true;
    input.value ||= keptDraft("identify").contact ?? "";
    // Whoever stepped back to change the address is not sent forward again by it.
    if (input.value && input.value !== contact?.typed) read(input.value);
  }, [field, cycle, contact, read]);
}

/** Somebody signed in on this device need not say who they are again. */
function ContinueAs({ opened, tell }: { opened: boolean; tell: StepProps["tell"] }) {
  const [known, setKnown] = useState<ReturnType<typeof signedInBefore>>(null);
  useEffect(() => {
    if (opened) setKnown(signedInBefore());
  }, [opened]);
  if (!known) return null;
  return (
    <p className={`${form.who} ${styles.known}`}>
      <span>
        Você já entrou como <b>{known.fullName}</b>
      </span>
      <button type="button" onClick={() => tell({ type: "signed-in", buyer: known })}>
        Pagar com esta conta
      </button>
    </p>
  );
}
