import { promisesCopy as copy, type PromiseCopy, promiseKinds } from "../../content/promises-public.ts";
import { breachMarks, DUE_X, END_X, xOf } from "./breach-marks.ts";
import { countWords, percentWords, timeWords } from "./figure-words.ts";
import styles from "./promises.module.css";
import type { KindFigures, Snapshot, Window } from "./use-public-promises.ts";

const Y = 19;

/** A kind's times on the length of what was promised. The words beside it say the same. */
function Thread({ figures }: { figures: KindFigures[Window] | undefined }) {
  return (
    <svg className={styles.threadBox} viewBox={`0 0 ${END_X} 38`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.after} d={`M0 ${Y}H${END_X}`} />
      <path className={styles.promised} d={`M0 ${Y}H${DUE_X}`} />
      {figures && <path className={styles.threadEight} d={`M${xOf(figures.tenth)} ${Y}H${eightEnd(figures)}`} />}
      {figures && (
        <path className={styles.ends} d={`M${xOf(figures.tenth)} ${Y - 4.5}v9M${eightEnd(figures)} ${Y - 4.5}v9`} />
      )}
      <path className={styles.threadDue} d={`M${DUE_X} 4V34`} />
      {figures && figures.breached > 0 && (
        <path
          className={styles.threadBreach}
          d={breachMarks(figures.breaches)
            .map((x) => `M${x} ${Y - 7}v14`)
            .join("")}
        />
      )}
      {figures && <path className={styles.threadMedian} d={`M${xOf(figures.median)} ${Y - 9}v18`} />}
    </svg>
  );
}

/** Where nine of ten took the same step as one of ten, the bar is still a bar. */
const eightEnd = ({ tenth, ninetieth }: { tenth: number; ninetieth: number }): number =>
  Math.max(xOf(ninetieth), xOf(tenth) + 8);

type RowsProps = { snapshot: Snapshot | null | undefined; window: Window };

/** Every promise, with its figures once they are known; those with enough cases first, if any has. */
export function PromiseRows({ snapshot, window }: RowsProps) {
  const kindOf = (kind: string) => snapshot?.kinds.find((one) => one.kind === kind);
  const rows = promiseKinds.map((words) => ({ words, kind: kindOf(words.kind) }));
  const shown = rows.filter(({ kind }) => kind?.[window]);
  const others = rows.filter(({ kind }) => !kind?.[window]);
  return (
    <ol className={styles.rows}>
      {[...shown, ...others].map(({ words, kind }) => (
        <Row key={words.kind} words={words} kind={kind} window={window} isOneOfFew={shown.length > 0} />
      ))}
    </ol>
  );
}

type RowProps = { words: PromiseCopy; kind: KindFigures | undefined; window: Window; isOneOfFew: boolean };

function Row({ words, kind, window, isOneOfFew }: RowProps) {
  const figures = kind?.[window];
  return (
    <li className={styles.row} data-few={(isOneOfFew && !figures) || undefined}>
      <div className={styles.words}>
        <h3>{words.title}</h3>
        <p className={styles.note}>{words.note}</p>
      </div>
      <div className={styles.thread}>
        <Thread figures={figures ?? undefined} />
      </div>
      {kind && figures ? (
        <Figures figures={figures} kind={kind} words={words} window={window} />
      ) : (
        <p className={`${styles.facts} wrap figures`}>
          <span>{copy.promised(words.promised)}</span>
          {isOneOfFew && <span>{copy.few}</span>}
        </p>
      )}
    </li>
  );
}

type FiguresProps = Pick<RowProps, "words" | "window"> & {
  kind: KindFigures;
  figures: NonNullable<KindFigures[Window]>;
};

function Figures({ figures, kind, words, window }: FiguresProps) {
  const { cases, breached, creditDays, median, keptPerMille } = figures;
  const other: Window = window === "days90" ? "days30" : "days90";
  const isLate = median > 100;
  return (
    <>
      <p className={styles.kept}>
        {percentWords(keptPerMille)}
        <small>
          {copy.windows[other]}: {kind[other] ? percentWords(kind[other].keptPerMille) : copy.fewRecent}
        </small>
      </p>
      <p className={`${styles.facts} wrap figures`}>
        <span>
          mediana {isLate ? "" : "até "}
          <b>{timeWords(median, kind.promisedSeconds)}</b>
          {isLate || kind.promisedSeconds === null ? ` (${words.promised})` : ` de ${words.promised}`}
        </span>
        <span>
          <b>{countWords(cases)}</b> casos
        </span>
        <span>
          <b>{countWords(breached)}</b> {breached === 1 ? "atraso" : "atrasos"}
        </span>
        {creditDays > 0 && (
          <span>
            <b>+{countWords(creditDays)}</b> {creditDays === 1 ? "dia" : "dias"}
          </span>
        )}
      </p>
    </>
  );
}
