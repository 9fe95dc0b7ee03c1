import type { MemberPromises } from "@app/contract/promises";
import { appPaths } from "../../app-paths.ts";
import { promisesCopy as copy } from "../../content/app/promises.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { Link } from "../shell/link.tsx";
import { NoSubscription } from "../shell/subscription/no-subscription.tsx";
import { useNow } from "../shell/use-now.ts";
import { GuaranteeCard, PauseCard } from "./aside/cards.tsx";
import { ClockRules } from "./aside/clock-rules.tsx";
import styles from "./promises.module.css";
import { PromiseThread } from "./thread/promise-thread.tsx";
import { Totals } from "./totals.tsx";

/** Everything that was promised to the member; the clocks move on while the screen is open. */
export function PromisesScreen({ promised: { promises, totals, validUntil } }: { promised: MemberPromises }) {
  const now = useNow();
  const isMember = validUntil !== null;
  const isEmpty = promises.length === 0;
  return (
    <div className={styles.page}>
      <header className={`${styles.head} stack gap-7`}>
        <div>
          <Link className={styles.back} to={appPaths.account}>
            <Icon name="arrow-left" />
            {copy.back}
          </Link>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        {isEmpty ? null : <Totals totals={totals} validUntil={validUntil} />}
      </header>
      <div className={`${styles.columns} stack gap-10`}>
        {isEmpty ? (
          <section aria-labelledby="vazio">
            <h2 className="h3-size" id="vazio">
              {copy.empty.title}
            </h2>
            <p className={styles.text}>{copy.empty.text}</p>
          </section>
        ) : (
          <PromiseThread promises={promises} settled={totals.kept + totals.keptLate} now={now} />
        )}
        <div className={styles.aside}>
          {isMember ? <PauseCard /> : null}
          <ClockRules now={now} />
        </div>
      </div>
      {isMember ? <GuaranteeCard /> : <NoSubscription quiet />}
    </div>
  );
}
