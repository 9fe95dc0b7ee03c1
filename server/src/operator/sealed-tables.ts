import type { Thread } from "@app/contract/conversations";
import { memoryPlace } from "../assistant/memory/memory-place.ts";
import { exchangePlace } from "../assistant/turn/exchange-place.ts";
import { messagePlace, draftPlace as replyDraftPlace } from "../conversations/messages/message-place.ts";
import { decisionPlace } from "../guarantee/decisions/decision-place.ts";
import { answerPlace } from "../intake/answers/answer-place.ts";
import { assessmentPlace } from "../intake/assessments/assessment-place.ts";
import { foodActPlace } from "../intake/overrides/food-act.ts";
import { readingDecisionPlace } from "../intake/readings/reading-decision-place.ts";
import { reportPlace } from "../intake/reported/reported-answer.ts";
import { draftPlace } from "../plans/drafts/draft-place.ts";
import { planPlace } from "../plans/plan-place.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { countStale, type SealedTable } from "../platform/sealed-rows.ts";
import { replyPlace, reviewPlace } from "../reviews/review-place.ts";
import { breakGlassPlace } from "../staff/break-glass/break-glass-place.ts";
import { totpPlace } from "../staff/identity/totp-place.ts";
import { callNotePlace, commentPlace } from "../staff/members/note-place.ts";
import { conflictPlace } from "../sync/conflict-place.ts";
import { sealedRecordPlace } from "../sync/sealed-table.ts";

type Owned = { accountId: string };

const ofMembers: readonly Omit<SealedTable, "purpose">[] = [
  { name: "intakeAnswers", placeOf: ({ accountId, id }: Owned & { id: string }) => answerPlace(accountId, id) },
  {
    name: "intakeAssessments",
    placeOf: ({ accountId, number }: Owned & { number: number }) => assessmentPlace(accountId, number),
  },
  {
    name: "planVersions",
    placeOf: ({ accountId, version }: Owned & { version: number }) => planPlace(accountId, version),
  },
  { name: "planDrafts", placeOf: ({ accountId, half }: Owned & { half: string }) => draftPlace(accountId, half) },
  { name: "weeklyReviews", placeOf: ({ accountId, id }: Owned & { id: string }) => reviewPlace(accountId, id) },
  { name: "reviewReplies", placeOf: ({ accountId, id }: Owned & { id: string }) => replyPlace(accountId, id) },
  { name: "guaranteeDecisions", placeOf: ({ accountId, id }: Owned & { id: string }) => decisionPlace(accountId, id) },
  {
    name: "conversationMessages",
    placeOf: ({ id, ...key }: Owned & { thread: Thread; id: string }) => messagePlace(key, id),
  },
  {
    name: "conversationDrafts",
    placeOf: ({ staffId, ...key }: Owned & { thread: Thread; staffId: string }) => replyDraftPlace(key, staffId),
  },
  { name: "assistantMessages", placeOf: ({ accountId, id }: Owned & { id: string }) => exchangePlace(accountId, id) },
  { name: "assistantMemories", placeOf: ({ accountId, id }: Owned & { id: string }) => memoryPlace(accountId, id) },
  { name: "breakGlass", placeOf: ({ accountId, id }: Owned & { id: string }) => breakGlassPlace(accountId, id) },
  {
    name: "readingDecisions",
    placeOf: ({ accountId, id }: Owned & { id: string }) => readingDecisionPlace(accountId, id),
  },
  { name: "foodOverrides", placeOf: ({ accountId, id }: Owned & { id: string }) => foodActPlace(accountId, id) },
  { name: "reportedAnswers", placeOf: ({ accountId, id }: Owned & { id: string }) => reportPlace(accountId, id) },
  { name: "staffComments", placeOf: ({ accountId, id }: Owned & { id: string }) => commentPlace(accountId, id) },
  { name: "callNotes", placeOf: ({ accountId, id }: Owned & { id: string }) => callNotePlace(accountId, id) },
  {
    name: "ownFoods",
    placeOf: ({ accountId, id }: Owned & { id: string }) => sealedRecordPlace("own_foods", accountId, id),
  },
  {
    name: "ownMeals",
    placeOf: ({ accountId, id }: Owned & { id: string }) => sealedRecordPlace("own_meals", accountId, id),
  },
  {
    name: "syncConflicts",
    placeOf: ({ accountId, ...place }: Owned & Parameters<typeof conflictPlace>[1]) => conflictPlace(accountId, place),
  },
];

/** Every table whose values are sealed. */
export const sealedTables: readonly SealedTable[] = [
  ...ofMembers.map((table) => ({ ...table, purpose: "health-data" as const })),
  { name: "staffTotp", purpose: "staff-secret", placeOf: ({ staffId }: { staffId: string }) => totpPlace(staffId) },
];

/** Values that an old secret sealed: it has to stay in SECRET_KEYS_OLD until there are none. */
export async function countStaleValues({ db, keyRing }: Pick<PlatformDeps, "db" | "keyRing">): Promise<number> {
  let count = 0;
  for (const table of sealedTables) count += await countStale(db, keyRing.encryption(table.purpose), table);
  return count;
}
