import { brand } from "@app/contract/brand";
import { loadInfiniteQuery } from "../../../app/data/load-query.ts";
import { Link } from "../../../app/shell/link.tsx";
import { Skeleton } from "../../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../../app/shell/sub-page.tsx";
import { appPaths } from "../../../app-paths.ts";
import { accessLogCopy as copy } from "../../../content/app/account/accesses.ts";
import { commonCopy } from "../../../content/app/account/common.ts";
import { pageMeta } from "../../../shell/page-meta.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { AccessLog } from "./access-log.tsx";
import styles from "./accesses.module.css";
import { accessesQuery } from "./accesses-query.ts";
import { contactLink } from "./contact-link.ts";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = () => loadInfiniteQuery(accessesQuery(null));

const back = { to: appPaths.data, label: commonCopy.backToData };

/** Every look of the team at the member's health data, and who may look at what. */
export default function AccessesRoute() {
  return (
    <SubPage back={back} title={copy.title} lead={copy.lead}>
      <div className={styles.columns}>
        <AccessLog />
        <div className={styles.aside}>
          <AccessRules />
          <Link className={styles.download} to={appPaths.export}>
            <Icon name="download" />
            <span>{copy.download}</span>
          </Link>
        </div>
      </div>
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

/** Who may see what, and whom to ask. */
function AccessRules() {
  return (
    <>
      <section aria-labelledby="regras">
        <h2 className="h3-size" id="regras">
          {copy.rules.title}
        </h2>
        <table className={`${styles.rules} full-table`}>
          <tbody>
            {copy.rules.rows.map(([who, what]) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className={`${styles.odd} warm-panel`} aria-labelledby="estranho">
        <h2 className="h3-size" id="estranho">
          {copy.odd.title}
        </h2>
        <p>{copy.odd.text}</p>
        <a className={styles.contact} href={contactLink}>
          {copy.odd.action}
        </a>
      </section>
    </>
  );
}
