import type { RuleSet } from "../rules/rule-set.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/**
 * `wall`: every second counts. `service`: only seconds within service hours. `opening`: from the moment the team is there,
 * moved to the next opening. `service-days`: the same local time some service days later, moved to the next opening.
 */
export type PromiseClock =
  | { clock: "wall" | "service" | "opening"; length: number }
  /** The length is stated by each promise, in hours. */
  | { clock: "wall"; length: "stated" }
  | { clock: "service-days"; days: number };

export type Credit = "none" | "one" | "two" | "per-started-day" | "one-after-24h";

/** Why the team may pause a clock, and what the pause then needs. */
export type TeamReason =
  | "numero-nao-atende-2-tentativas"
  | "esperando-o-membro"
  | "membro-em-silencio"
  | "saldo-no-gateway"
  | "conferencia-de-identidade";

export type PromiseRule = PromiseClock & {
  memberPauseStopsIt: boolean;
  teamReasons: readonly TeamReason[];
  /** Waiting for the member counts only after this long. */
  waitCountsAfter?: number;
  credit: Credit;
};

const callBack = {
  memberPauseStopsIt: false,
  teamReasons: ["numero-nao-atende-2-tentativas"],
  credit: "none",
} as const;
const planned = { memberPauseStopsIt: true, clock: "wall" } as const;
const fortnight = { ...planned, length: 14 * DAY, teamReasons: ["membro-em-silencio"], credit: "two" } as const;
const dataRequest = {
  clock: "wall",
  memberPauseStopsIt: false,
  teamReasons: ["conferencia-de-identidade"],
  credit: "none",
} as const;

const kinds = {
  "call-back-5min": { clock: "service", length: 5 * 60 * SECOND, ...callBack },
  "call-back-24h": { clock: "opening", length: 24 * HOUR, ...callBack },
  "access-now": { clock: "wall", length: 120 * SECOND, memberPauseStopsIt: false, teamReasons: [], credit: "none" },
  "provisional-plan": { clock: "wall", length: 60 * SECOND, memberPauseStopsIt: false, teamReasons: [], credit: "one" },
  "human-first": { ...planned, length: "stated", teamReasons: ["esperando-o-membro"], credit: "per-started-day" },
  "definitive-plan": {
    ...planned,
    length: 5 * DAY,
    teamReasons: ["esperando-o-membro"],
    waitCountsAfter: 24 * HOUR,
    credit: "per-started-day",
  },
  "fortnightly-diet": fortnight,
  "fortnightly-training": fortnight,
  "weekly-review-opened": { ...planned, length: 7 * DAY, teamReasons: [], credit: "one" },
  "weekly-review-answered": {
    clock: "service-days",
    days: 2,
    memberPauseStopsIt: true,
    teamReasons: [],
    credit: "one",
  },
  "chat-answer": {
    clock: "service",
    length: 8 * HOUR,
    memberPauseStopsIt: false,
    teamReasons: [],
    credit: "one-after-24h",
  },
  "refund-sent": {
    clock: "wall",
    length: 24 * HOUR,
    memberPauseStopsIt: false,
    teamReasons: ["saldo-no-gateway"],
    credit: "none",
  },
  "data-request-now": { ...dataRequest, length: 60 * SECOND },
  "data-request-15d": { ...dataRequest, length: 15 * DAY },
  // A person's look at the guarantee. Nothing stops it: what is looked at was recorded before.
  "guarantee-review": { clock: "wall", length: 72 * HOUR, memberPauseStopsIt: false, teamReasons: [], credit: "none" },
} as const satisfies Record<string, PromiseRule>;

export type PromiseKind = keyof typeof kinds;

const content = {
  kinds: kinds as Record<PromiseKind, PromiseRule>,
  /** In all, for each promise. */
  maxTeamPause: 30 * DAY,
  /** Each. */
  maxMemberPause: 60 * DAY,
  silence: { nudges: 2, days: 7 },
  maxCreditDays: 30,
  /** Every year, beside the weekly hours of `brand.json`. */
  closedOn: ["12-25", "01-01"],
};

export const promiseRules: RuleSet<typeof content> = {
  id: "promises",
  version: "2",
  title: "Promessas: prazos, pausas e créditos",
  author: "Prumo",
  sources: ["What the sales pages and the contract promise"],
  content,
};
