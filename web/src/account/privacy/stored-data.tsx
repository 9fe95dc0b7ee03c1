import type { Me } from "@app/contract/identity";
import { Link } from "../../app/shell/link.tsx";
import { appPaths } from "../../app-paths.ts";
import { disclosureCopy as copy } from "../../content/app/account/disclosures.ts";
import { DescriptionList, type Fact } from "../../ui/display/description-list.tsx";
import { formatPhone } from "../security/channel.ts";
import styles from "./stored-data.module.css";

/** A summary of the stored data; the export has every field. */
export function StoredData({ member }: { member: Me }) {
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
