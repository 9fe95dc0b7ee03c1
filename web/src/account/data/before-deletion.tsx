import type { DeletionPreview } from "@app/contract/privacy";
import { ways, deletionTexts as words } from "../../content/account-data.ts";
import { longDay, time } from "../dates.ts";
import { ScreenLink } from "../frame/screen-link.tsx";
import styles from "./deletion.module.css";

/** What is better done first: money that can still come back, a copy to take along. */
export function BeforeDeletion({ preview: { plan, openPayment } }: { preview: DeletionPreview }) {
  return (
    <div className={styles.before}>
      {openPayment ? (
        <section className={styles.card} data-tone="warn">
          <h2>{words.openTitle}</h2>
          <p>{words.openText(openPayment.until ? `às ${time(openPayment.until)}` : null)}</p>
        </section>
      ) : null}
      {plan?.withdrawal ? (
        <section className={styles.card} data-tone="warm">
          <h2>{words.withdrawalTitle}</h2>
          <p>{words.withdrawalText(longDay(plan.withdrawal.until))}</p>
          <ScreenLink variant="outline" to={ways.withdrawal(plan.withdrawal.paymentId)}>
            {words.withdrawalAction}
          </ScreenLink>
        </section>
      ) : plan ? (
        <section className={styles.card} data-tone="warn">
          <h2>{words.planTitle}</h2>
          <p>{words.planText(longDay(plan.endsAt))}</p>
        </section>
      ) : null}
      <section className={styles.card}>
        <h2>{words.exportTitle}</h2>
        <p>{words.exportText}</p>
        <ScreenLink variant="outline" to={ways.export}>
          {words.exportAction}
        </ScreenLink>
      </section>
    </div>
  );
}
