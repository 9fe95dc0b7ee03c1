import { promisesCopy as copy, promiseKinds } from "../../content/promises-public.ts";
import { ChartTable, type Column } from "../../ui/charts/chart-table.tsx";
import { countWords, percentWords, timeWords } from "./figure-words.ts";
import type { KindFigures, Snapshot, Window } from "./use-public-promises.ts";

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
export function PromiseTable({ snapshot, window }: { snapshot: Snapshot; window: Window }) {
  const rows = promiseKinds.map(({ kind, title, promised }): Row => {
    const found = snapshot.kinds.find((one) => one.kind === kind);
    return { title, promised, seconds: found?.promisedSeconds ?? null, figures: found?.[window] ?? null };
  });
  return <ChartTable caption={table.caption(copy.windowLong[window])} columns={columns} rows={rows} />;
}
