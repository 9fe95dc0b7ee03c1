import { brand } from "@app/contract/brand";
import { loadOr404 } from "../../../app/shell/load-or-404.ts";
import { Skeleton } from "../../../app/shell/skeleton.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { commonCopy, disclosureCopy as copy } from "../../../content/account-data.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { me } from "../../endpoints.ts";
import { listDisclosures } from "../endpoints.ts";
import { StoredData } from "../stored-data.tsx";
import type { Route } from "./+types/disclosure-log.route.ts";
import { DisclosureLog } from "./disclosure-log.tsx";

export const meta = () => pageMeta({ title: `Seus dados | ${brand.name}`, description: copy.lead, robots: "noindex" });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [member, disclosures] = await Promise.all([loadOr404(request, me), loadOr404(request, listDisclosures)]);
  return { member, disclosures };
}

const back = { to: appPaths.account, label: commonCopy.back };

export default function DisclosureLogRoute({ loaderData: { member, disclosures } }: Route.ComponentProps) {
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <StoredData member={member} />
      <DisclosureLog first={disclosures} />
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
