import type { Kept } from "@app/contract/privacy";
import { deletionTexts as words } from "../../content/account-data.ts";
import { longDay } from "../dates.ts";
import styles from "./kept-list.module.css";

export function RemovedList({ removed }: { removed: string[] }) {
  return (
    <section aria-labelledby="some">
      <h2 className={styles.title} id="some">
        {words.removed}
      </h2>
      <ul className={styles.list}>
        {removed.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** What stays, why, and until when: said before it happens, and again after. */
export function KeptList({ kept }: { kept: Kept[] }) {
  return (
    <section aria-labelledby="fica">
      <h2 className={styles.title} id="fica">
        {words.kept}
      </h2>
      {kept.length === 0 ? (
        <p className={styles.none}>{words.keptNone}</p>
      ) : (
        <ul className={styles.list}>
          {kept.map(({ what, fields, why, until }) => (
            <li key={what}>
              <p>
                <b>{what}</b>
                {until ? <span className={styles.until}> {words.keptUntil(longDay(until))}</span> : null}
              </p>
              {fields.length > 0 ? <p className={styles.fields}>{fields.join(", ")}</p> : null}
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
