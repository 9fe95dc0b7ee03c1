import { brand } from "@app/contract/brand";
import { useState } from "react";
import { promisesCopy as copy, promiseKinds, promiseMethod } from "../../content/promises-public.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import { ChartTable, type Column } from "../../ui/charts/chart-table.tsx";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Logo } from "../../ui/core/logo.tsx";
import { SegmentedControl } from "../../ui/inputs/segmented-control.tsx";
import calendar from "../../ui/pictures/calendario.svg";
import { Downloads } from "./downloads.tsx";
import { countWords, dayWords, hourWords, percentWords, timeWords } from "./figure-words.ts";
import { Legend } from "./legend.tsx";
import { PromiseRows } from "./promise-rows.tsx";
import styles from "./public-promises.module.css";
import { Totals } from "./totals.tsx";
import { type KindFigures, type Snapshot, usePublicPromises, type Window } from "./use-public-promises.ts";

type Row = { title: string; promised: string; seconds: number | null; figures: KindFigures[Window] };

const { table } = copy;
const withFigures = (say: (figures: NonNullable<Row["figures"]>, row: Row) => string) => (row: Row) =>
  row.figures ? say(row.figures, row) : "–";

const columns: readonly Column<Row>[] = [
  { header: table.promise, cell: ({ title }) => title },
  { header: table.due, cell: ({ promised }) => promised },
  { header: table.kept, cell: withFigures(({ keptPerMille }) => percentWords(keptPerMille)) },
  { header: table.median, cell: withFigures(({ median }, { seconds }) => timeWords(median, seconds)) },
  {
    header: table.eight,
    cell: withFigures(
      ({ tenth, ninetieth }, { seconds }) => `${timeWords(tenth, seconds)} a ${timeWords(ninetieth, seconds)}`,
    ),
  },
  { header: table.cases, cell: ({ figures }) => (figures ? countWords(figures.cases) : table.few) },
  { header: table.breached, cell: withFigures(({ breached }) => countWords(breached)) },
  { header: table.credit, cell: withFigures(({ creditDays }) => countWords(creditDays)) },
];

/** The drawings as a table, for who does not see them or wants to copy the figures. */
function PromiseTable({ snapshot, window }: { snapshot: Snapshot; window: Window }) {
  const rows = promiseKinds.map(({ kind, title, promised }): Row => {
    const found = snapshot.kinds.find((one) => one.kind === kind);
    return { title, promised, seconds: found?.promisedSeconds ?? null, figures: found?.[window] ?? null };
  });
  return <ChartTable caption={table.caption(copy.windowLong[window])} columns={columns} rows={rows} />;
}

const WINDOWS = (["days90", "days30"] as const).map((value) => ({ value, label: copy.windows[value] }));

/** What is promised is in the file of the page; how it was kept comes with last night's snapshot. */
export function PublicPromises() {
  const { retry, ...published } = usePublicPromises();
  const [window, setWindow] = useState<Window>("days90");
  const snapshot = published.state === "loaded" ? published.snapshot : undefined;
  return (
    <main id="conteudo" className={styles.page}>
      <section className={`band ${styles.top}`}>
        <div className={styles.head}>
          <Logo name={brand.name} className={styles.logo} />
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={`lead soft ${styles.lead}`}>{copy.lead(brand.name)}</p>
          <p className={`${styles.when} wrap`}>
            <span>
              <b>{copy.windowLong[window]}</b>
              {snapshot && `, ${copy.until(dayWords(snapshot.day), hourWords(snapshot.takenAt))}`}
            </span>
            <span className="soft">{copy.nightly}</span>
          </p>
          <div className={`${styles.actions} row wrap`}>
            <SegmentedControl
              legend={copy.window}
              hideLegend
              options={WINDOWS}
              value={window}
              onChange={setWindow}
              name="periodo"
            />
            <Button variant="secondary" onClick={() => print()}>
              <Icon name="print" />
              {copy.print}
            </Button>
          </div>
        </div>
        <div className={styles.calendar}>
          <img src={calendar} alt="" width="480" height="360" fetchPriority="low" decoding="async" />
        </div>
      </section>
      <Totals published={published} window={window} retry={retry} />
      <section className={`band ${styles.each}`} aria-labelledby="uma-por-uma">
        <div className="before-axis">
          <h2 id="uma-por-uma">{copy.each}</h2>
          <Legend />
        </div>
        <div className={`after-axis ${styles.list}`}>
          <PromiseRows snapshot={snapshot} window={window} />
          {snapshot?.total[window] && (
            <div className={styles.table}>
              <PromiseTable snapshot={snapshot} window={window} />
            </div>
          )}
        </div>
      </section>
      <section className={`band ${styles.method}`} aria-labelledby="como-contamos">
        <div className="before-axis">
          <h2 id="como-contamos">{copy.method}</h2>
        </div>
        <div className="after-axis">
          <ServerOnly name="method" className={styles.columns}>
            {import.meta.env.SSR || import.meta.env.DEV
              ? promiseMethod.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
              : null}
          </ServerOnly>
          <Downloads published={published} />
        </div>
      </section>
    </main>
  );
}
