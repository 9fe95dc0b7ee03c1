import { brand } from "@app/contract/brand";
import { commonTexts, ways, ledgerTexts as words } from "../../content/account-data.ts";
import { me } from "../../identity/endpoints.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { Skeleton } from "../frame/skeleton.tsx";
import { read } from "../read.ts";
import type { Route } from "./+types/ledger.route.ts";
import { readDisclosures } from "./endpoints.ts";
import { Held } from "./held.tsx";
import { Ledger } from "./ledger.tsx";
import { SubPage } from "./sub-page.tsx";

export const meta = () => pageMeta({ title: `Seus dados | ${brand.name}`, description: words.lead, robots: "noindex" });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [person, told] = await Promise.all([read(request, me), read(request, readDisclosures)]);
  return { person, told };
}

const back = { to: ways.account, label: commonTexts.back };

export default function LedgerRoute({ loaderData: { person, told } }: Route.ComponentProps) {
  return (
    <SubPage back={back} title={words.title} lead={words.lead}>
      <Held person={person} />
      <Ledger first={told} />
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
