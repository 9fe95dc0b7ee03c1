import { brand } from "@app/contract/brand";
import { commonTexts, ways, exportTexts as words } from "../../content/account-data.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { ExportForm } from "./export-form.tsx";
import { ExportNotice } from "./export-notice.tsx";
import { ExportReady } from "./export-ready.tsx";
import { mustBeSignedIn } from "./must-be-signed-in.ts";
import { Pending } from "./pending.tsx";
import { SubPage } from "./sub-page.tsx";
import { useExport } from "./use-export.ts";

export const meta = () =>
  pageMeta({ title: `Baixar seus dados | ${brand.name}`, description: words.lead, robots: "noindex" });

export const clientLoader = mustBeSignedIn;

/** Asked for with the password, prepared by the server, fetched from here. The last copy is shown as it stands. */
export default function ExportRoute() {
  const { answer, retry, put, isLost, moved } = useExport();
  return (
    <SubPage back={{ to: ways.account, label: commonTexts.back }} title={words.title} lead={words.lead}>
      {answer.state !== "here" ? (
        <Pending answer={answer} retry={retry} rows={2} />
      ) : answer.value === null ? (
        <ExportForm onAsked={put} />
      ) : answer.value.state === "ready" ? (
        <ExportReady kept={answer.value} focused={moved} onAsked={put} onGone={retry} />
      ) : (
        <ExportNotice kept={answer.value} focused={moved} isLost={isLost} onAsked={put} />
      )}
    </SubPage>
  );
}
