import { promisesCopy as copy } from "../../content/promises-public.ts";
import { Button } from "../../ui/core/button.tsx";
import { countWords, percentWords, plural } from "./figure-words.ts";
import styles from "./public-promises.module.css";
import type { Published, Window } from "./use-public-promises.ts";

/** The measuring tape with the four sums; without enough cases it says so, and why. */
export function Totals({ published, window, retry }: { published: Published; window: Window; retry: () => void }) {
  const total = published.state === "loaded" ? published.snapshot?.total[window] : undefined;
  return (
    <section className={`band ${styles.tape}`} aria-label={copy.summary} aria-busy={published.state === "loading"}>
      {total ? (
        <dl className={styles.sums}>
          <Sum figure={percentWords(total.keptPerMille)} label={copy.totals.kept} />
          <Sum figure={countWords(total.cases)} label={copy.totals.cases} />
          <Sum figure={countWords(total.breached)} label={copy.totals.breached[total.breached === 1 ? 0 : 1]} />
          <Sum figure={plural(total.creditDays, "dia", "dias")} label={copy.totals.credit} />
        </dl>
      ) : (
        <div className={styles.state}>
          {published.state === "loading" && (
            <p className={`${styles.waiting} row gap-3`} role="status">
              <span className="spinner" aria-hidden="true" />
              {copy.loading}
            </p>
          )}
          {published.state === "failed" && (
            <div role="alert">
              <h2>{copy.failed}</h2>
              <p>{copy.failedLead}</p>
              <Button variant="outline" onClick={retry}>
                {copy.retry}
              </Button>
            </div>
          )}
          {published.state === "loaded" && (
            <>
              <h2>{copy.none}</h2>
              <p>{copy.noneLead}</p>
            </>
          )}
        </div>
      )}
    </section>
  );
}

function Sum({ figure, label }: { figure: string; label: string }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
