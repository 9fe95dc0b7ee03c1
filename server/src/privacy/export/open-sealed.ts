import type { Thread } from "@app/contract/conversations";
import type { Half } from "@app/contract/plan-document";
import { openMemory } from "../../assistant/memory/memory-place.ts";
import { textOfBlocks } from "../../assistant/turn/block-text.ts";
import { openBlocks } from "../../assistant/turn/exchange-place.ts";
import { draftPlace, openMessage } from "../../conversations/messages/message-place.ts";
import { openDecision } from "../../guarantee/decisions/decision-place.ts";
import { openAnswer } from "../../intake/answers/answer-place.ts";
import { getAskedText } from "../../intake/answers/get-asked-text.ts";
import { openDetails } from "../../intake/assessments/assessment-place.ts";
import { openFoodAct } from "../../intake/overrides/food-act.ts";
import { openReadingDecision } from "../../intake/readings/reading-decision-place.ts";
import { openReport } from "../../intake/reported/reported-answer.ts";
import { openDraft } from "../../plans/drafts/draft-place.ts";
import { openPlan } from "../../plans/plan-place.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { openReply, openReview } from "../../reviews/review-place.ts";
import { breakGlassPlace } from "../../staff/break-glass/break-glass-place.ts";
import { openCallNote, openComment } from "../../staff/members/note-place.ts";
import { conflictPlace } from "../../sync/conflict-place.ts";
import { openRecord, sealedRecordPlace } from "../../sync/sealed-table.ts";
import type { PersonalTableName } from "../personal-data/personal-data.ts";
import type { Row } from "../personal-data-store.ts";

type Sealed = { accountId: string; sealed: Buffer | null };

type Open = (encryption: Encryption, row: never) => Row;

const openOwn =
  (table: "own_foods" | "own_meals"): Open =>
  (encryption, { accountId, id, sealed }: Sealed & { id: string }) =>
    sealed ? openRecord(encryption, sealedRecordPlace(table, accountId, id), sealed) : {};

/** A member's own copy shows in clear what is stored sealed. */
const openers: Partial<Record<PersonalTableName, Open>> = {
  intakeAnswers: (encryption, { accountId, id, sealed }: Sealed & { id: string }) => ({
    question: getAskedText(id),
    ...(sealed && { answer: openAnswer(encryption, accountId, id, sealed).value }),
  }),
  intakeAssessments: (encryption, { accountId, number, sealed }: Sealed & { number: number }) => ({
    ...(sealed && { details: openDetails(encryption, { accountId, number, sealed }) }),
  }),
  planVersions(encryption, { accountId, version, sealed }: Sealed & { version: number }) {
    if (!sealed) return {};
    const { inputs: _inputs, ...content } = openPlan(encryption, { accountId, version, sealed });
    return content;
  },
  planDrafts: (encryption, { accountId, half, sealed }: Sealed & { half: Half }) =>
    sealed ? { draft: openDraft(encryption, { accountId, half }, sealed).draft } : {},
  ownFoods: openOwn("own_foods"),
  ownMeals: openOwn("own_meals"),
  weeklyReviews: (encryption, { accountId, id, sealed }: Sealed & { id: string }) => ({
    ...(sealed && { answers: openReview(encryption, accountId, id, sealed) }),
  }),
  reviewReplies(encryption, { accountId, id, sealed }: Sealed & { id: string }) {
    if (!sealed) return {};
    const { by, text, nextStep } = openReply(encryption, accountId, id, sealed);
    return { by: `${by.name}, ${by.registration}`, text, nextStep };
  },
  guaranteeDecisions: (encryption, { accountId, id, sealed }: Sealed & { id: string }) => ({
    ...(sealed && openDecision(encryption, accountId, id, sealed)),
  }),
  assistantMessages: (encryption, { accountId, id, sealed }: Sealed & { id: string }) =>
    sealed ? { text: textOfBlocks(openBlocks(encryption, accountId, id, sealed)) } : {},
  conversationMessages(encryption, { sealed, id, ...key }: Sealed & { thread: Thread; id: string }) {
    if (!sealed) return {};
    const { by, text, card } = openMessage(encryption, key, id, sealed);
    const signature = by && (by.registration ? `${by.name}, ${by.registration}` : by.name);
    return { ...(signature && { by: signature }), text: card?.text ?? text };
  },
  conversationDrafts: (encryption, { sealed, staffId, ...key }: Sealed & { thread: Thread; staffId: string }) =>
    sealed ? { text: encryption.open(draftPlace(key, staffId), sealed) } : {},
  assistantMemories: (encryption, { accountId, id, sealed }: Sealed & { id: string }) =>
    sealed ? { text: openMemory(encryption, accountId, id, sealed) } : {},
  breakGlass: (encryption, { accountId, id, sealed }: Sealed & { id: string }) =>
    sealed ? { reason: encryption.open(breakGlassPlace(accountId, id), sealed) } : {},
  readingDecisions(encryption, { accountId, id, sealed }: Sealed & { id: string }) {
    if (!sealed) return {};
    const { by, reason, message } = openReadingDecision(encryption, accountId, id, sealed);
    return { by: `${by.name}, ${by.registration}`, reason, message };
  },
  foodOverrides(encryption, { accountId, id, sealed }: Sealed & { id: string }) {
    if (!sealed) return {};
    const { by, food, reason, against } = openFoodAct(encryption, accountId, id, sealed);
    return { by: `${by.name}, ${by.registration}`, food, reason, against };
  },
  reportedAnswers(encryption, { accountId, id, sealed }: Sealed & { id: string }) {
    if (!sealed) return {};
    const { by, ...report } = openReport(encryption, accountId, id, sealed);
    return { by: `${by.name}, ${by.registration}`, ...report };
  },
  staffComments: (encryption, { accountId, id, sealed }: Sealed & { id: string }) => ({
    ...(sealed && openComment(encryption, accountId, id, sealed)),
  }),
  callNotes: (encryption, { accountId, id, sealed }: Sealed & { id: string }) => ({
    ...(sealed && openCallNote(encryption, accountId, id, sealed)),
  }),
  syncConflicts: (encryption, { accountId, sealed, ...place }: Sealed & Parameters<typeof conflictPlace>[1]) =>
    sealed ? { value: JSON.parse(encryption.open(conflictPlace(accountId, place), sealed)) } : {},
};

export const openSealed = (encryption: Encryption, name: PersonalTableName, row: Row): Row => ({
  ...row,
  ...openers[name]?.(encryption, row as never),
});
