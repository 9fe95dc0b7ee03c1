import type { Half } from "@app/contract/plan-document";
import type { allowFood as allowFoodWire, revokeFood as revokeFoodWire } from "@app/contract/staff/food-overrides";
import type {
  deletePlanTemplate as deletePlanTemplateWire,
  listPlanTemplates as listPlanTemplatesWire,
  PlanTemplate,
  savePlanTemplate as savePlanTemplateWire,
} from "@app/contract/staff/plan-templates";
import type {
  discardDraft as discardDraftWire,
  getPlanEditor as getPlanEditorWire,
  HalfDraft,
  PlanEditor,
  PlanFinding,
  PlanStanding,
  proposeHalf as proposeHalfWire,
  releaseDraftLease as releaseDraftLeaseWire,
  saveDraft as saveDraftWire,
  takeDraftLease as takeDraftLeaseWire,
} from "@app/contract/staff/plans";
import { queryOptions } from "@tanstack/react-query";
import type { EndpointRef } from "../../../api.ts";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";
import { memberKey } from "../../shell/query-keys.ts";

// References without schemas, so that the pages do not load the validation library.
const PLAN = "/v1/staff/members/:memberId/plan";
const getPlanEditor: EndpointRef<typeof getPlanEditorWire> = { method: "GET", path: PLAN };
const proposeHalf: EndpointRef<typeof proposeHalfWire> = { method: "GET", path: `${PLAN}/:half/proposal` };
const takeDraftLease: EndpointRef<typeof takeDraftLeaseWire> = { method: "POST", path: `${PLAN}/:half/lease` };
const releaseDraftLease: EndpointRef<typeof releaseDraftLeaseWire> = { method: "DELETE", path: `${PLAN}/:half/lease` };
const saveDraftRef: EndpointRef<typeof saveDraftWire> = { method: "POST", path: `${PLAN}/:half/draft` };
const discardDraftRef: EndpointRef<typeof discardDraftWire> = { method: "DELETE", path: `${PLAN}/:half/draft` };
const FOODS = "/v1/staff/members/:memberId/food-overrides";
const allowFoodRef: EndpointRef<typeof allowFoodWire> = { method: "POST", path: FOODS };
const revokeFoodRef: EndpointRef<typeof revokeFoodWire> = { method: "POST", path: `${FOODS}/revocation` };
const listPlanTemplates: EndpointRef<typeof listPlanTemplatesWire> = {
  method: "GET",
  path: "/v1/staff/plan-templates",
};
const savePlanTemplate: EndpointRef<typeof savePlanTemplateWire> = { method: "POST", path: "/v1/staff/plan-templates" };
const deletePlanTemplate: EndpointRef<typeof deletePlanTemplateWire> = {
  method: "DELETE",
  path: "/v1/staff/plan-templates/:templateId",
};

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
