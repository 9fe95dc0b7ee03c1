import type { MemberFile } from "@app/contract/staff/member-file";
import type { ReactNode } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import { Ring, type RingState } from "../../../ui/ring/ring.tsx";
import { formatLeft, formatNear } from "../../time/moments.ts";
import parts from "../parts/parts.module.css";
import { PromisePause } from "../pause/promise-pause.tsx";
import styles from "./side.module.css";
import { isOwed, splitPromises } from "./split-promises.ts";

const copy = memberCopy.promises;
type FilePromise = MemberFile["promises"][number];

/** Under it the ring turns to the colour of a warning. */
const SHORT = 0.25;

/** Kept late keeps its red ring: the credit says so. */
const ringOf = ({ state, left }: FilePromise): RingState => {
  if (state === "running") return left < SHORT ? "short" : "running";
  if (state === "late" || state === "kept-late") return "late";
  return state === "kept" ? "kept" : "paused";
};

const saidOf = (promise: FilePromise): keyof typeof copy.signs =>
  promise.state === "running" && promise.left < SHORT ? "short" : promise.state;

function timeOf({ state, dueAt, fulfilledAt }: FilePromise, now: number): string {
  if (state === "paused" || state === "void") return copy.signs[state];
  return formatNear(fulfilledAt ?? dueAt, now);
}

type PromiseListProps = {
  file: Pick<MemberFile, "memberId" | "name" | "promises">;
  now: number;
  /** Whether the reader may stop a clock. */
  mayPause: boolean;
};

/** What was promised to the member, each with the share of its time that is left: what is owed first, old ones folded. */
export function PromiseList({ file, now, mayPause }: PromiseListProps) {
  const { owed, settled, older } = splitPromises(file.promises);
  const rows = (some: readonly FilePromise[]) =>
    some.map((promise) => (
      <PromiseRow key={promise._id} promise={promise} now={now}>
        <PromisePause member={file} promise={promise} now={now} mayPause={mayPause} />
      </PromiseRow>
    ));
  return (
    <>
      {owed.length === 0 ? <p className={parts.hint}>{copy.none}</p> : null}
      <ul className={styles.promises}>{rows([...owed, ...settled])}</ul>
      {older.length > 0 ? (
        <details className={styles.older}>
          <summary>{copy.older(older.length)}</summary>
          <ul className={styles.promises}>{rows(older)}</ul>
        </details>
      ) : null}
    </>
  );
}

type PromiseRowProps = { promise: FilePromise; now: number; children: ReactNode };

function PromiseRow({ promise, now, children }: PromiseRowProps) {
  const { text, state, dueAt, left, creditDays } = promise;
  return (
    <li>
      <Ring left={left} state={ringOf(promise)} size="line" />
      <span>
        {text}
        <span className="sr-only">, {copy.signs[saidOf(promise)]}</span>
        {isOwed(promise) && state !== "paused" ? <small className={styles.left}>{formatLeft(dueAt, now)}</small> : null}
      </span>
      <span className={styles.moment}>
        {creditDays > 0 ? <b className={styles.credit}>{copy.credit(creditDays)}</b> : null}
        <b>{timeOf(promise, now)}</b>
      </span>
      {children}
    </li>
  );
}
