import { brand } from "@app/contract/brand";
import type { Me } from "@app/contract/identity";
import { useSuspenseQuery } from "@tanstack/react-query";
import { loadInfiniteQuery, loadQuery } from "../../../app/data/load-query.ts";
import { Link } from "../../../app/shell/link.tsx";
import { Skeleton } from "../../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { commonCopy } from "../../../content/app/account/common.ts";
import { disclosureCopy as copy } from "../../../content/app/account/disclosures.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { DescriptionList, type Fact } from "../../../ui/display/description-list.tsx";
import { personQuery } from "../../person-query.ts";
import { formatPhone } from "../../security/channel.ts";
import styles from "../stored-data.module.css";
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

/** A summary of the stored data; the export has every field. */
function StoredData({ member }: { member: Me }) {
  const { name, email, phone, none } = copy.storedItems;
  return (
    <section aria-labelledby="guardamos">
      <h2 className="h3-size" id="guardamos">
        {copy.stored}
      </h2>
      <DescriptionList
        layout="rows"
        className={styles.list}
        facts={[
          [name, member.fullName],
          [email, member.email ?? none],
          [phone, member.phone ? formatPhone(member.phone, member.countryCode) : none],
          ...copy.storedMore.map(({ title, text }): Fact => [title, text]),
        ]}
      />
      <Link className={styles.all} to={appPaths.accesses}>
        {copy.storedAccesses}
      </Link>
      <Link className={styles.all} to={appPaths.export}>
        {copy.storedExport}
      </Link>
    </section>
  );
}
