import type { PlanChangesView } from "@app/contract/plan-publication";
import { appPaths } from "../../../app-paths.ts";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { Link } from "../../shell/link.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { ChangeCard } from "./change-card.tsx";
import styles from "./changes.module.css";
import { Passage } from "./passage.tsx";
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
