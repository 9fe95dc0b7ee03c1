import type { MemberPromise } from "@app/contract/promises";
import { useState } from "react";
import { promisesCopy } from "../../../content/app/promises.ts";
import { Button } from "../../../ui/core/button.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { useFocusOnChange } from "../../shell/use-focus-on-change.ts";
import { foldedCount, splitThread } from "../model/split-thread.ts";
import { formatMoment } from "../model/time-words.ts";
import { PromiseItem } from "./promise-item.tsx";
import styles from "./promise-thread.module.css";

const copy = promisesCopy.thread;

type PromiseThreadProps = {
  promises: readonly MemberPromise[];
  /** All that were ever kept, late or not. */
  settled: number;
  now: number;
};

/** The thread: what was done above, the bob at now, what is owed below. */
export function PromiseThread({ promises, settled, now }: PromiseThreadProps) {
  const [isWhole, setWhole] = useState(false);
  const heading = useFocusOnChange(String(isWhole), false);
  const { past, owed } = splitThread(promises);
  const hidden = isWhole ? 0 : foldedCount(past);
  const older = settled - past.length;
  return (
    <section aria-labelledby="no-fio">
      <h2 className="h3-size" id="no-fio" ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <ol className={styles.thread}>
        {hidden > 0 ? (
          <li className={`${styles.more} note`}>
            <Button variant="link" onClick={() => setWhole(true)}>
              {copy.earlier(hidden)}
            </Button>
          </li>
        ) : null}
        {isWhole && older > 0 ? <li className={`${styles.more} note`}>{copy.older(older)}</li> : null}
        {past.slice(hidden).map((promise) => (
          <PromiseItem key={promise._id} promise={promise} now={now} />
        ))}
        <li className={styles.now} aria-current="step">
          <PlumbBob className={styles.bob} />
          <time className={`${styles.when} note figures`} dateTime={new Date(now).toISOString()}>
            {formatMoment(new Date(now).toISOString(), now)}
          </time>
          <h3 className={styles.nowTitle}>{copy.now}</h3>
          {owed.length === 0 ? <p className={styles.text}>{copy.nothingOwed}</p> : null}
        </li>
        {owed.map((promise) => (
          <PromiseItem key={promise._id} promise={promise} now={now} />
        ))}
      </ol>
    </section>
  );
}
