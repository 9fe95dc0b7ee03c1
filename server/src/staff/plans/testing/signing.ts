import { randomUUID } from "node:crypto";
import type { ChangeReason, PlanChange } from "@app/contract/plan-changes";
import type { Half, PlanDocument } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import type { Deps } from "../../../deps.ts";
import { findPlan } from "../../../plans/plan-store.ts";
import type { Api } from "../../../testing/http.ts";
import type { aPlanToEdit } from "./a-plan-to-edit.ts";

type Plan = Awaited<ReturnType<typeof aPlanToEdit>>;

export const REASON: ChangeReason = { code: "request", question: null, text: "Você pediu um jantar mais cedo." };
const WITHOUT_CALL = "Respostas completas, e a conversa ficou para a semana que vem.";

export async function currentOf({ db, keyRing }: Deps, accountId: string) {
  const plan = await findPlan(db, keyRing.encryption("health-data"), accountId);
  if (!plan?.content) throw new Error("the member has no plan");
  return { ...plan, document: plan.content.document };
}

type Writing = { half: Half; kept?: string | null; change?: (document: PlanDocument) => PlanDocument };

const reasonsFor = (changes: readonly PlanChange[], half: Half) =>
  Object.fromEntries(changes.filter((change) => change.half === half).map(({ id }) => [id, REASON]));

/** A half as its professional leaves it before signing, with a reason for every change. */
export function aDraft(document: PlanDocument, { half, kept = null, change = (same) => same }: Writing): HalfDraft {
  const next = change(structuredClone(document));
  const reasons = reasonsFor(diffPlans(document, next), half);
  const notes = { reasons, kept, withoutCall: WITHOUT_CALL };
  return half === "diet"
    ? { half, targets: next.targets, diet: next.diet, notes }
    : { half, training: next.training, notes };
}

/** Dinner half an hour earlier, every day. */
export function withEarlyDinner(document: PlanDocument): PlanDocument {
  const { diet } = document;
  if (diet?.method !== "foods") throw new Error("the plan has no foods");
  for (const { meals } of diet.days)
    for (const meal of meals) if (meal.slot === "jantar") meal.time = meal.time === "19:10" ? "19:20" : "19:10";
  return document;
}

/** Ten seconds more of rest at the first exercise. */
export function withMoreRest(document: PlanDocument): PlanDocument {
  const exercise = document.training?.sessions[0]?.exercises[0];
  if (!exercise) throw new Error("the plan has no exercise");
  exercise.restSeconds += 10;
  return document;
}

/** Calls of both professionals on one member's plan. */
export function signersOf(api: Api, deps: Deps, { path, nutri, trainer, accountId }: Plan) {
  const headersOf = (half: Half) => (half === "diet" ? nutri.headers : trainer.headers);
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", half: Half, end: string, body?: object) =>
    api<PlanEditor>(method as "POST", `${path}${end}`, { headers: headersOf(half), ...(body && { body }) });

  /** An act, with the editor as it is then. */
  async function act(...[method, half, end, body]: Parameters<typeof call>) {
    const answer = await call(method, half, end, body);
    if (answer.status !== 200) return answer;
    const { body: after } = await call("GET", half, "");
    return { ...answer, body: after };
  }

  async function revisionOf(half: Half): Promise<number> {
    return (await call("GET", "diet", "")).body.return?.halves[half].revision ?? -1;
  }

  return {
    call,
    revisionOf,
    write: async (half: Half, more: Omit<Writing, "half"> = {}) => {
      const { document, version } = await currentOf(deps, accountId);
      await call("POST", half, `/${half}/lease`, { reason: null });
      const revision = await revisionOf(half);
      const body = { key: randomUUID(), revision, basedOn: version, draft: aDraft(document, { half, ...more }) };
      const saved = await call("POST", half, `/${half}/draft`, body);
      if (saved.status !== 200) throw new Error(`the draft was not saved: ${saved.body.error}`);
      return revision + 1;
    },
    sign: async (half: Half, { key = randomUUID(), revision }: { key?: string; revision?: number } = {}) =>
      act("POST", half, `/${half}/signature`, { key, revision: revision ?? (await revisionOf(half)) }),
    acknowledge: async (half: Half, { key = randomUUID() }: { key?: string } = {}) => {
      const revision = await revisionOf(half === "diet" ? "training" : "diet");
      return act("POST", half, `/${half}/acknowledgement`, { key, revision });
    },
    withdraw: (half: Half) => act("DELETE", half, `/${half}/signature`),
  };
}
