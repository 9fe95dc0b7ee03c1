import { brand } from "@app/contract/brand";
import { listConsents } from "@app/contract/privacy";
import { commonTexts, ways, consentTexts as words } from "../../content/account-data.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../frame/skeleton.tsx";
import { read } from "../read.ts";
import type { Route } from "./+types/consents.route.ts";
import { ConsentSwitches } from "./consent-switches.tsx";
import { SubPage } from "./sub-page.tsx";

export const meta = () =>
  pageMeta({ title: `${words.title} | ${brand.name}`, description: words.lead, robots: "noindex" });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(request, listConsents);

const back = { to: ways.account, label: commonTexts.back };

export default function ConsentsRoute({ loaderData: consents }: Route.ComponentProps) {
  return (
    <SubPage back={back} title={words.title} lead={words.lead}>
      <ConsentSwitches known={consents} />
    </SubPage>
  );
}

export function HydrateFallback() {
  return (
    <SubPage back={back} title={words.title} lead={words.lead}>
      <Skeleton blocks={["lines"]} />
    </SubPage>
  );
}
