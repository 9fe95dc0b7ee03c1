import type { Half } from "@app/contract/plan-document";
import * as wire from "@app/contract/staff/plans";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import { halfOf } from "../members/decision/half-of.ts";
import { signingOf } from "../members/decision/signing-of.ts";
import { authorise } from "../permissions/authorise.ts";
import { type StaffCall, serveStaff } from "../permissions/serve-staff.ts";
import type { PlanEditorDeps } from "./deps.ts";
import { acknowledgePlanHalf } from "./signing/acknowledge-plan-half.ts";
import { signPlanHalf } from "./signing/sign-plan-half.ts";
import type { Signing } from "./signing/signing.ts";
import { withdrawPlanSignature } from "./signing/withdraw-plan-signature.ts";
import { editingOf } from "./writing/drafting.ts";

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
      await authorise(deps, call, { action: signingOf(half), subject: "member" }, memberId);
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
      await authorise(deps, call, { action: editingOf(half), subject: "member" }, memberId);
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
      await authorise(deps, call, { action: "other-half.acknowledge", subject: "member" }, memberId);
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
