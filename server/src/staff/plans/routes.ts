import type { Half } from "@app/contract/plan-document";
import * as foods from "@app/contract/staff/food-overrides";
import { listPlanMentions as listPlanMentionsWire } from "@app/contract/staff/plan-mentions";
import * as wire from "@app/contract/staff/plans";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Reader } from "../members/reader.ts";
import { authoriseAlso } from "../permissions/authorise.ts";
import { type StaffCall, serveStaff } from "../permissions/serve-staff.ts";
import type { PlanEditorDeps } from "./deps.ts";
import { getPlanEditor, getPlanStanding } from "./get-plan-editor.ts";
import { listPlanMentions } from "./list-plan-mentions.ts";
import { allowFood, revokeFood } from "./overrides/allow-food.ts";
import { previewPlan, proposeHalf } from "./propose-half.ts";
import { planSigningRoutes } from "./signing-routes.ts";
import { templateRoutes } from "./templates/routes.ts";
import { getPlanVersion } from "./view/view-versions.ts";
import { type Drafting, discardHalf, editingOf, releaseDraftLease, saveHalf, takeDraftLease } from "./write-draft.ts";

/** A week of foods with its swaps is some 150 kB, and reasons and alternatives come on top. */
const MAX_DRAFT_BYTES = 1024 * 1024;

type HalfCall = StaffCall & { params: { memberId: string; half: Half }; ip: string };

export function planEditorRoutes(app: App, deps: PlanEditorDeps): void {
  const audited = { isAuditedByUseCase: true } as const;
  templateRoutes(app, deps);
  planSigningRoutes(app, deps);

  serveStaff(app, deps, wire.getPlanEditor, async (call) => editorFor(deps, call));

  serveStaff(app, deps, wire.getPlanVersion, async (call) =>
    getPlanVersion(deps, { ...call.params, reader: readerOf(call) }),
  );

  serveStaff(app, deps, listPlanMentionsWire, async ({ staff, query }) =>
    listPlanMentions(deps, { staff, item: query.item }),
  );

  serveStaff(app, deps, wire.previewPlan, async (call) =>
    previewPlan(deps, { memberId: call.params.memberId, reader: readerOf(call) }),
  );

  serveStaff(app, deps, wire.proposeHalf, async (call) => {
    if (!(await deps.limits.planProposalsPerStaff.consume(call.staff.id))) throw new Problem("rate-limited");
    return { draft: await proposeHalf(deps, { ...call.params, reader: readerOf(call) }) };
  });

  serveStaff(
    app,
    deps,
    foods.allowFood,
    async ({ staff, params, body, ip }) => {
      await allowFood(deps, { ...body, memberId: params.memberId, staff, ip });
      return { done: true } as const;
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    foods.revokeFood,
    async ({ staff, params, body, ip }) => {
      await revokeFood(deps, { ...body, memberId: params.memberId, staff, ip });
      return { done: true } as const;
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.takeDraftLease,
    async (call) => {
      await takeDraftLease(deps, { ...(await draftingOf(deps, call)), reason: call.body.reason });
      return getPlanStanding(deps, { memberId: call.params.memberId, reader: readerOf(call) });
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.releaseDraftLease,
    async (call) => {
      await releaseDraftLease(deps, await draftingOf(deps, call));
      return { done: true } as const;
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.saveDraft,
    async (call) => {
      if (!(await deps.limits.draftSavesPerStaff.consume(call.staff.id))) throw new Problem("rate-limited");
      return saveHalf(deps, { ...(await draftingOf(deps, call)), ...call.body });
    },
    { ...audited, bodyLimit: MAX_DRAFT_BYTES },
  );

  serveStaff(
    app,
    deps,
    wire.discardDraft,
    async (call) => {
      await discardHalf(deps, await draftingOf(deps, call));
      return editorFor(deps, call);
    },
    audited,
  );
}

/** Writing a half is its profession's: the rule of the route lets both read. */
async function draftingOf(deps: PlanEditorDeps, call: HalfCall): Promise<Drafting> {
  const { memberId, half } = call.params;
  await authoriseAlso(deps, call, editingOf(half), memberId);
  return { memberId, half, staff: call.staff, ip: call.ip };
}

const readerOf = ({ staff, limits, breakGlassUntil }: StaffCall): Reader => ({ staff, limits, breakGlassUntil });

const editorFor = (deps: PlanEditorDeps, call: StaffCall & { params: { memberId: string } }) =>
  getPlanEditor(deps, { memberId: call.params.memberId, reader: readerOf(call) });
