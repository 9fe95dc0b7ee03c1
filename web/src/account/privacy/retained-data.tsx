import type { RetainedItem } from "@app/contract/privacy";
import { formatLongDate } from "../../app/shell/format/moments.ts";
import { deletionCopy as copy } from "../../content/app/account/deletion.ts";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import styles from "./retained-data.module.css";

export function RemovedData({ removed }: { removed: string[] }) {
  return (
    <section aria-labelledby="some">
      <h2 className="h3-size" id="some">
        {copy.removed}
      </h2>
      <RuledList className={styles.list}>
        {removed.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </RuledList>
    </section>
  );
}

/** Retained data with reason and end date, shown before the deletion and after it. */
export function RetainedData({ retained }: { retained: RetainedItem[] }) {
  return (
    <section aria-labelledby="fica">
      <h2 className="h3-size" id="fica">
        {copy.retained}
      </h2>
      {retained.length === 0 ? (
        <p className={styles.none}>{copy.retainedNone}</p>
      ) : (
        <RuledList className={styles.list}>
          {retained.map(({ what, fields, why, until }) => (
            <li key={what}>
              <p>
                <b>{what}</b>
                {until ? <span className="soft"> {copy.retainedUntil(formatLongDate(until))}</span> : null}
              </p>
              {fields.length > 0 ? <p className={styles.fields}>{fields.join(", ")}</p> : null}
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </RuledList>
      )}
    </section>
  );
}
