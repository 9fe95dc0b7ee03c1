import { brand } from "@app/contract/brand";
import type { Deleted } from "@app/contract/privacy";
import { useNavigate, useRevalidator } from "react-router";
import { loadOr404 } from "../../../app/shell/load-or-404.ts";
import { Skeleton } from "../../../app/shell/skeleton.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { commonCopy, deletionCopy as copy } from "../../../content/account-data.ts";
import { endSession } from "../../../identity/session/session-store.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { previewDeletion } from "../endpoints.ts";
import { RemovedData, RetainedData } from "../retained-data.tsx";
import type { Route } from "./+types/deletion.route.ts";
import { BeforeDeletion } from "./before-deletion.tsx";
import styles from "./deletion.module.css";
import { DeletionForm } from "./deletion-form.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.lead, robots: "noindex" });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadOr404(request, previewDeletion);

const back = { to: appPaths.account, label: commonCopy.back };

/** Shows what is erased, what is retained by law and what to do first; then the confirmation form. */
export default function DeletionRoute({ loaderData: preview }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const onAccountDeleted = async (deleted: Deleted) => {
    await endSession({ wipe: true });
    void navigate(appPaths.accountDeleted, { replace: true, state: deleted });
  };

  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <BeforeDeletion preview={preview} />
      <div className={styles.lists}>
        <RemovedData removed={preview.removed} />
        <RetainedData retained={preview.retained} />
      </div>
      {preview.openPayment ? null : (
        <DeletionForm
          preview={preview}
          onDeleted={(deleted) => void onAccountDeleted(deleted)}
          onChanged={() => void revalidate()}
        />
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
