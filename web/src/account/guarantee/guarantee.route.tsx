import { brand } from "@app/contract/brand";
import { loadQuery } from "../../app/data/load-query.ts";
import { Skeleton } from "../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../app/shell/sub-page.tsx";
import { appPaths } from "../../app-paths.ts";
import { guaranteeCopy as copy } from "../../content/app/account/guarantee.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { guaranteeQuery } from "./guarantee-query.ts";
import { GuaranteeScreen } from "./guarantee-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export async function clientLoader() {
  await loadQuery(guaranteeQuery);
  return null;
}

export default function GuaranteeRoute() {
  return <GuaranteeScreen />;
}

export function HydrateFallback() {
  return (
    <SubPage back={{ to: appPaths.account, label: copy.back }} title={copy.title} lead={copy.lead}>
      <p className="sr-only" role="status">
        {copy.loading}
      </p>
      <Skeleton blocks={["sheet", "lines"]} />
    </SubPage>
  );
}
