import { useMemo, useState } from "react";
import { appPaths } from "../../app-paths.ts";
import { measureCopy, sleepCopy } from "../../content/app/progress/forms.ts";
import { evolutionCopy as copy } from "../../content/app/progress/progress.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { SegmentedControl } from "../../ui/inputs/segmented-control.tsx";
import type { NumbersShown } from "../data/numbers/numbers-shown.ts";
import { weekOf } from "../data/plan-layer/plan-day.ts";
import { localDay } from "../shell/format/days.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import { AskDeviceCopy } from "../sync/device-copy-choice.tsx";
import styles from "./evolution.module.css";
import { EvolutionSections } from "./evolution-sections.tsx";
import { LogSheets, useLogSheet } from "./forms/log-sheets.tsx";
import { useProgressRecords } from "./use-progress-records.ts";
import { viewEvolution } from "./view/evolution-view.ts";
import { firstDayOf, type Span } from "./view/span.ts";

/** What the records say, over four weeks or since the beginning, and the sheets that add to them. */
export function Evolution({ numbers }: { numbers: NumbersShown }) {
  const [span, setSpan] = useState<Span>("month");
  const [openedOn] = useState(() => localDay(new Date()));
  const { records, save, sync, snapshot, isOlderMissing } = useProgressRecords(firstDayOf(span, openedOn));
  const view = useMemo(() => viewEvolution(records, span, numbers), [records, span, numbers]);
  const { sheet, open, close } = useLogSheet();
  const [saved, setSaved] = useState("");
  return (
    <div className="stack gap-7">
      <div className={`${styles.span} row wrap`}>
        <SegmentedControl
          legend={copy.span}
          hideLegend
          options={[
            { value: "month", label: copy.month },
            { value: "all", label: copy.all },
          ]}
          value={span}
          onChange={setSpan}
        />
        {numbers === "all-hidden" ? (
          <p className={styles.hidden}>
            <Icon name="eye-off" />
            {copy.hidden}
          </p>
        ) : null}
      </div>
      <p className={styles.saved} role="status">
        {saved}
      </p>
      {isOlderMissing ? <Alert tone="warning">{copy.older}</Alert> : null}
      <div className={styles.sections}>
        <EvolutionSections
          view={view}
          logMeasure={
            <Button variant="outline" onClick={() => open("medidas")}>
              {measureCopy.open}
            </Button>
          }
          logSleep={
            <Button variant="outline" onClick={() => open("sono")}>
              {sleepCopy.open}
            </Button>
          }
        />
      </div>
      <nav className="wrap gap-3" aria-label={copy.reports}>
        <RouterButtonLink variant="outline" to={appPaths.weekReport(weekOf(records.today))}>
          {copy.weekReport}
        </RouterButtonLink>
        <RouterButtonLink variant="outline" to={appPaths.monthReport(records.today.slice(0, 7))}>
          {copy.monthReport}
        </RouterButtonLink>
      </nav>
      <AskDeviceCopy sync={sync} snapshot={snapshot} />
      {numbers === "shown" ? null : <p className="note">{copy.mode}</p>}
      <LogSheets
        sheet={sheet}
        today={records.today}
        isHidden={numbers !== "shown"}
        sleeps={records.nightOf}
        save={save}
        onSaved={setSaved}
        onClose={close}
      />
    </div>
  );
}
