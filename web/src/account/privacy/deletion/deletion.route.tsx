import { brand } from "@app/contract/brand";
import type { Deleted, DeletionPreview } from "@app/contract/privacy";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { loadQuery } from "../../../app/data/load-query.ts";
import { formatLongDate, formatTime } from "../../../app/shell/format/moments.ts";
import { RouterButtonLink } from "../../../app/shell/router-button-link.tsx";
import { Skeleton } from "../../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { commonCopy } from "../../../content/app/account/common.ts";
import { deletionCopy as copy } from "../../../content/app/account/deletion.ts";
import { endSession } from "../../../identity/session/session-store.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { RemovedData, RetainedData } from "../retained-data.tsx";
import styles from "./deletion.module.css";
import { DeletionForm } from "./deletion-form.tsx";
import { deletionQuery } from "./deletion-query.ts";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.lead, robots: "noindex" });

export const clientLoader = () => loadQuery(deletionQuery);

const back = { to: appPaths.account, label: commonCopy.back };

/** Shows what is erased, what is retained by law and what to do first; then the confirmation form. */
export default function DeletionRoute() {
  const { data: preview, refetch } = useSuspenseQuery(deletionQuery);
  const navigate = useNavigate();

  const onAccountDeleted = async (deleted: Deleted) => {
    await endSession({ wipe: true });
    await navigate(appPaths.accountDeleted, { replace: true, state: deleted });
  };

  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <BeforeDeletion preview={preview} />
      <div className={`${styles.lists} stack gap-10`}>
        <RemovedData removed={preview.removed} />
        <RetainedData retained={preview.retained} />
      </div>
      {preview.openPayment ? null : (
        <DeletionForm preview={preview} onDeleted={onAccountDeleted} onChanged={() => void refetch()} />
      )}
    </SubPage>
  );
}

export function HydrateFallback() {
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <Skeleton blocks={["pair", "lines"]} />
    </SubPage>
  );
}

/** What the member may want to do first: withdraw from the purchase, export the data. */
function BeforeDeletion({ preview: { plan, openPayment } }: { preview: DeletionPreview }) {
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
