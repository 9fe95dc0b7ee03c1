import type { Me } from "@app/contract/identity";
import { ways, ledgerTexts as words } from "../../content/account-data.ts";
import { saidPhone } from "../access/channel.ts";
import { Link } from "../frame/link.tsx";
import styles from "./held.module.css";

/** What is kept about the person, in a few lines; the archive has it field by field. */
export function Held({ person }: { person: Me }) {
  const { name, email, phone, none } = words.heldItems;
  return (
    <section aria-labelledby="guardamos">
      <h2 className={styles.title} id="guardamos">
        {words.held}
      </h2>
      <dl className={styles.list}>
        <Line term={name}>{person.fullName}</Line>
        <Line term={email}>{person.email ?? none}</Line>
        <Line term={phone}>{person.phone ? saidPhone(person.phone) : none}</Line>
        {words.heldMore.map(({ title, text }) => (
          <Line key={title} term={title}>
            {text}
          </Line>
        ))}
      </dl>
      <Link className={styles.all} to={ways.export}>
        {words.heldExport}
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
