import type { PauseView, PlanPauseView } from "@app/contract/pause";

export const ID = "5b0f4c1e-2a7d-4f60-9c3b-1d8e7a6f5b42";

/** On a Sunday, without a pause. */
export const view = (more: Partial<PauseView> = {}): PauseView => ({
  access: "active",
  today: "2026-12-20",
  pause: null,
  span: null,
  moves: [],
  review: null,
  guarantee: null,
  validUntil: "2027-11-10",
  planVersion: 2,
  personBy: "2026-12-22T13:05:00.000Z",
  ...more,
});

/** What a journey moves. */
export const moved = {
  moves: [
    { kind: "fortnightly-diet", dueAt: { before: "2026-12-26T15:00:00.000Z", after: "2027-01-08T15:00:00.000Z" } },
    { kind: "fortnightly-training", dueAt: { before: "2026-12-27T15:00:00.000Z", after: "2027-01-09T15:00:00.000Z" } },
  ],
  review: { before: "2026-12-27", after: "2027-01-10" },
  guarantee: { before: "2026-12-25", after: "2027-01-07" },
} satisfies Partial<PauseView>;

export const pause = (more: Partial<PlanPauseView> = {}): PlanPauseView => ({
  _id: ID,
  reason: "viagem",
  from: "2026-12-21",
  to: "2027-01-02",
  isRunning: true,
  latestTo: "2027-02-18",
  ...more,
});

/** A week later, in the middle of it. */
export const running = (more: Partial<PlanPauseView> = {}): PauseView =>
  view({
    today: "2026-12-27",
    pause: pause(more),
    ...moved,
    moves: [
      { kind: "fortnightly-diet", dueAt: { before: "2027-01-02T15:00:00.000Z", after: "2027-01-08T15:00:00.000Z" } },
    ],
    review: { before: "2027-01-03", after: "2027-01-10" },
  });
