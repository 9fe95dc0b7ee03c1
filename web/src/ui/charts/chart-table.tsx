import { Icon } from "../core/icon.tsx";
import styles from "./chart-table.module.css";

export type Column<Row> = { header: string; cell: (row: Row) => string };

type ChartTableProps<Row> = { caption: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

/** The rows of a chart as a table. The first column names the row, each by its own name. */
export function ChartTable<Row>({ caption, columns, rows }: ChartTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <details className={styles.details}>
      <summary className={`${styles.summary} row`}>
        <Icon name="chevron-down" className={styles.chevron} />
        Ver em tabela
      </summary>
      <table className={`${styles.table} full-table figures`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={first?.cell(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ header, cell }) => (
                <td key={header}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
