import { type Consents, purposes } from "@app/contract/consents";
import { formatDateTime } from "../../app/shell/format/moments.ts";
import { consentCopy as copy } from "../../content/app/account/consents.ts";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import styles from "./privacy.module.css";

/** Every consent decision, newest first: time, purpose, source and version of the text. */
export function ConsentHistory({ history }: { history: Consents["history"] }) {
  return (
    <section aria-labelledby="historico">
      <h2 className="h3-size" id="historico">
        {copy.history}
      </h2>
      {history.length === 0 ? (
        <p className={styles.none}>{copy.noHistory}</p>
      ) : (
        <RuledList ordered className={styles.history}>
          {history.map(({ purpose, allowed, version, answeredAt, via }) => (
            <li key={`${purpose} ${answeredAt}`} className={styles.answer}>
              <time className={styles.when} dateTime={answeredAt}>
                {formatDateTime(answeredAt)}
              </time>
              <span className={styles.what}>
                {purposes[purpose].title}: <b>{allowed ? copy.yes.toLowerCase() : copy.no.toLowerCase()}</b>
              </span>
              <span className={styles.where}>
                {copy.via[via]}, {copy.version(version)}
              </span>
            </li>
          ))}
        </RuledList>
      )}
    </section>
  );
}
