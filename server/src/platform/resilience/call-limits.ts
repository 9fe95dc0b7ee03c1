import { createMemoryRateLimit, type RateLimit } from "./rate-limits.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Calls of one account, person or network and node: how many, in how many seconds. Counted in each node's memory. */
const CALLS = {
  /** A device pushes after each entry and pulls page by page. */
  syncPerAccount: [120, MINUTE],
  /** Closing opens every answer. */
  intakePerAccount: [60, MINUTE],
  /** Each reading opens the whole document. */
  planPerAccount: [60, MINUTE],
  /** Codes that one network tries: 60 bits are beyond guessing, but each answer opens a document. */
  verificationsPerIp: [20, MINUTE],
  /** Each reading opens the plan and computes every target. */
  workoutsPerAccount: [60, MINUTE],
  /** Days that a device does not hold, and sums of up to 400 days. */
  diaryPerAccount: [120, MINUTE],
  /** Each reading opens the plan and every reply. */
  reviewsPerAccount: [60, MINUTE],
  /** Each reading opens the diary, workouts and reviews of a month. */
  guaranteeReadsPerAccount: [60, MINUTE],
  /** Requests, objections and choices. */
  guaranteeRequestsPerAccount: [20, HOUR],
  /** Readings and changes: each looks at every promise. */
  pausesPerAccount: [60, MINUTE],
  /** An open thread asks every 15 seconds on each device, and scrolls page by page. */
  threadsPerAccount: [120, MINUTE],
  /** The day's limit of questions is a matter of the plan; this one is against a machine that asks. */
  questionsPerAccount: [12, MINUTE],
  /** Readings and deletions: pages, and an answer that is read again after a lost connection. */
  assistantReadsPerAccount: [120, MINUTE],
  /** A page of thirty sentences, edited one by one. */
  memoriesPerAccount: [60, MINUTE],
  /** Changes: each one may send an e-mail. */
  bookingsPerAccount: [20, HOUR],
  /** Each proposal composes for up to two seconds. */
  planProposalsPerStaff: [20, MINUTE],
  /** An editor saves a second after the last change. */
  draftSavesPerStaff: [120, MINUTE],
  /** Messages and hand-overs. */
  messagesPerStaff: [60, MINUTE],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

export type CallLimits = Record<keyof typeof CALLS, Pick<RateLimit, "consume">>;

export const createCallLimits = (factor: number): CallLimits =>
  Object.fromEntries(
    Object.entries(CALLS).map(([name, [points, seconds]]) => [
      name,
      createMemoryRateLimit({ points: points * factor, seconds }),
    ]),
  ) as CallLimits;
