/** What asks for a professional's attention to one member. */
export type AttentionFacts = {
  /** A level that a person must look at, strong pain, or a crisis. */
  readonly redFlag: boolean;
  /** Until the nearest running promise is due, below zero when it is late; null: none runs. */
  readonly hoursLeft: number | null;
  /** Service hours since the member's oldest message without an answer. */
  readonly unansweredServiceHours: number | null;
  readonly reviewUnread: boolean;
  /** The member's rate beside the planned one, in % of body mass a week; null: not known. */
  readonly drift: {
    readonly rate: number;
    readonly planned: number;
    readonly band: number;
    readonly intervalExcludesPlan: boolean;
  } | null;
  readonly daysWithoutLog: number | null;
  /** Of the programme, from 1. */
  readonly week: number;
};

/** Each between 0 and 2: the letters of the formula. */
export type AttentionParts = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** A red flag outweighs everything else together but a promise that is days late. */
const WEIGHTS = { F: 1000, D: 400, C: 200, R: 120, T: 100, N: 80, W: 40 } as const;

/** A promise counts from a day before it is due, a message fully after a service day. */
const PROMISE_HOURS = 24;
const MESSAGE_HOURS = 8;
/** Silence counts from the fourth day on, fully a week later. */
const SILENCE = { from: 3, days: 7 };
/** The weeks in which most people drop out. */
const DROP_OUT_WEEKS = { first: 4, last: 8 };

export function attentionOf(facts: AttentionFacts): { parts: AttentionParts; exact: number; score: number } {
  const parts: AttentionParts = {
    F: facts.redFlag ? 1 : 0,
    D: facts.hoursLeft === null ? 0 : clamp(1 - facts.hoursLeft / PROMISE_HOURS, 0, 2),
    C: facts.unansweredServiceHours === null ? 0 : clamp(facts.unansweredServiceHours / MESSAGE_HOURS, 0, 2),
    R: facts.reviewUnread ? 1 : 0,
    T: driftOf(facts.drift),
    N: facts.daysWithoutLog === null ? 0 : clamp((facts.daysWithoutLog - SILENCE.from) / SILENCE.days, 0, 1),
    W: facts.week >= DROP_OUT_WEEKS.first && facts.week <= DROP_OUT_WEEKS.last ? 1 : 0,
  };
  const exact = Object.entries(WEIGHTS).reduce((sum, [part, weight]) => sum + weight * parts[part as "F"], 0);
  return { parts, exact, score: Math.floor(exact + 0.5) };
}

/** What each part adds to the score, in points. */
export const pointsOf = (parts: AttentionParts): AttentionParts =>
  Object.fromEntries(
    Object.entries(WEIGHTS).map(([part, weight]) => [part, Math.floor(weight * parts[part as "F"] + 0.5)]),
  ) as AttentionParts;

type Waiting = { readonly score: number; readonly since: number };

/** The highest score first; of two alike who has waited longer. */
export const byAttention = (a: Waiting, b: Waiting): number => b.score - a.score || a.since - b.since;

const driftOf = (drift: AttentionFacts["drift"]): number =>
  drift?.intervalExcludesPlan ? Math.min(Math.abs(drift.rate - drift.planned) / drift.band, 2) : 0;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
