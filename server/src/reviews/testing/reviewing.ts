import type { WeeklyReview } from "@app/contract/reviews";
import type { Mutation, SyncReply } from "@app/contract/sync";
import { nextHlc } from "@app/engine/sync/hlc";
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../../deps.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { syncRecords } from "../../sync/sync-records.ts";
import { insertSchedule } from "../schedule/schedule-store.ts";
import type { SealedReply } from "../sealed-reviews.ts";

/** The week before the first review, that review's Sunday, and its Monday. */
export const TUESDAY = new Date("2026-11-17T12:00:00-03:00");
export const SUNDAY = new Date("2026-11-22T10:00:00-03:00");
export const WEEK = "2026-11-16";

export const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });

/** A member whose plan was made on that Tuesday. */
export const aReviewingMember = (deps: Deps) => aPlannedMember(at(deps, TUESDAY));

export const answers: WeeklyReview["answers"] = {
  dietDays: 5,
  workouts: 2,
  hunger: 3,
  energy: 3,
  sleep: 4,
  mood: 3,
  obstacle: "tempo",
  change: null,
};

export const reply: SealedReply = {
  by: { name: "Luiza Prado", role: "nutri", registration: "CRN-3 00000" },
  text: "Você seguiu cinco dias numa semana apertada. O jantar de quinta foi o mais difícil.",
  nextStep: "Deixe o jantar de quinta pronto na quarta.",
};

let counter = 0;

export function aReview(
  { now }: Pick<Deps, "now">,
  more: Partial<WeeklyReview["answers"]> = {},
  week = WEEK,
  device = "00000000000000aa",
): Mutation {
  const ms = now().getTime();
  const { hlc } = nextHlc({ ms, counter: (counter += 1) % 60_000 }, ms, device);
  const fields = { week, answers: { ...answers, ...more } };
  return { id: recordId("review", week), kind: "review", op: "put", hlc, fields };
}

export async function send(deps: Deps, accountId: string, ...mutations: Mutation[]): Promise<SyncReply> {
  return (await syncRecords(deps, { accountId, cursor: null, mutations })).reply;
}

export const resultsOf = ({ acks }: Pick<SyncReply, "acks">) => acks.map(({ result }) => result);

export const promisesOf = ({ db }: Deps, accountId: string) =>
  db
    .selectFrom("promises")
    .select(["kind", "subject", "state", "startsAt", "dueAt"])
    .where("accountId", "=", accountId)
    .where("kind", "like", "weekly-review-%")
    .orderBy("kind")
    .orderBy("subject")
    .execute();

export const alertsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("onCallAlerts").select(["urgency", "subject"]).where("accountId", "=", accountId).execute();

/** Reviews that have opened for two weeks. */
export const putSchedule = ({ db, now }: Deps, accountId: string): Promise<void> =>
  insertSchedule(db, { accountId, startsAt: addMs(now(), -14 * DAY_MS), nextAt: now() });
