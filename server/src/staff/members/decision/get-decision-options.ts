import type { Half } from "@app/contract/plan-document";
import {
  DECISIONS,
  type getDecisionOptions as endpoint,
  type ReadingDecision,
} from "@app/contract/staff/member-decision";
import type { ReleaseLimit } from "@app/engine/intake/triage/release";
import { isOfScreening } from "@app/engine/intake/words/row-words";
import { firstNameOf } from "../../../identity/accounts/queries.ts";
import { limitOf } from "../../../intake/readings/prepare-decision.ts";
import { waitingHalves } from "../../../intake/readings/waiting-halves.ts";
import { findCurrentPlan } from "../../../plans/queries.ts";
import type { ReturnOf } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { dueOf } from "../../../promises/queries.ts";
import { type ReadDeps, readMember } from "../read-member.ts";
import { type Reader, seesScreening } from "../reader.ts";
import { followsOf, messageOf } from "./decision-texts.ts";

type Options = ReturnOf<typeof endpoint>;
type Asking = { memberId: string; half: Half; reader: Reader };

/** What may be decided about a half that waits for a person, and the text that the member would read. */
export const getDecisionOptions = (deps: ReadDeps, { memberId, half, reader }: Asking): Promise<Options> =>
  readMember(deps, { memberId, reader, subjects: ["answers"] }, async (tx, { inForce, loaded, name, promises }) => {
    if (!inForce || !waitingHalves(inForce, loaded).some((waiting) => waiting.half === half))
      throw new Problem("decision-outdated");
    const plan = await findCurrentPlan(deps, tx, memberId);
    const isSigned = plan?.kind === "definitive" && !plan.withdrawal;
    const limit = limitOf(inForce, loaded, half);
    const named = {
      firstName: firstNameOf(name),
      staffName: reader.staff.name,
      half,
      definitivePlanBy: dueOf(promises, "definitive-plan"),
      now: deps.now(),
    };
    return {
      options: DECISIONS.map((decision) => ({
        decision,
        isAllowed: isAllowed(decision, limit),
        lock: isAllowed(decision, limit) ? null : lockText(limit, reader),
        follows: followsOf(decision, { half, isSigned }),
        message: messageOf(decision, named),
      })),
    };
  });

/** Keeping and sending on are always a professional's to decide. */
function isAllowed(decision: ReadingDecision, { most }: ReleaseLimit): boolean {
  if (decision === "limits") return most === "A" || most === "B";
  return decision === "release" ? most === "A" : true;
}

/** Names the row, unless it says something of the screening to a trainer. */
function lockText({ lockedBy }: ReleaseLimit, reader: Reader): string | null {
  if (!lockedBy) return null;
  if (!seesScreening(reader) && isOfScreening(lockedBy)) return "um limite que vem da triagem.";
  return `${lockedBy.title}, na tabela de segurança.`;
}
