import { useEffect, useRef, useState } from "react";
import { identifyCopy as copy } from "../../content/checkout.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Illustration } from "../../ui/illustration.tsx";
import helena from "../../ui/pictures/nutricionista.svg";
import rafael from "../../ui/pictures/treinador.svg";
import { getStoredBuyer } from "../buyer.ts";
import type { CheckoutState } from "../checkout-reducer.ts";
import { loadDraft, saveDraft } from "../checkout-storage.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import type { StepProps } from "../step-props.ts";
import styles from "./identify-step.module.css";
import { useIdentify } from "./use-identify.ts";

export function IdentifyStep({ state, dispatch }: StepProps) {
  const { message, onChange, onSubmit } = useIdentify(dispatch);
  const field = useRef<HTMLInputElement>(null);
  useEarlyContact(field, state, onChange);

  return (
    <>
      <StepHeader title={copy.title}>{copy.lead}</StepHeader>
      <ContinueAs opened={state.cycle !== null} dispatch={dispatch} />
      <Form
        className={form.form}
        summary={message.error ?? (message.checking ? copy.checking : "")}
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
          defaultValue={state.contact?.typed ?? ""}
          error={message.error}
          hint={message.checking ? <span className={styles.checking}>{copy.checking}</span> : undefined}
          onChange={(event) => {
            saveDraft("identify", { contact: event.target.value });
            onChange(event.target.value);
          }}
        />
        <Button type="submit" fullWidth>
          Continuar
        </Button>
      </Form>
      <div className={styles.team}>
        <span className={styles.faces}>
          <Illustration src={helena} shape="portrait" eager />
          <Illustration src={rafael} shape="portrait" eager />
        </span>
        <p className={form.small}>{copy.team}</p>
      </div>
    </>
  );
}

/** What was typed before the scripts came, or before a reload, is read as if it were typed now. */
function useEarlyContact(
  field: { readonly current: HTMLInputElement | null },
  { cycle, contact }: Pick<CheckoutState, "cycle" | "contact">,
  read: (text: string) => void,
): void {
  const begun = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input || cycle === null || begun.current) return;
    begun.current = true;
    input.value ||= loadDraft("identify").contact ?? "";
    // Whoever stepped back to change the address is not sent forward again by it.
    if (input.value && input.value !== contact?.typed) read(input.value);
  }, [field, cycle, contact, read]);
}

/** Somebody signed in on this device need not say who they are again. */
function ContinueAs({ opened, dispatch }: { opened: boolean; dispatch: StepProps["dispatch"] }) {
  const [known, setKnown] = useState<ReturnType<typeof getStoredBuyer>>(null);
  useEffect(() => {
    if (opened) setKnown(getStoredBuyer());
  }, [opened]);
  if (!known) return null;
  return (
    <p className={`${form.who} ${styles.known}`}>
      <span>
        Você já entrou como <b>{known.fullName}</b>
      </span>
      <button type="button" onClick={() => dispatch({ type: "signed-in", buyer: known })}>
        Pagar com esta conta
      </button>
    </p>
  );
}
