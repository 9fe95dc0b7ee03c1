import type { GuaranteeDecision, GuaranteeLine, RefusalReason } from "@app/contract/guarantee";
import type { ReactNode } from "react";
import { formatDayMonth } from "../../../app/shell/format/days.ts";
import {
  checkedName,
  checkedCopy as copy,
  reasonWords,
  resultWords,
} from "../../../content/app/account/guarantee-decision.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./decision.module.css";

type CheckedLinesProps = Pick<GuaranteeDecision, "lines" | "reasons"> & { hidden: boolean };

/** What was looked at. What spoke against it comes first, with its figure and its days; no colour accuses. */
export function CheckedLines({ lines, reasons, hidden }: CheckedLinesProps) {
  const checked = [...(lines ?? [])].sort((a, b) => Number(a.ok) - Number(b.ok));
  return (
    <section aria-labelledby="conferido">
      <h2 className={styles.checkedTitle} id="conferido">
        {copy.title}
      </h2>
      <ul className={styles.checked}>
        {reasons.filter(isResult).map((reason) => (
          <ResultRow key={reason.code} reason={reason} hidden={hidden} />
        ))}
        {checked.map((line) => (
          <LineRow
            key={line.code}
            line={line}
            reason={reasons.find(({ code }) => code === line.code)}
            name={checkedName(line)}
          />
        ))}
      </ul>
    </section>
  );
}

const RESULTS: ReadonlySet<string> = new Set(["PESO", "CINTURA", "CARGA", "REVISOES"]);
const isResult = ({ code }: RefusalReason): boolean => RESULTS.has(code);

function ResultRow({ reason, hidden }: { reason: RefusalReason; hidden: boolean }) {
  const { name, figure, text } = resultWords(reason, hidden, formatDayMonth);
  return (
    <Row isMet={false} sign={copy.seen} name={name} value={figure}>
      {text}
    </Row>
  );
}

type LineRowProps = { line: GuaranteeLine; reason: RefusalReason | undefined; name: string };

function LineRow({ line, reason, name }: LineRowProps) {
  const words = reason && reasonWords(reason, formatDayMonth);
  return (
    <Row isMet={line.ok} sign={line.ok ? copy.met : copy.unmet} name={name} value={valueOf(line)}>
      {words ? (
        <>
          <b>{words.lack}</b> {words.text}
        </>
      ) : (
        noteOf(line)
      )}
    </Row>
  );
}

function valueOf({ code, have, need }: GuaranteeLine): ReactNode {
  if (code === "G1") return have === null ? copy.notDone : copy.done;
  return (
    <>
      {have ?? 0} <small>{copy.minimum(need)}</small>
    </>
  );
}

function noteOf({ code, have, waived, weeks }: GuaranteeLine): string | null {
  if (waived) return copy.waived;
  if (code === "G1") return have === null ? null : copy.days(have);
  return weeks === null ? null : copy.weeks(weeks);
}

type RowProps = { isMet: boolean; sign: string; name: string; value: ReactNode; children: ReactNode };

const Row = ({ isMet, sign, name, value, children }: RowProps) => (
  <li data-met={isMet || undefined}>
    <Icon name={isMet ? "check" : "info"} />
    <p>
      <span className="sr-only">{sign}: </span>
      {name}
    </p>
    {value === null ? <span /> : <p className={styles.value}>{value}</p>}
    {children ? <p className={`${styles.note} hint`}>{children}</p> : null}
  </li>
);
