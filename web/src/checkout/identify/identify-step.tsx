import type { PaymentMethod } from "@app/contract/catalogue";
import { identifyCopy as copy } from "../../content/checkout.ts";
import { Button } from "../../ui/core/button.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import helena from "../../ui/pictures/nutricionista.svg";
import rafael from "../../ui/pictures/treinador.svg";
import type { SignedIn } from "../checkout-reducer.ts";
import form from "../frame/form.module.css";
import { StepHeader } from "../frame/step-header.tsx";
import type { StepProps } from "../step-props.ts";
import styles from "./identify-step.module.css";
import { useIdentify } from "./use-identify.ts";

export function IdentifyStep({ state, dispatch, member }: StepProps & { member: SignedIn | null }) {
  const { control, register, isChecking, onSubmit } = useIdentify(state, dispatch);
  const summary = isChecking ? copy.checking : control.summary;

  return (
    <>
      {member ? (
        <>
          <StepHeader title={copy.member.title(member.fullName)}>{copy.member.lead}</StepHeader>
          <PayAs member={member} dispatch={dispatch} />
        </>
      ) : (
        <StepHeader title={copy.title}>{copy.lead}</StepHeader>
      )}
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
              <span className={`${styles.checking} row`}>
                <span className="spinner" aria-hidden="true" />
                {copy.checking}
              </span>
            ) : undefined
          }
          {...register("contact")}
        />
        <Button type="submit" variant={member ? "outline" : "primary"} fullWidth>
          Continuar
        </Button>
      </Form>
      <div className={`${styles.team} stack gap-4`}>
        <span className={styles.faces}>
          <Illustration src={helena} shape="portrait" eager />
          <Illustration src={rafael} shape="portrait" eager />
        </span>
        <p className={form.small}>{copy.team}</p>
      </div>
    </>
  );
}

/** A member pays as the account of this device, without typing anything. */
function PayAs({ member, dispatch }: { member: SignedIn; dispatch: StepProps["dispatch"] }) {
  const payBy = (method: PaymentMethod) => () => dispatch({ type: "signed-in", buyer: member, method });
  return (
    <div className={`${styles.member} stack gap-3`}>
      <Button fullWidth onClick={payBy("pix")}>
        {copy.member.pix}
      </Button>
      <Button variant="outline" fullWidth onClick={payBy("credit-card")}>
        {copy.member.card}
      </Button>
      <h2 className={styles.other}>{copy.member.other}</h2>
    </div>
  );
}
