import type { Me } from "@app/contract/identity";
import { appPaths } from "../../app-paths.ts";
import { disclosureCopy as copy } from "../../content/account-data.ts";
import { formatPhone } from "../access/channel.ts";
import { Link } from "../shell/link.tsx";
import styles from "./stored-data.module.css";

/** A summary of the stored data; the export has every field. */
export function StoredData({ member }: { member: Me }) {
  const { name, email, phone, none } = copy.storedItems;
  return (
    <section aria-labelledby="guardamos">
      <h2 className={styles.title} id="guardamos">
        {copy.stored}
      </h2>
      <dl className={styles.list}>
        <Line term={name}>{member.fullName}</Line>
        <Line term={email}>{member.email ?? none}</Line>
        <Line term={phone}>{member.phone ? formatPhone(member.phone) : none}</Line>
        {copy.storedMore.map(({ title, text }) => (
          <Line key={title} term={title}>
            {text}
          </Line>
        ))}
      </dl>
      <Link className={styles.all} to={appPaths.export}>
        {copy.storedExport}
      </Link>
    </section>
  );
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
