import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { Id } from "./values.ts";

// What the business promised a member, as its ledger has it. Every text is Portuguese, ready for display, and none of them
// is about health: a message is named by its day, a review by its week.

const At = z.iso.datetime();

/**
 * `coming`: its clock starts later · `running` · `paused` · `late`: past its time and still owed · `kept` · `kept-late` ·
 * `missed`: past its time, and then nobody's to keep any more. What became void in time is not shown.
 */
export const MEMBER_PROMISE_STATES = ["coming", "running", "paused", "late", "kept", "kept-late", "missed"] as const;

export const MemberPromise = z.object({
  _id: Id,
  /** A kind of the ledger. */
  kind: z.string(),
  /** "Resposta da revisão de 16/11". */
  title: z.string(),
  /** What happens, what happened, or why it stands still. */
  text: z.string(),
  state: z.enum(MEMBER_PROMISE_STATES),
  startsAt: At,
  /** As known now: a pause that runs moves it on. */
  dueAt: At,
  /** Whether only service hours count. */
  clock: z.enum(["wall", "service"]),
  /** "8 horas de serviço". */
  promised: z.string(),
  /** When it was done, or is expected. */
  at: At,
  fulfilledAt: z.nullable(At),
  /** "Helena e Rafael", "automático". */
  keptBy: z.string(),
  /** Days added to the plan: "+1 dia, porque a revisão atrasou". */
  credit: z.nullable(z.object({ days: z.int(), text: z.string() })),
  /** What it gives if it comes late: "+2 dias"; null where lateness gives nothing, and once it is settled. */
  ifLate: z.nullable(z.string()),
});
export type MemberPromise = z.infer<typeof MemberPromise>;

export const MemberPromises = z.object({
  /** Everything that is still owed and the newest of the rest, in the order of `at`. */
  promises: z.array(MemberPromise),
  /** Of all promises, also of those that are too old for the list. */
  totals: z.object({ kept: z.int(), keptLate: z.int(), running: z.int(), creditDays: z.int() }),
  /** Of the plan, credits included; null without one. */
  validUntil: z.nullable(At),
});
export type MemberPromises = z.infer<typeof MemberPromises>;

export const getPromises = {
  method: "GET",
  path: "/v1/account/promises",
  summary: "What was promised to the signed-in member: clocks, states and credited days",
  schema: { response: { 200: envelopeOf(MemberPromises) } },
} as const;
