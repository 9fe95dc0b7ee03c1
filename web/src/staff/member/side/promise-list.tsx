import type { MemberFile } from "@app/contract/staff/member-file";
import { memberCopy } from "../../../content/staff/member.ts";
import { Ring, type RingState } from "../../../ui/ring/ring.tsx";
import { formatLeft, formatNear } from "../../time/moments.ts";
import parts from "../parts/parts.module.css";
import styles from "./side.module.css";

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

function timeOf({ state, dueAt, fulfilledAt, creditDays }: FilePromise, now: number): string {
  if (creditDays > 0) return copy.credit(creditDays);
  if (state === "paused" || state === "void") return copy.signs[state];
  return formatNear(fulfilledAt ?? dueAt, now);
}

type PromiseListProps = { promises: readonly FilePromise[]; now: number };

/** What was promised to the member, each with the share of its time that is left. */
export function PromiseList({ promises, now }: PromiseListProps) {
  if (promises.length === 0) return <p className={parts.hint}>{copy.none}</p>;
  return (
    <ul className={styles.promises}>
      {promises.map((promise) => (
        <li key={promise._id} title={promise.state === "running" ? formatLeft(promise.dueAt, now) : undefined}>
          <Ring left={promise.left} state={ringOf(promise)} size="line" />
          <span>
            {promise.text}
            <span className="sr-only">, {copy.signs[saidOf(promise)]}</span>
          </span>
          <b>{timeOf(promise, now)}</b>
        </li>
      ))}
    </ul>
  );
}
