import type { DeletionPreview } from "@app/contract/privacy";
import { formatLongDate, formatTime } from "../../../app/shell/format/moments.ts";
import { RouterButtonLink } from "../../../app/shell/router-button-link.tsx";
import { appPaths } from "../../../app-paths.ts";
import { deletionCopy as copy } from "../../../content/app/account/deletion.ts";
import styles from "./deletion.module.css";

/** What the member may want to do first: withdraw from the purchase, export the data. */
export function BeforeDeletion({ preview: { plan, openPayment } }: { preview: DeletionPreview }) {
  return (
    <div className={`${styles.before} stack gap-4`}>
      {openPayment ? (
        <section className={`${styles.card} warm-panel`} data-tone="warn">
          <h2>{copy.openTitle}</h2>
          <p>{copy.openText(openPayment.until ? `às ${formatTime(openPayment.until)}` : null)}</p>
        </section>
      ) : null}
      {plan?.withdrawal ? (
        <section className={`${styles.card} warm-panel`} data-tone="warm">
          <h2>{copy.withdrawalTitle}</h2>
          <p>{copy.withdrawalText(formatLongDate(plan.withdrawal.until))}</p>
          <RouterButtonLink variant="outline" to={appPaths.withdrawal(plan.withdrawal.paymentId)}>
            {copy.withdrawalAction}
          </RouterButtonLink>
        </section>
      ) : plan ? (
        <section className={`${styles.card} warm-panel`} data-tone="warn">
          <h2>{copy.planTitle}</h2>
          <p>{copy.planText(formatLongDate(plan.endsAt))}</p>
        </section>
      ) : null}
      <section className={`${styles.card} warm-panel`}>
        <h2>{copy.exportTitle}</h2>
        <p>{copy.exportText}</p>
        <RouterButtonLink variant="outline" to={appPaths.export}>
          {copy.exportAction}
        </RouterButtonLink>
      </section>
    </div>
  );
}
