import type { ReviewsView } from "@app/contract/reviews";
import { expect, test } from "vitest";
import { reviewEdit } from "../../data/reviews/review-records.ts";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { recordEdits } from "../../sync/core/edit.ts";
import { reviewLines } from "./review-lines.ts";

const NOW = Date.parse("2026-12-21T12:00:00Z");
const week = "2026-12-14";
const open = { week, until: "2026-12-27T03:00:00Z", plannedWorkouts: 3 };
const reply = {
  at: "2026-12-20T12:00:00Z",
  by: { name: "Helena Prado", role: "nutri" as const, registration: "CRN-3 1" },
  text: "Boa semana.",
  nextStep: "Um passo.",
};
const sentIn = (sent: string, answer: typeof reply | null) => ({
  week: sent,
  sentAt: "2026-12-19T12:00:00Z",
  replyBy: null,
  reply: answer,
});
const answers = { dietDays: 5, workouts: 3, hunger: 2, energy: 4, sleep: 3, mood: 4, obstacle: "nada", change: null };
const answeredHere = patched(
  emptyState(),
  recordEdits(emptyState(), 1_000, [reviewEdit({ week, answers: { ...answers, obstacle: "nada" } })]),
);

test.each<[string, ReviewsView, typeof answeredHere, ReturnType<typeof reviewLines>]>([
  ["nothing without an open week and a reply", { open: null, sent: [] }, emptyState(), []],
  ["the open week", { open, sent: [] }, emptyState(), ["open"]],
  ["no week that was answered on this device", { open, sent: [] }, answeredHere, []],
  ["no week that was sent from another one", { open, sent: [sentIn(week, null)] }, emptyState(), []],
  ["no week whose time is over", { open: { ...open, until: "2026-12-21T11:59:00Z" }, sent: [] }, emptyState(), []],
  ["a new reply before the open week", { open, sent: [sentIn("2026-12-07", reply)] }, emptyState(), ["reply", "open"]],
  [
    "no reply that is older than four days",
    { open: null, sent: [sentIn("2026-12-07", { ...reply, at: "2026-12-17T11:00:00Z" })] },
    emptyState(),
    [],
  ],
])("Hoje says %s", (_, view, state, lines) => {
  expect(reviewLines(view, state, NOW)).toEqual(lines);
});
