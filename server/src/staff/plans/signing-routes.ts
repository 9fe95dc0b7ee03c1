import type { Half } from "@app/contract/plan-document";
import * as wire from "@app/contract/staff/plans";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import { halfOf, signingOf } from "../members/decision/decide-reading.ts";
import { authoriseAlso } from "../permissions/authorise.ts";
import { type StaffCall, serveStaff } from "../permissions/serve-staff.ts";
import type { PlanEditorDeps } from "./deps.ts";
import { acknowledgePlanHalf, type Signing, signPlanHalf, withdrawPlanSignature } from "./signing.ts";
import { editingOf } from "./write-draft.ts";

const DONE = { done: true } as const;

type HalfCall = StaffCall & { params: { memberId: string; half: Half }; ip: string };

/** Signing a half is its profession's, with a fresh second factor; the rule of the route lets both read. */
export function planSigningRoutes(app: App, deps: PlanEditorDeps): void {
  const audited = { isAuditedByUseCase: true } as const;

  serveStaff(
    app,
    deps,
    wire.signHalf,
    async (call) => {
      const { memberId, half } = call.params;
      await authoriseAlso(deps, call, signingOf(half), memberId);
      await signPlanHalf(deps, { ...actOf(call), ...call.body });
      return DONE;
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.withdrawSignature,
    async (call) => {
      const { memberId, half } = call.params;
      await authoriseAlso(deps, call, editingOf(half), memberId);
      await withdrawPlanSignature(deps, { memberId, half, staff: call.staff, ip: call.ip });
      return DONE;
    },
    audited,
  );

  serveStaff(
    app,
    deps,
    wire.acknowledgeHalf,
    async (call) => {
      const { memberId, half } = call.params;
      await authoriseAlso(deps, call, "other-half.acknowledge", memberId);
      if (halfOf(call.staff) !== half) throw new Problem("staff-not-permitted");
      await acknowledgePlanHalf(deps, { ...actOf(call), ...call.body });
      return DONE;
    },
    audited,
  );
}

function actOf(call: HalfCall): Omit<Signing, "key" | "revision"> {
  const { memberId, half } = call.params;
  return { memberId, half, session: call, ip: call.ip };
}
