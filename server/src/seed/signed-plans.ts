/** The demo member's definitive plans: written, signed and published by the demo team as any plan is. */

import { randomUUID } from "node:crypto";
import type { ChangeReason } from "@app/contract/plan-changes";
import { HALVES, type Half } from "@app/contract/plan-document";
import type { HalfDraft, PlanFinding } from "@app/contract/staff/plans";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import { setCount } from "@app/engine/plans/edits/diet/items";
import { findMeal } from "@app/engine/plans/edits/diet/next-id";
import { bookCall } from "../bookings/book-call.ts";
import { getBookings } from "../bookings/get-bookings.ts";
import { recordResult } from "../bookings/record-result.ts";
import type { Deps } from "../deps.ts";
import { findAccount } from "../identity/accounts/account-store.ts";
import { findDrafts } from "../plans/drafts/draft-store.ts";
import { findPlan } from "../plans/plan-store.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../platform/time.ts";
import type { Staff } from "../staff/accounts/staff.ts";
import { findStaff } from "../staff/accounts/staff-store.ts";
import { signPlanHalf } from "../staff/plans/signing.ts";
import { saveHalf, takeDraftLease } from "../staff/plans/write-draft.ts";
import { at } from "./demo-device.ts";

/** The call before the demo member's first definitive plan. */
const MINUTES = 20;

/** In the first hour that was free when she bought; returns when it ended. */
async function seedCall(deps: Deps, accountId: string, by: string): Promise<Date> {
  const account = await findAccount(deps.db, accountId);
  const [slot] = account ? (await getBookings(deps, account)).slots : [];
  if (!account || !slot) throw new Error("no hour for the demo call");
  await bookCall(deps, { account, choice: { key: randomUUID(), startsAt: slot.startsAt, way: "video" } });
  const { referenceNumber } = (await getBookings(deps, account)).booking ?? { referenceNumber: "" };
  const end = addMs(new Date(slot.startsAt), MINUTES * MINUTE_MS);
  const outcome = await recordResult(at(deps, end), { referenceNumber, result: "done", by });
  if (outcome !== "recorded") throw new Error(`the demo call is not held: ${outcome}`);
  return end;
}

type Publication = {
  /** Since the call. */
  after: number;
  /** A meal that is served in every day of the working week, what of it grows, and why; null: kept. */
  diet: { slot: string; reason: ChangeReason } | null;
  kept: Record<Half, string | null>;
};

/** Each before the fortnight of the one before it is over. */
const PUBLICATIONS: readonly Publication[] = [
  {
    after: 26 * HOUR_MS,
    diet: {
      slot: "lanche-tarde",
      reason: { code: "answer", question: "f8", text: "Você contou que a fome aperta no meio da tarde." },
    },
    kept: { diet: null, training: "Três treinos de 45 minutos cabem na sua semana e no que você já faz." },
  },
  {
    after: 13 * DAY_MS,
    diet: null,
    kept: {
      diet: "O lanche da tarde ajudou, e a tendência está dentro do plano.",
      training: "As cargas estão subindo no ritmo certo.",
    },
  },
  {
    after: 26 * DAY_MS,
    diet: {
      slot: "cafe",
      reason: { code: "review", question: null, text: "Na sua revisão, você contou que quer treinar de manhã." },
    },
    kept: { diet: null, training: "O bloco termina em poucos dias: mudar agora atrapalharia a comparação." },
  },
];

/** Who signs each half: the demo team's ids. */
export async function seedSignedPlans(deps: Deps, accountId: string, signers: Record<Half, string>): Promise<void> {
  const people = { diet: await personOf(deps, signers.diet), training: await personOf(deps, signers.training) };
  const call = await seedCall(deps, accountId, people.diet.name);
  for (const publication of PUBLICATIONS) {
    const moment = addMs(call, publication.after);
    for (const half of HALVES)
      await sign(at(deps, moment), { memberId: accountId, half, staff: people[half] }, publication);
  }
}

async function personOf({ db }: Deps, id: string): Promise<Staff> {
  const person = await findStaff(db, id);
  if (!person) throw new Error("the demo team is not there");
  return person;
}

type Signer = { memberId: string; half: Half; staff: Staff };

async function sign(deps: Deps, { memberId, half, staff }: Signer, publication: Publication): Promise<void> {
  const encryption = deps.keyRing.encryption("health-data");
  const plan = await findPlan(deps.db, encryption, memberId);
  const { revision } = (await findDrafts(deps.db, encryption, memberId))[half];
  const document = plan?.content?.document;
  if (!document) throw new Error("the demo member has no plan");
  const { targets, diet, training } = document;
  const notes = { reasons: {}, kept: publication.kept[half], withoutCall: null };
  const start: HalfDraft = half === "diet" ? { half, targets, diet, notes } : { half, training, notes };
  const drafting = { memberId, half, staff, ip: null };
  await takeDraftLease(deps, { ...drafting, reason: null });
  const save = (draft: HalfDraft, over: number) =>
    saveHalf(deps, { ...drafting, key: randomUUID(), revision: over, basedOn: plan.version, draft });
  let days: readonly string[] = WORKING_DAYS;
  let saved = await save(dietOf(start, publication, days), revision);
  // A menu may have no room for more on some day: that day stays as it is.
  while (days.length > 0 && saved.findings.some(isFault)) {
    const full = days.filter((day) => saved.findings.some((one) => isFault(one) && one.where?.includes(`${day}.`)));
    days = full.length > 0 ? days.filter((day) => !full.includes(day)) : days.slice(1);
    saved = await save(dietOf(start, publication, days), saved.revision);
  }
  await signPlanHalf(deps, {
    memberId,
    half,
    key: randomUUID(),
    revision: saved.revision,
    session: { staff, confirmedWith: "totp" },
    ip: null,
  });
}

const WORKING_DAYS = ["d1", "d2", "d3", "d4", "d5"] as const;
const STEP = 0.5;

/** Milligrams in 100 g: the demo member has high pressure, and her note limits the day. */
const MOST_SODIUM = 60;
const isUnsalted = ({ food }: { food: string }): boolean =>
  (findFood(food)?.per100.sodium ?? Number.POSITIVE_INFINITY) <= MOST_SODIUM;

const isFault = ({ isWarning }: PlanFinding): boolean => !isWarning;

/** More of what has most protein and little salt in the meal, on these days. */
function dietOf(start: HalfDraft, { diet: change }: Publication, days: readonly string[]): HalfDraft {
  if (start.half !== "diet" || !change) return start;
  if (days.length === 0) return { ...start, notes: { ...start.notes, kept: "O plano segue: não há o que mudar." } };
  const { targets, diet } = start;
  const current = { targets, diet, training: null };
  const grown = days.reduce<HalfDraft>((draft, day) => {
    const items = findMeal(current, `${day}.${change.slot}`)?.items ?? [];
    const [item] = items.filter(isUnsalted).toSorted((a, b) => b.protein - a.protein);
    return item ? setCount(draft, item.id, item.count + STEP) : draft;
  }, start);
  if (grown.half !== "diet") return start;
  const changes = diffPlans(current, { targets: grown.targets, diet: grown.diet, training: null });
  const reasons = Object.fromEntries(changes.map(({ id }) => [id, change.reason]));
  return { ...grown, notes: { ...grown.notes, reasons } };
}
