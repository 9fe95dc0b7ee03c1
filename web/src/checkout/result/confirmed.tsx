import { cycles, formatCents } from "@app/contract/catalogue";
import { cycleCopy, summaryCopy } from "../../content/checkout.ts";
import { confirmed as copy } from "../../content/checkout-steps.ts";
import { formatStartDay } from "../../content/start-day.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { DescriptionList } from "../../ui/display/description-list.tsx";
import type { CheckoutState, Payment } from "../checkout-reducer.ts";
import { StepHeader } from "../frame/step-header.tsx";
import styles from "./result.module.css";

const methodNames = { pix: "PIX", "credit-card": "Cartão de crédito" } as const;

/** The confirmed payment: the receipt and the next steps. */
export function Confirmed({ state: { cycle, buyer }, payment }: { state: CheckoutState; payment: Payment }) {
  const signedIn = buyer?.how === "signed-in";
  const startDay = payment.startsOn && formatStartDay(payment.startsOn);
  return (
    <div className={styles.confirmed}>
      <span className={styles.stamp}>
        <Icon name="check" />
      </span>
      <StepHeader title={copy.title}>{startDay ? copy.leadLater(startDay) : copy.lead}</StepHeader>
      {cycle ? (
        <DescriptionList
          layout="ends"
          className={styles.receipt}
          facts={[
            [`${summaryCopy.plan}, ${cycleCopy[cycle].adjective}`, formatCents(payment.amountCents)],
            ["Forma de pagamento", methodNames[payment.method]],
            ...(startDay ? [["A equipe começa em", startDay] as const] : []),
            ["Vale por", `${cycles[cycle].days} dias, sem renovação`],
          ]}
        />
      ) : null}
      <h2 className={styles.nextTitle}>{copy.nextTitle}</h2>
      <ol className={styles.next}>
        {copy.next(payment.email, signedIn, startDay).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {signedIn ? (
        <>
          <ButtonLink href="/app/anamnese" fullWidth>
            {copy.answer}
          </ButtonLink>
          <ButtonLink href="/app" variant="link" fullWidth>
            {copy.open}
          </ButtonLink>
        </>
      ) : null}
    </div>
  );
}
