import { cycles, formatCents } from "@app/contract/catalogue";
import { cycleWords, summaryTexts } from "../../content/checkout.ts";
import { confirmed as words } from "../../content/checkout-steps.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Flow, Payment } from "../flow.ts";
import { StepHead } from "../frame/step-head.tsx";
import styles from "./confirmed.module.css";

const methodNames = { pix: "PIX", "credit-card": "Cartão de crédito" } as const;

/** The money is there: what was bought, and what happens from here on. */
export function Confirmed({ flow: { cycle, buyer }, payment }: { flow: Flow; payment: Payment }) {
  const signedIn = buyer?.how === "signed-in";
  return (
    <div className={styles.confirmed}>
      <span className={styles.stamp}>
        <Icon name="check" />
      </span>
      <StepHead title={words.title}>{words.lead}</StepHead>
      {cycle ? (
        <dl className={styles.receipt}>
          <div>
            <dt>{`${summaryTexts.plan}, ${cycleWords[cycle].adjective}`}</dt>
            <dd>{formatCents(payment.amountCents)}</dd>
          </div>
          <div>
            <dt>Forma de pagamento</dt>
            <dd>{methodNames[payment.method]}</dd>
          </div>
          <div>
            <dt>Vale por</dt>
            <dd>{`${cycles[cycle].days} dias, sem renovação`}</dd>
          </div>
        </dl>
      ) : null}
      <h2 className={styles.nextTitle}>{words.nextTitle}</h2>
      <ol className={styles.next}>
        {words.next(payment.email, signedIn).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {signedIn ? (
        <ButtonLink href="/app" wide>
          {words.open}
        </ButtonLink>
      ) : null}
    </div>
  );
}
