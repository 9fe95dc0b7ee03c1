import { brand } from "@app/contract/brand";
import { useState } from "react";
import { commonTexts, ways, exportTexts as words } from "../../content/account-data.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { ExportDone } from "./export-done.tsx";
import { type Exported, ExportForm } from "./export-form.tsx";
import { mustBeSignedIn } from "./must-be-signed-in.ts";
import { SubPage } from "./sub-page.tsx";

export const meta = () =>
  pageMeta({ title: `Baixar seus dados | ${brand.name}`, description: words.lead, robots: "noindex" });

export const clientLoader = mustBeSignedIn;

export default function ExportRoute() {
  const [exported, setExported] = useState<Exported>();
  return (
    <SubPage back={{ to: ways.account, label: commonTexts.back }} title={words.title} lead={words.lead}>
      {exported ? <ExportDone {...exported} /> : <ExportForm onExported={setExported} />}
    </SubPage>
  );
}
