import { brand } from "@app/contract/brand";
import { listConsents } from "@app/contract/privacy";
import { commonCopy, consentCopy as copy, paths } from "../../content/account-data.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../frame/skeleton.tsx";
import { loadOr404 } from "../load-or-404.ts";
import type { Route } from "./+types/consents.route.ts";
import { ConsentSwitches } from "./consent-switches.tsx";
import { SubPage } from "./sub-page.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.lead, robots: "noindex" });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadOr404(request, listConsents);

const back = { to: paths.account, label: commonCopy.back };

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
