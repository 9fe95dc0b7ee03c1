import type { PlanChangesView } from "@app/contract/plan-publication";
import { appPaths } from "../../../app-paths.ts";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { formatDate, formatDueTime, formatTime } from "../../shell/format/moments.ts";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { ChangeCard } from "./change-card.tsx";
import styles from "./changes.module.css";
import { SignedSheet } from "./signed-sheet.tsx";
import { KeptHalf, LostSwaps, NothingChanged, Same } from "./unchanged.tsx";
import { VersionList } from "./version-list.tsx";

/** What people changed in a version, each with what it was, what it is and why; then what stayed, and who signed. */
export function ChangesScreen({ view }: { view: PlanChangesView }) {
  const { headline, summary, changes, kept, isInForce, versions } = view;
  const current = versions.find((line) => line.isInForce);
  return (
    <div className={styles.page}>
      <header className={`${styles.head} stack gap-3`}>
        <Link className={styles.back} to={appPaths.plan}>
          <Icon name="arrow-left" />
          {copy.back}
        </Link>
        <h1>{headline}</h1>
        {summary.length > 0 ? <p className={styles.lead}>{summary.join(" ")}</p> : null}
        <Passage view={view} />
        {isInForce || !current ? null : (
          <Alert tone="warning" actions={<Link to={appPaths.planChanges(current.version)}>{copy.openCurrent}</Link>}>
            {copy.replaced(current.version)}
          </Alert>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {changes.length > 0 ? (
            <ol className={styles.changes}>
              {changes.map((change, index) => (
                <ChangeCard key={`${change.half} ${change.title}`} change={change} number={index + 1} />
              ))}
            </ol>
          ) : null}
          {kept.map((half) => (
            <KeptHalf key={half.half} {...half} />
          ))}
          {changes.length === 0 && kept.length === 0 ? <NothingChanged isFirst={view.previous === null} /> : null}
          <LostSwaps lost={view.lostSwaps} kept={view.keptSwaps} />
          <Same view={view} />
          <div className={styles.answers}>
            <div className={`${styles.actions} stack gap-3`}>
              <RouterButtonLink to={appPaths.plan}>{copy.open}</RouterButtonLink>
              {view.code === null ? null : (
                <RouterButtonLink variant="outline" to={appPaths.conversation}>
                  {copy.disagree}
                </RouterButtonLink>
              )}
            </div>
            {view.code === null ? null : <p>{copy.disagreeText}</p>}
          </div>
        </div>
        <div className={styles.aside}>
          <SignedSheet view={view} />
          <VersionList versions={versions} open={view.version} />
        </div>
      </div>
    </div>
  );
}

const dayAndMonth = (at: string): string => formatDate(at).slice(0, 5);

/** From one version to the next: dashed is what was not for good, and the weight hangs where this one began. */
function Passage({ view: { kind, createdAt, previous } }: { view: PlanChangesView }) {
  const label = previous
    ? copy.passage(
        dayAndMonth(previous.createdAt),
        copy.kinds[previous.kind],
        copy.kinds[kind],
        formatDueTime(createdAt),
      )
    : copy.start(copy.kinds[kind], formatDueTime(createdAt));
  return (
    <div className={styles.passage} role="img" aria-label={label} data-from={previous?.kind ?? "none"} data-to={kind}>
      {previous ? (
        <>
          <i className={styles.knot} />
          <span className={styles.passageBefore}>
            {dayAndMonth(previous.createdAt)}
            <br />
            {copy.kinds[previous.kind]}
          </span>
        </>
      ) : null}
      <PlumbBob className={styles.bob} />
      <span className={styles.passageAfter}>
        {dayAndMonth(createdAt)}, {formatTime(createdAt).replace(/^0/, "")}
        <br />
        {copy.kinds[kind]}
      </span>
    </div>
  );
}
