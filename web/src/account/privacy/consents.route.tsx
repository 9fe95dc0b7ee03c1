import { brand } from "@app/contract/brand";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { loadQuery } from "../../app/data/load-query.ts";
import { Skeleton } from "../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../app/shell/sub-page.tsx";
import { appPaths } from "../../app-paths.ts";
import { commonCopy } from "../../content/app/account/common.ts";
import { consentCopy as copy } from "../../content/app/account/consents.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { ConsentSwitches } from "./consent-switches.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.lead, robots: "noindex" });

export const clientLoader = () => loadQuery(consentsQuery);

const back = { to: appPaths.account, label: commonCopy.back };

export default function ConsentsRoute() {
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <ConsentSwitches />
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
