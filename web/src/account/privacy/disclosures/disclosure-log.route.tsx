import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { loadInfiniteQuery, loadQuery } from "../../../app/data/load-query.ts";
import { Skeleton } from "../../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { commonCopy } from "../../../content/app/account/common.ts";
import { disclosureCopy as copy } from "../../../content/app/account/disclosures.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { personQuery } from "../../person-query.ts";
import { StoredData } from "../stored-data.tsx";
import { DisclosureLog } from "./disclosure-log.tsx";
import { disclosuresQuery } from "./disclosures-query.ts";

export const meta = () => pageMeta({ title: `Seus dados | ${brand.name}`, description: copy.lead, robots: "noindex" });

export async function clientLoader() {
  await Promise.all([loadQuery(personQuery), loadInfiniteQuery(disclosuresQuery)]);
}

const back = { to: appPaths.account, label: commonCopy.back };

export default function DisclosureLogRoute() {
  const { data: member } = useSuspenseQuery(personQuery);
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <StoredData member={member} />
      <DisclosureLog />
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
