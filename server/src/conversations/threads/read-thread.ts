import { type CorrespondentRole, MESSAGES_PER_PAGE, type Message, type ThreadPage } from "@app/contract/conversations";
import { serviceTimeBetween } from "@app/engine/promises/service-time";
import type { Db } from "../../platform/database/db.ts";
import { MINUTE_MS } from "../../platform/time.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import type { Deps } from "../deps.ts";
import { listMessages, type StoredMessage } from "../messages/message-store.ts";
import { listOwedAnswers } from "./queries.ts";
import type { ThreadKey } from "./thread-key.ts";
import { findThread, type StoredThread } from "./thread-store.ts";

type ReadDeps = Pick<Deps, "now" | "keyRing">;
type Query = { before?: number | undefined; after?: number | undefined };

/** A page of a thread: the newest, the one before a message, or what came after one. */
export async function readThread(
  deps: ReadDeps,
  tx: Db,
  key: ThreadKey,
  query: Query,
): Promise<ThreadPage & { holder: CorrespondentRole | null }> {
  const found = await findThread(tx, key);
  if (!found) return { thread: key.thread, ...EMPTY };
  const { thread, lastSeq, readByMember, readByTeam, holder } = found;
  const encryption = deps.keyRing.encryption("health-data");
  const page = await listMessages(tx, encryption, key, { ...query, limit: MESSAGES_PER_PAGE });
  // What arrived between the two statements is left to the next look, which then has its marks too.
  const messages = page.filter(({ seq }) => seq <= lastSeq);
  return {
    thread,
    messages: messages.map(viewMessage),
    // Places have no gaps.
    hasOlder: (messages[0]?.seq ?? 1) > 1,
    lastSeq,
    readByMember,
    readByTeam,
    waiting: await viewWaiting(deps, tx, found),
    holder,
  };
}

const EMPTY = {
  messages: [],
  hasOlder: false,
  lastSeq: 0,
  readByMember: 0,
  readByTeam: 0,
  waiting: null,
  holder: null,
};

export async function viewWaiting(
  deps: Pick<Deps, "now">,
  db: Db,
  { accountId, waitingSince, promisedFor }: Pick<StoredThread, "accountId" | "waitingSince" | "promisedFor">,
): Promise<ThreadPage["waiting"]> {
  if (!waitingSince) return null;
  const [first] = await listOwedAnswers(deps, db, { accountId, promisedFor });
  return {
    since: waitingSince.toISOString(),
    dueAt: first?.dueAt.toISOString() ?? null,
    isLate: first !== undefined && first.dueAt < deps.now(),
  };
}

const viewMessage = ({
  seq,
  id,
  author,
  sentAt,
  askedAt,
  dueAt,
  text,
  by,
  card,
  withdraws,
}: StoredMessage): Message => ({
  _id: id,
  seq,
  at: sentAt.toISOString(),
  from: author,
  by: by ?? null,
  text,
  card: card ?? null,
  answered:
    askedAt && dueAt
      ? {
          serviceMinutes: Math.round(serviceTimeBetween(promiseHours, askedAt.getTime(), sentAt.getTime()) / MINUTE_MS),
          dueAt: dueAt.toISOString(),
          isLate: sentAt > dueAt,
        }
      : null,
  ...(withdraws && { withdraws }),
});
