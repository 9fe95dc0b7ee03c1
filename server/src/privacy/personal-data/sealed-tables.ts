import type { Thread } from "@app/contract/conversations";
import type { Half } from "@app/contract/plan-document";
import { memoryPlace, openMemory } from "../../assistant/memory/memory-place.ts";
import { textOfBlocks } from "../../assistant/turn/block-text.ts";
import { exchangePlace, openBlocks } from "../../assistant/turn/exchange-place.ts";
import {
  messagePlace,
  openMessage,
  draftPlace as replyDraftPlace,
} from "../../conversations/messages/message-place.ts";
import { decisionPlace, openDecision } from "../../guarantee/decisions/decision-place.ts";
import { answerPlace, openAnswer } from "../../intake/answers/answer-place.ts";
import { getAskedText } from "../../intake/answers/get-asked-text.ts";
import { assessmentPlace, openAssessment } from "../../intake/assessments/assessment-place.ts";
import { foodActPlace, openFoodAct } from "../../intake/overrides/food-act.ts";
import { openReadingDecision, readingDecisionPlace } from "../../intake/readings/reading-decision-place.ts";
import { openReport, reportPlace } from "../../intake/reported/reported-answer.ts";
import { openReportedSign, reportedSignPlace } from "../../intake/reported-signs/reported-sign-place.ts";
import { draftPlace, openDraft } from "../../plans/drafts/draft-place.ts";
import { openPlan, planPlace } from "../../plans/plan-place.ts";
import { openReasons, withdrawalPlace } from "../../plans/withdrawing/withdrawal-place.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Encryption, SealedPlace } from "../../platform/encryption.ts";
import type { SealedTable } from "../../platform/sealed-rows.ts";
import { openReply, openReview, replyPlace, reviewPlace } from "../../reviews/review-place.ts";
import { breakGlassPlace } from "../../staff/break-glass/break-glass-place.ts";
import { totpPlace } from "../../staff/identity/totp-place.ts";
import { callNotePlace, commentPlace, openCallNote, openComment } from "../../staff/members/note-place.ts";
import { conflictPlace } from "../../sync/conflict-place.ts";
import { openRecord, sealedRecordPlace } from "../../sync/sealed-table.ts";

type Row = Record<string, unknown>;

type Sealed = Omit<SealedTable, "name"> & {
  /** What a member's own copy shows of a row in clear. */
  open?: (encryption: Encryption, row: never) => Row;
};

type SealedTableName = { [Name in keyof DB]: "sealed" extends keyof DB[Name] ? Name : never }[keyof DB];

type Owned = { accountId: string };
type Keyed = Owned & { id: string };
type Opened<Key> = Key & { sealed: Buffer };

/** Of a deletion: the pseudonym of what is retained, which opens with the number that the member was given. */
export const pseudonymPlace = (referenceNumber: string): SealedPlace => ({
  accountId: referenceNumber,
  table: "deletions",
  item: "pseudonym",
});

const ofMember = (table: Omit<Sealed, "purpose">): Sealed => ({ ...table, purpose: "health-data" });

const ownRecord = (table: "own_foods" | "own_meals"): Sealed =>
  ofMember({
    placeOf: ({ accountId, id }: Keyed) => sealedRecordPlace(table, accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) =>
      openRecord(encryption, sealedRecordPlace(table, accountId, id), sealed),
  });

const signature = ({ name, registration }: { name: string; registration: string | null }): string =>
  registration ? `${name}, ${registration}` : name;

/**
 * Every table whose values are sealed: where a row's bytes stand, by which they open, and how they read in the member's
 * own copy. A table with a column `sealed` does not compile until it is here.
 */
