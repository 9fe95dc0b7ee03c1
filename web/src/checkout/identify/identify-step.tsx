import { useEffect, useRef, useState } from "react";
import { identifyCopy as copy } from "../../content/checkout.ts";
import { Button } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
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
          hint={
            message.checking ? (
              <span className={styles.checking}>
                <span className="spinner" aria-hidden="true" />
                {copy.checking}
              </span>
            ) : undefined
          }
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

/** Handles text typed before hydration, or before a reload, as if it were typed now. */
function useEarlyContact(
  field: { readonly current: HTMLInputElement | null },
  { cycle, contact }: Pick<CheckoutState, "cycle" | "contact">,
  onText: (text: string) => void,
): void {
  const handled = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input || cycle === null || handled.current) return;
    handled.current = true;
    input.value ||= loadDraft("identify").contact ?? "";
    // A buyer who stepped back to change the contact is not moved forward by the old one.
    if (input.value && input.value !== contact?.typed) onText(input.value);
  }, [field, cycle, contact, onText]);
}

/** A buyer signed in on this device can skip identification. */
function ContinueAs({ opened, dispatch }: { opened: boolean; dispatch: StepProps["dispatch"] }) {
  const [buyer, setBuyer] = useState<ReturnType<typeof getStoredBuyer>>(null);
  useEffect(() => {
    if (opened) setBuyer(getStoredBuyer());
  }, [opened]);
  if (!buyer) return null;
  return (
    <p className={`${form.buyer} ${styles.continueAs}`}>
      <span>
        Você já entrou como <b>{buyer.fullName}</b>
      </span>
      <Button variant="inline" onClick={() => dispatch({ type: "signed-in", buyer })}>
        Pagar com esta conta
      </Button>
    </p>
  );
}
