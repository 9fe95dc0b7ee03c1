import { type CorrespondentRole, THREADS } from "@app/contract/conversations";
import type { SupportInbox } from "@app/contract/staff/conversations";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { ageInSeconds } from "../../platform/time.ts";
import { listOwedPromises, type OwedPromise } from "../../promises/queries.ts";
import type { Deps } from "../deps.ts";
import type { ThreadKey } from "./thread-key.ts";
import { countWaiting, findThread, listFirstTimes, listSupport, listWaiting } from "./thread-store.ts";

/** Whether anything was ever written there. */
export const hasThread = async (db: Db, key: ThreadKey): Promise<boolean> => (await findThread(db, key)) !== undefined;

type SupportThread = Omit<SupportInbox["threads"][number], "name">;

/** Threads with support: those that wait first, the nearest promise before the others. */
export async function listSupportThreads(
  deps: Pick<PlatformDeps, "now">,
  db: Db,
  limit: number,
): Promise<SupportThread[]> {
  const rows = await listSupport(db, limit);
  const accountIds = rows.flatMap(({ accountId, promisedFor }) => (promisedFor.length > 0 ? [accountId] : []));
  const owed = await listOwedPromises(deps, db, { accountIds, kinds: ["chat-answer"] });
  const dueAt = new Map(owed.toReversed().map((promise) => [promise.subject, promise.dueAt]));
  const now = deps.now();
  const threads = rows.map(({ accountId, lastAt, waitingSince, promisedFor, unread }) => {
    const [due = null] = promisedFor.flatMap((id) => dueAt.get(id) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
    return { accountId, lastAt, waitingSince, unread, due };
  });
  return threads
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ accountId, lastAt, waitingSince, unread, due }) => ({
      memberId: accountId,
      lastAt: lastAt.toISOString(),
      unread,
      waiting: waitingSince && {
        since: waitingSince.toISOString(),
        dueAt: due?.toISOString() ?? null,
        isLate: due !== null && due < now,
      },
    }));
}

/** Sorting is stable: among those without a promise the order of the store stays. */
const orderOf = ({ due, waitingSince }: { due: Date | null; waitingSince: Date | null }): number =>
  due?.getTime() ?? (waitingSince ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER);

/** By account, when its thread with the team began. */
export const listThreadStarts = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Date>> =>
  new Map((await listFirstTimes(db, "team", accountIds)).map(({ accountId, sentAt }) => [accountId, sentAt]));

type Waiting = {
  since: Date;
  holder: CorrespondentRole | null;
  /** The messages to which an answer was promised. */
  promisedFor: readonly string[];
};

/** By account, since when its oldest message to the team waits for a person, and for whom. */
export const listWaitingThreads = async (db: Db, accountIds: readonly string[]): Promise<Map<string, Waiting>> =>
  new Map(
    (await listWaiting(db, "team", accountIds)).flatMap(({ accountId, waitingSince, holder, promisedFor }) =>
      waitingSince ? [[accountId, { since: waitingSince, holder, promisedFor }]] : [],
    ),
  );

/** Of the answers promised to these messages those that are still owed, late or not; the first due first. */
export async function listOwedAnswers(
  deps: Pick<PlatformDeps, "now">,
  db: Db,
  { accountId, promisedFor }: { accountId: string; promisedFor: readonly string[] },
): Promise<OwedPromise[]> {
  if (promisedFor.length === 0) return [];
  const owed = await listOwedPromises(deps, db, { accountIds: [accountId], kinds: ["chat-answer"] });
  return owed.filter(({ subject }) => promisedFor.includes(subject));
}

/** By thread, how many members wait for a person, and for how long the first of them. */
export async function conversationMetrics({ db, now }: Pick<Deps, "db" | "now">) {
  const waiting = await countWaiting(db);
  return THREADS.map((thread) => {
    const { count = 0, oldest = null } = waiting.find((one) => one.thread === thread) ?? {};
    return { thread, count, oldestSeconds: ageInSeconds(oldest, now()) };
  });
}
