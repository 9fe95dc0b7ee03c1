import { brand } from "@app/contract/brand";
import type { Deleted } from "@app/contract/privacy";
import { useLocation } from "react-router";
import { goodbyeTexts as words } from "../../content/account-data.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { QuietPage } from "../../site/quiet-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { moment } from "../dates.ts";
import styles from "./goodbye.module.css";
import { KeptList } from "./kept-list.tsx";

export const meta = () =>
  pageMeta({ title: `${words.title} | ${brand.name}`, description: words.lead, robots: "noindex" });

/** Where deletion ends: outside, with a number to quote. What it says travelled with the visit, not in the address. */
export default function GoodbyeRoute() {
  const deleted = useLocation().state as Deleted | null;
  return (
    <QuietPage title={words.title} lead={deleted ? words.lead : words.unknown} announce>
      {deleted ? <Facts deleted={deleted} /> : null}
      <ButtonLink variant="outline" href="/">
        {words.home}
      </ButtonLink>
    </QuietPage>
  );
}

function Facts({ deleted: { protocol, at, confirmationTo, kept } }: { deleted: Deleted }) {
  return (
    <>
      <dl className={styles.facts}>
        <dt>{words.protocol}</dt>
        <dd className={styles.protocol}>{protocol}</dd>
        <dt>{words.at}</dt>
        <dd>{moment(at)}</dd>
        {confirmationTo ? (
          <>
            <dt>{words.confirmation}</dt>
            <dd>{confirmationTo}</dd>
          </>
        ) : null}
      </dl>
      {kept.length > 0 ? <KeptList kept={kept} /> : null}
    </>
  );
}