const declared: Record<SealedTableName, Sealed> = {
  intakeAnswers: ofMember({
    placeOf: ({ accountId, id }: Keyed) => answerPlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => ({
      answer: openAnswer(encryption, accountId, id, sealed).value,
    }),
  }),
  intakeAssessments: ofMember({
    placeOf: ({ accountId, number }: Owned & { number: number }) => assessmentPlace(accountId, number),
    open: (encryption, row: Opened<Owned & { number: number }>) => openAssessment(encryption, row),
  }),
  reportedSigns: ofMember({
    placeOf: ({ accountId, id }: Keyed) => reportedSignPlace(accountId, id),
    open: (encryption, row: Opened<Keyed>) => ({ rowCode: openReportedSign(encryption, row) }),
  }),
  planVersions: ofMember({
    placeOf: ({ accountId, version }: Owned & { version: number }) => planPlace(accountId, version),
    open(encryption, row: Opened<Owned & { version: number }>) {
      const { inputs: _inputs, ...content } = openPlan(encryption, row);
      return content;
    },
  }),
  planWithdrawals: ofMember({
    placeOf: ({ accountId, version }: Owned & { version: number }) => withdrawalPlace(accountId, version),
    open: (encryption, row: Opened<Owned & { version: number }>) => ({ reasons: openReasons(encryption, row) }),
  }),
  planDrafts: ofMember({
    placeOf: ({ accountId, half }: Owned & { half: string }) => draftPlace(accountId, half),
    open: (encryption, { sealed, ...key }: Opened<Owned & { half: Half }>) => ({
      draft: openDraft(encryption, key, sealed).draft,
    }),
  }),
  weeklyReviews: ofMember({
    placeOf: ({ accountId, id }: Keyed) => reviewPlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => ({
      answers: openReview(encryption, accountId, id, sealed),
    }),
  }),
  reviewReplies: ofMember({
    placeOf: ({ accountId, id }: Keyed) => replyPlace(accountId, id),
    open(encryption, { accountId, id, sealed }: Opened<Keyed>) {
      const { by, text, nextStep } = openReply(encryption, accountId, id, sealed);
      return { by: signature(by), text, nextStep };
    },
  }),
  guaranteeDecisions: ofMember({
    placeOf: ({ accountId, id }: Keyed) => decisionPlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => openDecision(encryption, accountId, id, sealed),
  }),
  conversationMessages: ofMember({
    placeOf: ({ id, ...key }: Keyed & { thread: Thread }) => messagePlace(key, id),
    open(encryption, { sealed, id, ...key }: Opened<Keyed & { thread: Thread }>) {
      const { by, text, card } = openMessage(encryption, key, id, sealed);
      return { ...(by && { by: signature(by) }), text: card?.text ?? text };
    },
  }),
  conversationDrafts: ofMember({
    placeOf: ({ staffId, ...key }: Owned & { thread: Thread; staffId: string }) => replyDraftPlace(key, staffId),
    open: (encryption, { sealed, staffId, ...key }: Opened<Owned & { thread: Thread; staffId: string }>) => ({
      text: encryption.open(replyDraftPlace(key, staffId), sealed),
    }),
  }),
  assistantMessages: ofMember({
    placeOf: ({ accountId, id }: Keyed) => exchangePlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => ({
      text: textOfBlocks(openBlocks(encryption, accountId, id, sealed)),
    }),
  }),
  assistantMemories: ofMember({
    placeOf: ({ accountId, id }: Keyed) => memoryPlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => ({
      text: openMemory(encryption, accountId, id, sealed),
    }),
  }),
  breakGlass: ofMember({
    placeOf: ({ accountId, id }: Keyed) => breakGlassPlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => ({
      reason: encryption.open(breakGlassPlace(accountId, id), sealed),
    }),
  }),
  readingDecisions: ofMember({
    placeOf: ({ accountId, id }: Keyed) => readingDecisionPlace(accountId, id),
    open(encryption, { accountId, id, sealed }: Opened<Keyed>) {
      const { by, reason, message } = openReadingDecision(encryption, accountId, id, sealed);
      return { by: signature(by), reason, message };
    },
  }),
  foodOverrides: ofMember({
    placeOf: ({ accountId, id }: Keyed) => foodActPlace(accountId, id),
    open(encryption, { accountId, id, sealed }: Opened<Keyed>) {
      const { by, food, reason, against } = openFoodAct(encryption, accountId, id, sealed);
      return { by: signature(by), food, reason, against };
    },
  }),
  reportedAnswers: ofMember({
    placeOf: ({ accountId, id }: Keyed) => reportPlace(accountId, id),
    open(encryption, { accountId, id, sealed }: Opened<Keyed>) {
      const { by, ...report } = openReport(encryption, accountId, id, sealed);
      return { by: signature(by), ...report };
    },
  }),
  staffComments: ofMember({
    placeOf: ({ accountId, id }: Keyed) => commentPlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => openComment(encryption, accountId, id, sealed),
  }),
  callNotes: ofMember({
    placeOf: ({ accountId, id }: Keyed) => callNotePlace(accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => openCallNote(encryption, accountId, id, sealed),
  }),
  ownFoods: ownRecord("own_foods"),
  ownMeals: ownRecord("own_meals"),
  syncConflicts: ofMember({
    placeOf: ({ accountId, ...place }: Owned & Parameters<typeof conflictPlace>[1]) => conflictPlace(accountId, place),
    open: (encryption, { accountId, sealed, ...place }: Opened<Owned & Parameters<typeof conflictPlace>[1]>) => ({
      value: JSON.parse(encryption.open(conflictPlace(accountId, place), sealed)),
    }),
  }),
  deletions: ofMember({
    placeOf: ({ referenceNumber }: { referenceNumber: string }) => pseudonymPlace(referenceNumber),
  }),
  staffTotp: { purpose: "staff-secret", placeOf: ({ staffId }: { staffId: string }) => totpPlace(staffId) },
};

export const sealedTables: readonly SealedTable[] = Object.entries(declared).map(([name, { purpose, placeOf }]) => ({
  name: name as SealedTableName,
  purpose,
  placeOf,
}));

/** A member's own copy shows in clear what is stored sealed. */
export function openSealed(encryption: Encryption, name: keyof DB, row: Row): Row {
  const question = name === "intakeAnswers" && { question: getAskedText(String(row["id"])) };
  const table: Partial<Record<keyof DB, Sealed>> = declared;
  const opened = row["sealed"] ? table[name]?.open?.(encryption, row as never) : {};
  return { ...row, ...question, ...opened };
}
