import type { ReviewReply, ReviewsView, WeeklyReview } from "@app/contract/reviews";
import { reviewEdit } from "../../data/reviews/review-records.ts";
import { type DeviceState, emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { recordEdits } from "../../sync/core/edit.ts";

/** A Monday. */
export const WEEK = "2026-12-14";
/** On the day after its Sunday. */
export const NOW = Date.parse("2026-12-21T13:00:00Z");

export const open = { week: WEEK, until: "2026-12-27T03:00:00Z", plannedWorkouts: 3 };

export const answers: WeeklyReview["answers"] = {
  dietDays: 5,
  workouts: 3,
  hunger: 2,
  energy: 4,
  sleep: 3,
  mood: 4,
  obstacle: "social",
  change: null,
};

export const reply = (changes: Partial<ReviewReply> = {}): ReviewReply => ({
  at: "2026-12-21T18:20:00Z",
  by: { name: "Helena Prado", role: "nutri", registration: "CRN-3 12345" },
  text: "Cinco dias e três treinos numa semana com churrasco é uma semana boa. A fome está baixa, então só mexo no sábado.",
  nextStep: "Sexta à noite, deixe um pote com iogurte, aveia e banana na porta da geladeira.",
  ...changes,
});

export const sent = (
  week: string,
  changes: Partial<ReviewsView["sent"][number]> = {},
): ReviewsView["sent"][number] => ({
  week,
  sentAt: "2026-12-20T21:12:00Z",
  replyBy: null,
  reply: null,
  ...changes,
});

/** A device that has reviews in its outbox. */
export const deviceWith = (...weeks: string[]): DeviceState =>
  weeks.reduce(
    (state, week) => patched(state, recordEdits(state, 1_000, [reviewEdit({ week, answers })])),
    emptyState(),
  );

/** The same, with the server's answer to them. */
export function refusedOn(refused: DeviceState["outbox"][number]["refused"], week: string): DeviceState {
  const state = deviceWith(week);
  return { ...state, outbox: state.outbox.map((entry) => ({ ...entry, refused })) };
}
