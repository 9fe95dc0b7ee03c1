import type { MemberPromises } from "@app/contract/promises";
import { promisesCopy } from "../../content/app/promises.ts";
import { formatDate } from "../shell/format/moments.ts";
import styles from "./promises.module.css";

const copy = promisesCopy.totals;

/** Four numbers: kept, kept late, running, and the days that lateness gave. */
export function Totals({ totals, validUntil }: Pick<MemberPromises, "totals" | "validUntil">) {
  const { kept, keptLate, running, creditDays } = totals;
  const isAdded = creditDays > 0 && validUntil !== null;
  return (
    <dl className={styles.totals}>
      <Total figure={kept} text={copy.kept(kept)} />
      <Total figure={keptLate} text={copy.keptLate(keptLate)} />
      <Total figure={running} text={copy.running} />
      <Total figure={copy.days(creditDays)} text={isAdded ? copy.daysUntil(formatDate(validUntil)) : copy.daysAlone} />
    </dl>
  );
}

const Total = ({ figure, text }: { figure: number | string; text: string }) => (
  <div>
    <dt>{text}</dt>
    <dd>{figure}</dd>
  </div>
);
