import { brand } from "@app/contract/brand";
import { listConsents } from "@app/contract/privacy";
import { loadOr404 } from "../../app/shell/load-or-404.ts";
import { Skeleton } from "../../app/shell/skeleton.tsx";
import { SubPage } from "../../app/shell/sub-page.tsx";
import { appPaths } from "../../app-paths.ts";
import { commonCopy, consentCopy as copy } from "../../content/account-data.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/consents.route.ts";
import { ConsentSwitches } from "./consent-switches.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.lead, robots: "noindex" });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadOr404(request, listConsents);

const back = { to: appPaths.account, label: commonCopy.back };

export default function ConsentsRoute({ loaderData: consents }: Route.ComponentProps) {
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <ConsentSwitches initial={consents} />
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
