import { type Consents, purposes } from "@app/contract/privacy";
import { consentTexts as words } from "../../content/account-data.ts";
import { moment } from "../dates.ts";
import styles from "./consents.module.css";

/** Every answer ever given, newest first: when, to what, where, and to which text. */
export function ConsentHistory({ history }: { history: Consents["history"] }) {
  return (
    <section aria-labelledby="historico">
      <h2 className={styles.title} id="historico">
        {words.history}
      </h2>
      {history.length === 0 ? (
        <p className={styles.none}>{words.noHistory}</p>
      ) : (
        <ol className={styles.history}>
          {history.map(({ purpose, allowed, version, answeredAt, via }) => (
            <li key={`${purpose} ${answeredAt}`} className={styles.answer}>
              <time className={styles.when} dateTime={answeredAt}>
                {moment(answeredAt)}
              </time>
              <span className={styles.what}>
                {purposes[purpose].title}: <b>{allowed ? words.yes.toLowerCase() : words.no.toLowerCase()}</b>
              </span>
              <span className={styles.where}>
                {words.via[via]}, {words.version(version)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
