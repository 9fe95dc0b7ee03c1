import type { Half } from "@app/contract/plan-document";
import { allowFood as allowFoodRef, revokeFood as revokeFoodRef } from "@app/contract/staff/food-overrides";
import {
  deletePlanTemplate,
  listPlanTemplates,
  type PlanTemplate,
  savePlanTemplate,
} from "@app/contract/staff/plan-templates";
import {
  discardDraft as discardDraftRef,
  getPlanEditor,
  type HalfDraft,
  type PlanEditor,
  type PlanFinding,
  type PlanStanding,
  proposeHalf,
  releaseDraftLease,
  saveDraft as saveDraftRef,
  takeDraftLease,
} from "@app/contract/staff/plans";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey } from "../../shell/query-keys.ts";

export const fetchEditor = (memberId: string): Promise<PlanEditor> =>
  callStaff(getPlanEditor, { params: { memberId } });

/** The drafts as they are now: never an answer of an earlier visit. */
export const planQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "plan"],
    queryFn: () => fetchEditor(memberId),
    gcTime: 0,
  });

export const fetchProposal = async (memberId: string, half: Half): Promise<HalfDraft | null> =>
  (await callStaff(proposeHalf, { params: { memberId, half } })).draft;

export const takeLease = (memberId: string, half: Half, reason: string | null): Promise<PlanStanding> =>
  callStaff(takeDraftLease, { params: { memberId, half }, body: { reason } });

export async function releaseLease(memberId: string, half: Half): Promise<void> {
  await callStaff(releaseDraftLease, { params: { memberId, half } });
}

export type Save = { key: string; revision: number; basedOn: number | null; draft: HalfDraft };
export type Saved = {
  revision: number;
  savedAt: string;
  leaseUntil: string;
  fingerprint: string;
  findings: PlanFinding[];
};

export const saveDraft = (memberId: string, half: Half, body: Save): Promise<Saved> =>
  callStaff(saveDraftRef, { params: { memberId, half }, body });

export const discardDraft = (memberId: string, half: Half): Promise<PlanEditor> =>
  callStaff(discardDraftRef, { params: { memberId, half } });

/** The editor is read anew: what the member may eat has changed, and perhaps the plan in force. */
const readAgain = (memberId: string): Promise<void> =>
  staffQueryClient.invalidateQueries({ queryKey: memberKey(memberId) });

export async function allowFood(memberId: string, body: { key: string; food: string; reason: string }): Promise<void> {
  await callStaff(allowFoodRef, { params: { memberId }, body });
  await readAgain(memberId);
}

export async function revokeFood(memberId: string, body: { key: string; food: string }): Promise<void> {
  await callStaff(revokeFoodRef, { params: { memberId }, body });
  await readAgain(memberId);
}

export const templatesQuery = queryOptions({
  queryKey: ["staff", "plan-templates"],
  queryFn: async (): Promise<PlanTemplate[]> => (await callStaff(listPlanTemplates)).templates,
});

export type NewTemplate = { key: string; kind: PlanTemplate["kind"]; name: string; content: unknown };

export async function saveTemplate(body: NewTemplate): Promise<void> {
  const { templates } = await callStaff(savePlanTemplate, { body });
  staffQueryClient.setQueryData(templatesQuery.queryKey, templates);
}

export async function deleteTemplate(templateId: string): Promise<void> {
  const { templates } = await callStaff(deletePlanTemplate, { params: { templateId } });
  staffQueryClient.setQueryData(templatesQuery.queryKey, templates);
}
