import type { Half } from "@app/contract/plan-document";
import type { HalfState, PlanEditor } from "@app/contract/staff/plans";
import { otherHalf, professionalOf } from "./professional-of.ts";

/** What a signature or a "ciente" did. */
export type Outcome = {
  memberId: string;
  name: string;
  /** Null: it waits for the other half. */
  published: { version: number; validFrom: string; code: string | null } | null;
  waitsFor: { half: Half; name: string | null; needs: HalfState["needs"] };
};

/** By the editor before and after: a newer version in force is the one that was signed. */
export function outcomeOf(before: PlanEditor, after: PlanEditor, half: Half): Outcome {
  const other = otherHalf(half);
  const version = after.current?.version ?? 0;
  const entry = after.versions.find((candidate) => candidate.version === version);
  return {
    memberId: after.memberId,
    name: after.name,
    published:
      version > (before.current?.version ?? 0)
        ? { version, validFrom: entry?.validFrom ?? before.next.validFrom, code: entry?.code ?? null }
        : null,
    waitsFor: { half: other, name: professionalOf(after, other), needs: after.halves[other].needs },
  };
}
