import { brand } from "@app/contract/brand";
import { LoadingOrError } from "../../../app/shell/loading-or-error.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { commonCopy, exportCopy as copy } from "../../../content/account-data.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { ExportForm } from "./export-form.tsx";
import { ExportNotice } from "./export-notice.tsx";
import { ExportReady } from "./export-ready.tsx";
import { useExport } from "./use-export.ts";

export const meta = () =>
  pageMeta({ title: `Baixar seus dados | ${brand.name}`, description: copy.lead, robots: "noindex" });

/** Requests, tracks and downloads the export of the member's data. */
export default function ExportRoute() {
  const { result, retry, setData, pollFailed, hasChanged } = useExport();
  return (
    <SubPage back={{ to: appPaths.account, label: commonCopy.back }} title={copy.title} lead={copy.lead}>
      {result.state !== "loaded" ? (
        <LoadingOrError result={result} retry={retry} rows={2} />
      ) : result.value === null ? (
        <ExportForm onRequested={setData} />
      ) : result.value.state === "ready" ? (
        <ExportReady dataExport={result.value} focused={hasChanged} onRequested={setData} onGone={retry} />
      ) : (
        <ExportNotice dataExport={result.value} focused={hasChanged} pollFailed={pollFailed} onRequested={setData} />
      )}
    </SubPage>
  );
}
