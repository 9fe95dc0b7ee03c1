import { WeeklyReview } from "@app/contract/reviews";
import { recordId } from "@app/engine/sync/record-id";
import * as z from "zod/mini";
import { isMonday, isStorableDay } from "../../plans/layer/plan-part.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { RecordKind, TouchedRecords } from "../../sync/record-kind.ts";
import { eraseReplies, eraseReviews, listReplied } from "../review-store.ts";
import { weeksTakenAt } from "../review-window.ts";
import { createReviewStore } from "./record-store.ts";

const { week: Week, answers: Answers } = WeeklyReview.shape;
const Put = z.strictObject({ week: Week, answers: z.strictObject(Answers.shape) });

type Options = { encryption: Encryption; afterSave: NonNullable<RecordKind["afterSave"]> };

/** The member's half of a weekly review. */
export const createReviewKind = ({ encryption, afterSave }: Options): RecordKind => ({
  name: "review",
  purpose: "health-data",
  fields: ["week", "answers"],
  encryption,
  parse: parseReview,
  listClosed: listClosedReviews,
  ...createReviewStore(encryption),
  async erase(tx, accountId) {
    await eraseReviews(tx, accountId);
    await eraseReplies(tx, accountId);
  },
  afterSave,
});

function parseReview(fields: Record<string, unknown>, id: string): Record<string, unknown> | undefined {
  const { success, data } = Put.safeParse(fields);
  if (!success) return undefined;
  const { week, answers } = data;
  if (!isStorableDay(week) || !isMonday(week) || id !== recordId("review", week)) return undefined;
  const { dietDays, workouts, hunger, energy, sleep, mood, obstacle, change } = answers;
  return { week, answers: { dietDays, workouts, hunger, energy, sleep, mood, obstacle, change } };
}

/** Once someone has replied, and outside of the time in which a week is taken, a review stays as it is; none is deleted. */
async function listClosedReviews(tx: Db, { accountId, mutations, now }: TouchedRecords): Promise<string[]> {
  const taken = weeksTakenAt(now).map((week) => recordId("review", week));
  const replied = await listReplied(tx, accountId, taken);
  const open = new Set(taken.filter((id) => !replied.includes(id)));
  return mutations.flatMap(({ id, op }) => (op === "delete" || !open.has(id) ? [id] : []));
}
