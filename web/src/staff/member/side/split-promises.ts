import type { MemberFile } from "@app/contract/staff/member-file";

type FilePromise = MemberFile["promises"][number];

/** Of what is settled, before the rest is folded. */
const SETTLED_SHOWN = 3;

export const isOwed = ({ state }: FilePromise): boolean =>
  state === "running" || state === "late" || state === "paused";

/** All that is owed, the first due first; of the others the newest, and those before them. */
export function splitPromises(promises: readonly FilePromise[]): Record<"owed" | "settled" | "older", FilePromise[]> {
  const momentOf = ({ fulfilledAt, dueAt }: FilePromise): string => fulfilledAt ?? dueAt;
  const settled = promises.filter((promise) => !isOwed(promise)).sort((a, b) => momentOf(b).localeCompare(momentOf(a)));
  return {
    owed: promises.filter(isOwed).sort((a, b) => a.dueAt.localeCompare(b.dueAt)),
    settled: settled.slice(0, SETTLED_SHOWN),
    older: settled.slice(SETTLED_SHOWN),
  };
}
