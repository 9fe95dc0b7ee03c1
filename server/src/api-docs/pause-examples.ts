import type { PauseView } from "@app/contract/pause";
import type { Examples } from "../platform/http/openapi.ts";

const ID = "5b0f4c1e-2a7d-4f60-9c3b-1d8e7a6f5b42";

/** A journey that begins tomorrow. */
const planned: PauseView = {
  access: "active",
  today: "2026-12-20",
  pause: {
    _id: ID,
    reason: "viagem",
    from: "2026-12-21",
    to: "2027-01-02",
    isRunning: false,
    latestTo: "2027-02-18",
  },
  span: { from: "2026-12-21", to: "2027-01-02" },
  moves: [
    {
      kind: "fortnightly-diet",
      dueAt: { before: "2026-12-26T15:00:00.000Z", after: "2027-01-08T15:00:00.000Z" },
    },
  ],
  review: { before: "2026-12-27", after: "2027-01-10" },
  guarantee: { before: "2026-12-25", after: "2027-01-07" },
  validUntil: "2027-11-10",
  planVersion: 2,
  personBy: "2026-12-22T13:05:00.000Z",
};

export const pauseExamples: Examples = {
  "GET /v1/account/pause": { return: { ...planned, pause: null } },
  "POST /v1/account/pause": {
    body: { _id: ID, reason: "viagem", from: "2026-12-21", to: "2027-01-02" },
    return: planned,
  },
  "POST /v1/account/pause/:pauseId": { body: { to: "2027-01-02" }, return: planned },
  "DELETE /v1/account/pause/:pauseId": { return: { ...planned, pause: null, span: null, moves: [] } },
};
