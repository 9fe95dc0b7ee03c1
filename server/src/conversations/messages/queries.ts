import { createHash } from "node:crypto";
import { type Correspondent, type Message, THREADS } from "@app/contract/conversations";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import type { ThreadKey } from "../threads/thread-key.ts";
import {
  type AskedRow,
  findLastAnswer,
  findLastMemberMessage,
  listAsked,
  listLineIds,
  listMessages,
  listQuestions,
  listTeamMoments,
  type Question,
} from "./message-store.ts";

/** Of the line that says that a message was taken back: always the same one, so that it is written once. */
export function withdrawalIdOf(messageId: string): string {
  const hex = createHash("sha256").update(`withdrawal ${messageId}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

type AskedState = "waiting" | "answered" | "withdrawn";

/** How questions stand, by their ids, as the thread shows it; one that the member never sent is missing. */
export async function listAskedStates(
  db: Db,
  key: ThreadKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedState>> {
  if (ids.length === 0) return new Map();
  const rows = await listAsked(
    db,
    key,
    ids.map((id) => ({ id, withdrawalId: withdrawalIdOf(id) })),
  );
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

const stateOf = ({ isAnswered, isWithdrawn }: AskedRow): AskedState =>
  isWithdrawn ? "withdrawn" : isAnswered ? "answered" : "waiting";

/** The member's messages that nobody has answered and the member has not taken back, the oldest first. */
export async function listOpenQuestions(db: Db, key: ThreadKey): Promise<Question[]> {
  const questions = await listQuestions(db, key, await findLastAnswer(db, key));
  const withdrawn = new Set(
    await listLineIds(
      db,
      key,
      questions.map(({ id }) => withdrawalIdOf(id)),
    ),
  );
  return questions.filter(({ id }) => !withdrawn.has(withdrawalIdOf(id)));
}

/** Of a thread's end: the member's last two messages are among them, with the cards and answers between. */
const RECENT_LINES = 8;

type Recent = { since: Date; without?: readonly string[]; limit: number };

/** What a member wrote to people last, in whichever thread, the oldest first. */
export async function listRecentMessages(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  db: Db,
  accountId: string,
  { since, without = [], limit }: Recent,
): Promise<{ at: Date; text: string }[]> {
  const encryption = keyRing.encryption("health-data");
  const lines = [];
  for (const thread of THREADS)
    lines.push(...(await listMessages(db, encryption, { accountId, thread }, { limit: RECENT_LINES })));
  return lines
    .filter(({ author, sentAt, id }) => author === "member" && sentAt > since && !without.includes(id))
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime())
    .slice(-limit)
    .map(({ sentAt, text }) => ({ at: sentAt, text }));
}

const MAX_LISTED = 200;

export type ThreadEvent = { id: string; at: Date; from: Message["from"]; by: Correspondent | null; text: string };

/** What was written in a member's thread with the team, the newest first. Of a card its own text. */
export async function listThreadEvents(
  { keyRing }: Pick<PlatformDeps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<ThreadEvent[]> {
  const key = { accountId, thread: "team" } as const;
  const messages = await listMessages(tx, keyRing.encryption("health-data"), key, { limit: MAX_LISTED });
  return messages
    .map(({ id, sentAt, author, by, text, card }) => ({
      id,
      at: sentAt,
      from: author,
      by: by ?? null,
      text: card?.text ?? text,
    }))
    .toReversed();
}

/** When a member last wrote to the team, and when the team wrote since then without an answer; oldest first. */
export async function listUnanswered(
  db: Db,
  accountId: string,
): Promise<{ lastWrittenAt: Date | null; unanswered: Date[] }> {
  const last = await findLastMemberMessage(db, accountId);
  return { lastWrittenAt: last?.sentAt ?? null, unanswered: await listTeamMoments(db, accountId, last?.seq ?? 0) };
}
