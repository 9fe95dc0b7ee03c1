import type { Disclosure } from "@app/contract/privacy";
import { ledgerTexts as words } from "../../content/account-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { time } from "../dates.ts";
import styles from "./ledger.module.css";

/** One line of the ledger: to whom, about what, whether it went. What exactly was said opens under it. */
export function DisclosureEntry({ item }: { item: Disclosure }) {
  const { at, receiver, about, what, why, basis, state } = item;
  return (
    <li className={styles.entry}>
      <details>
        <summary className={styles.summary}>
          <time className={styles.time} dateTime={at}>
            {time(at)}
          </time>
          <span className={styles.who}>
            <b>{receiver}</b>
            <span className={styles.about}>{about}</span>
          </span>
          <span className={styles.state} data-state={state}>
            {words.states[state]}
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <dl className={styles.details}>
          <dt>{words.what}</dt>
          <dd>
            <ul>
              {what.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </dd>
          <dt>{words.why}</dt>
          <dd>{why}</dd>
          <dt>{words.basis}</dt>
          <dd>{basis}</dd>
        </dl>
      </details>
    </li>
  );
}
