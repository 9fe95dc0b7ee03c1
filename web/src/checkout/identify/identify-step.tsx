import { useEffect, useState } from "react";
import { identifyCopy as copy } from "../../content/checkout.ts";
import { Button } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import helena from "../../ui/pictures/nutricionista.svg";
import rafael from "../../ui/pictures/treinador.svg";
import { getStoredBuyer } from "../buyer.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import type { StepProps } from "../step-props.ts";
import styles from "./identify-step.module.css";
import { useIdentify } from "./use-identify.ts";

export function IdentifyStep({ state, dispatch }: StepProps) {
  const { control, register, isChecking, onSubmit } = useIdentify(state, dispatch);
  const summary = isChecking ? copy.checking : control.summary;

  return (
    <>
      <StepHeader title={copy.title}>{copy.lead}</StepHeader>
      <ContinueAs opened={state.cycle !== null} dispatch={dispatch} />
      <Form className={form.form} control={{ ...control, summary }} onSubmit={onSubmit}>
        <Field
          label="Email ou telefone"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          placeholder="voce@exemplo.com"
          defaultValue={state.contact?.typed ?? ""}
          hint={
            isChecking ? (
              <span className={styles.checking}>
                <span className="spinner" aria-hidden="true" />
                {copy.checking}
              </span>
            ) : undefined
          }
          {...register("contact")}
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
