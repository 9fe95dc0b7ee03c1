import { waistCopy as copy } from "../../../content/app/progress/charts.ts";
import { TapeChart } from "../../../ui/charts/tape-chart.tsx";
import { formatDecimal } from "../../../ui/inputs/decimal.ts";
import { formatShortDay } from "../../shell/format/days.ts";
import type { Measured } from "../view/waist-view.ts";

const cm = (value: number): string => copy.cm(formatDecimal(value, Number.isInteger(value) ? 0 : 1));

/** The waist as it is read: on the tape. */
export const WaistChart = ({ rows, summary }: { rows: readonly Measured[]; summary: string }) => (
  <TapeChart
    title={copy.title}
    summary={summary}
    rows={rows}
    value={(row) => row.cm}
    name={({ day }) => formatShortDay(day)}
    label={(row) => cm(row.cm)}
    columns={[
      { header: copy.day, cell: ({ day }) => formatShortDay(day) },
      { header: copy.title, cell: (row) => cm(row.cm) },
    ]}
  />
);
