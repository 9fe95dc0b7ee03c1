import type { PauseView, PlanPauseView } from "@app/contract/pause";
import { appPaths } from "../../../app-paths.ts";
import { pregnancyCopy as copy, pauseCopy } from "../../../content/app/pause.ts";
import { Button } from "../../../ui/core/button.tsx";
import { formatLongWeekdayDay } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import { Columns } from "../columns.tsx";
import { Refusal, useOffline } from "../form-parts.tsx";
import { PauseSpan } from "../pause-span.tsx";
import { usePauseChange } from "../use-pause-change.ts";
import { PersonBy } from "./person-by.tsx";
import styles from "./pregnancy.module.css";
import { Kept } from "./pregnancy-form.tsx";

type ClosedPlanProps = { view: PauseView; pause: PlanPauseView; back: { to: string; label: string } };

/** The plan is closed: the place is kept, a person comes, and nothing has to be decided now. */
export function ClosedPlan({ view, pause, back }: ClosedPlanProps) {
  const { _id: pauseId, from, to, latestTo } = pause;
  const change = usePauseChange();
  const isOffline = useOffline();
  const isRenewing = change.isPending && change.variables.kind === "move";
  return (
    <SubPage back={back} title={copy.closed} lead={copy.closedLead(formatLongWeekdayDay(to))}>
      <Columns aside={<Kept />}>
        {view.personBy ? (
          <section className={`${styles.sheet} quiet-panel stack gap-4`}>
            <PersonBy by={view.personBy} />
          </section>
        ) : null}
        <PauseSpan today={view.today} from={from} to={to} isRunning />
        <div className="stack gap-4">
          <Refusal isOffline={isOffline} error={change.error} fallback={pauseCopy.unchanged} />
          {latestTo > to ? (
            <Button
              className={styles.submit}
              disabled={isOffline}
              busy={isRenewing}
              busyLabel={copy.renewing}
              onClick={() => change.mutate({ kind: "move", pauseId, to: latestTo })}
            >
              {copy.renew}
            </Button>
          ) : null}
          <Button
            className={styles.submit}
            variant="outline"
            disabled={isOffline}
            busy={change.isPending && !isRenewing}
            onClick={() => change.mutate({ kind: "end", pauseId })}
          >
            {copy.reopen}
          </Button>
          <p className="caption">{copy.reopenNote}</p>
          <Link className={styles.link} to={appPaths.intakeResult}>
            {copy.refund}
          </Link>
        </div>
      </Columns>
    </SubPage>
  );
}
