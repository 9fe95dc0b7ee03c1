import type { ReviewsView } from "@app/contract/reviews";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { findReview } from "./review-records.ts";

export type OpenReview = NonNullable<ReviewsView["open"]>;

/** The week that waits for answers: open, not sent, and not answered on this device either. */
export function weekToAnswer({ open, sent }: ReviewsView, state: DeviceState, nowMs: number): OpenReview | null {
  if (!open || nowMs >= Date.parse(open.until)) return null;
  const isAnswered = sent.some(({ week }) => week === open.week) || findReview(state, open.week) !== undefined;
  return isAnswered ? null : open;
}
