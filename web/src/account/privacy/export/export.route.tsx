import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { loadQuery } from "../../../app/data/load-query.ts";
import { Skeleton } from "../../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { commonCopy } from "../../../content/app/account/common.ts";
import { exportCopy as copy } from "../../../content/app/account/export.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { ExportForm } from "./export-form.tsx";
import { ExportNotice } from "./export-notice.tsx";
import { canRequest, exportQuery } from "./export-query.ts";
import { ExportReady } from "./export-ready.tsx";

export const meta = () =>
  pageMeta({ title: `Baixar seus dados | ${brand.name}`, description: copy.lead, robots: "noindex" });

export const clientLoader = () => loadQuery(exportQuery);

const back = { to: appPaths.account, label: commonCopy.back };

/** Requests, tracks and downloads the export of the member's data. */
export default function ExportRoute() {
  const { data: dataExport, dataUpdatedAt } = useSuspenseQuery(exportQuery);
  const [first] = useState(dataExport);
  // The state changed while the page was open: the heading of the new one takes the focus.
  const focused = dataExport?._id !== first?._id || dataExport?.state !== first?.state;
  const shown = dataExport && { dataExport, focused, canRequest: canRequest(dataExport, dataUpdatedAt) };
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      {!shown ? (
        <ExportForm />
      ) : shown.dataExport.state === "ready" ? (
        <ExportReady {...shown} />
      ) : (
        <ExportNotice {...shown} />
      )}
    </SubPage>
  );
}

export function HydrateFallback() {
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <Skeleton blocks={["lines"]} />
    </SubPage>
  );
}
