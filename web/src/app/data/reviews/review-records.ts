import type { WeeklyReview } from "@app/contract/reviews";
import { recordId } from "@app/engine/sync/record-id";
import type { DeviceState, Refusal } from "../../sync/core/device-state.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { viewRecords } from "../../sync/core/view.ts";

/** The same on every device: a week has one review. */
export const reviewIdOf = (week: string): string => recordId("review", week);

export const reviewEdit = (review: WeeklyReview): Edit => ({
  id: reviewIdOf(review.week),
  kind: "review",
  op: "put",
  fields: review,
});

export type ReviewOnDevice = WeeklyReview & {
  /** The server does not have it yet. */
  isUnsent: boolean;
  refused: Refusal | null;
};

/** A week's review, of this device or another. One that is not complete yet on this device is none. */
export function findReview(state: DeviceState, week: string): ReviewOnDevice | undefined {
  const record = viewRecords(state, "review").find(({ id }) => id === reviewIdOf(week));
  const { answers } = (record?.fields ?? {}) as Partial<WeeklyReview>;
  return record && answers && { week, answers, isUnsent: record.unsent > 0, refused: record.refused };
}

/** Those that the server does not have, or has refused; the newest week first. */
export const unsentReviews = (state: DeviceState): ReviewOnDevice[] =>
  viewRecords(state, "review")
    .flatMap(({ fields }) => findReview(state, (fields as Partial<WeeklyReview>).week ?? "") ?? [])
    .filter(({ isUnsent }) => isUnsent)
    .sort((a, b) => (a.week < b.week ? 1 : -1));
