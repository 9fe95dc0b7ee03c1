import { brand } from "@app/contract/brand";
import type { Deleted } from "@app/contract/privacy";
import { useLocation } from "react-router";
import { formatDateTime } from "../../../app/shell/format/moments.ts";
import { accountDeletedCopy as copy } from "../../../content/app/account/deletion.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { StatusPage } from "../../../shell/status-page.tsx";
import { ButtonLink } from "../../../ui/core/button.tsx";
import { DescriptionList } from "../../../ui/display/description-list.tsx";
import { RetainedData } from "../retained-data.tsx";
import styles from "./account-deleted.module.css";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.lead, robots: "noindex" });

/** Shown after deletion, with a reference number. Its data is in the navigation's state, not in the URL. */
export default function AccountDeletedRoute() {
  const deleted = useLocation().state as Deleted | null;
  return (
    <StatusPage title={copy.title} lead={deleted ? copy.lead : copy.unknown} announce>
      {deleted ? <Facts deleted={deleted} /> : null}
      <ButtonLink variant="outline" href="/">
        {copy.home}
      </ButtonLink>
    </StatusPage>
  );
}

function Facts({ deleted: { referenceNumber, at, confirmationTo, retained } }: { deleted: Deleted }) {
  return (
    <>
      <DescriptionList
        layout="plain"
        className={styles.facts}
        facts={[
          [copy.referenceNumber, referenceNumber],
          [copy.at, formatDateTime(at)],
          ...(confirmationTo ? ([[copy.confirmation, confirmationTo]] as const) : []),
        ]}
      />
      {retained.length > 0 ? <RetainedData retained={retained} /> : null}
    </>
  );
}
