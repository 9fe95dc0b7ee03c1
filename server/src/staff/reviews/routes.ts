import * as wire from "@app/contract/staff/reviews";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import { isProfessional } from "../accounts/staff.ts";
import type { MemberDeps } from "../members/deps.ts";
import { serveStaff } from "../permissions/serve-staff.ts";
import { answerStaffReview } from "./answer-staff-review.ts";
import { getStaffReview } from "./get-staff-review.ts";

export function staffReviewRoutes(app: App, deps: MemberDeps): void {
  serveStaff(app, deps, wire.getStaffReview, async ({ staff, limits, breakGlassUntil, params }) =>
    getStaffReview(deps, { ...params, reader: { staff, limits, breakGlassUntil } }),
  );

  serveStaff(
    app,
    deps,
    wire.answerStaffReview,
    async ({ staff, limits, breakGlassUntil, params, body, ip }) => {
      if (!isProfessional(staff)) throw new Problem("staff-not-permitted");
      await answerStaffReview(deps, { ...params, ...body, staff, ip });
      return getStaffReview(deps, { ...params, reader: { staff, limits, breakGlassUntil } });
    },
    { isAuditedByUseCase: true },
  );
}
