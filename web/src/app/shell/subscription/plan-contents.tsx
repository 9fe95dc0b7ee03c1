import { cycles, DEFAULT_CYCLE, formatCents } from "@app/contract/catalogue";
import { completePlan } from "../../../content/complete-plan.ts";
import { getStoredUser } from "../../../identity/session/stored-user.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./no-subscription.module.css";

const { monthlyCents: usualCents, months } = cycles[DEFAULT_CYCLE];

/** What the paid plan contains, and its price for this account: that of the page it came from, if that promised one. */
export function PlanContents() {
  const monthlyCents = Math.min(usualCents, getStoredUser()?.offerMonthlyCents ?? usualCents);
  return (
    <>
      <b>{completePlan.featuresTitle}</b>
      <ul className={styles.features}>
        {completePlan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <p>
        No ciclo anual, {months}x de <b>{formatCents(monthlyCents)}</b> sem juros, ou{" "}
        {formatCents(monthlyCents * months)} de uma vez.
      </p>
    </>
  );
}
