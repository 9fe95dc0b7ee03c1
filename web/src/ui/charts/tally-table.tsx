import styles from "./tally-table.module.css";

export type TallyRow = {
  name: string;
  /** One count for each column. */
  counts: readonly number[];
};

type TallyTableProps = {
  caption: string;
  /** The last is the current one. */
  columns: readonly string[];
  rows: readonly TallyRow[];
  /** A count in words: "6 séries". */
  describe: (count: number) => string;
};

/** One stroke for each thing done. It is a table already: the strokes are what its cells look like. */
export function TallyTable({ caption, columns, rows, describe }: TallyTableProps) {
  return (
    <div data-slot="chart">
      <table className={`${styles.table} full-table`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={column} scope="col" data-current={index === columns.length - 1 || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column} data-current={index === columns.length - 1 || undefined}>
                  <span className="sr-only">{describe(counts[index] ?? 0)}</span>
                  <Strokes count={counts[index] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STROKES_IN_ROW = 10;
const STROKES_IN_GROUP = 5;
const [STEP, GROUP_GAP, HEIGHT, ROW_GAP] = [6, 4, 20, 6];

const xOf = (index: number): number => index * STEP + Math.floor(index / STROKES_IN_GROUP) * GROUP_GAP + 2;

/** In groups of five, two to a row: more strokes side by side are not counted by the eye. */
function Strokes({ count }: { count: number }) {
  if (count === 0) return <span className={styles.none} aria-hidden="true" />;
  const rows = Math.ceil(count / STROKES_IN_ROW);
  const [width, height] = [xOf(STROKES_IN_ROW - 1) + 2, rows * (HEIGHT + ROW_GAP) - ROW_GAP];
  return (
    <svg
      className={styles.strokes}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, index) => {
        const [x, y] = [xOf(index % STROKES_IN_ROW), Math.floor(index / STROKES_IN_ROW) * (HEIGHT + ROW_GAP)];
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no identity beyond their place.
        return <line key={index} x1={x} x2={x} y1={y} y2={y + HEIGHT} />;
      })}
    </svg>
  );
}
