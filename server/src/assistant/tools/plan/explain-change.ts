import type { PlanChangesView } from "@app/contract/plan-publication";
import type { ChangeResult } from "@app/engine/assistant/tool-results";
import { getPlanChanges } from "../../../plans/changes/get-plan-changes.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { changesSource, type Reading, withoutFigures } from "../reading.ts";

const NOTHING: ChangeResult = { sources: [], version: null, changes: [], reason: null };

/** What changed in a version, and why; in the one in force where none is named. */
export async function explainChange(reading: Reading, asked: number | undefined): Promise<ChangeResult> {
  const { deps, accountId } = reading;
  const { plan, numbersHidden } = await reading.standing();
  const version = asked ?? plan?.version;
  if (version === undefined) return NOTHING;
  const view = await getPlanChanges(deps, { accountId, version }).catch(notThere);
  if (!view) return NOTHING;
  const reasons = [...view.changes, ...view.kept].map(({ reason }) => reason);
  const [reason = null] = withoutFigures([...new Set(reasons)], numbersHidden);
  return {
    sources: [changesSource(version)],
    version,
    changes: withoutFigures(view.changes.length > 0 ? view.changes.map(lineOf) : [view.headline], numbersHidden),
    reason,
  };
}

/** `Mais atum no lanche: antes 1 lata, agora 2 latas`. */
function lineOf({ title, before, after }: PlanChangesView["changes"][number]): string {
  const sides = [before && `antes ${before.text}`, after && `agora ${after.text}`].filter((side) => side !== null);
  return sides.length > 0 ? `${title}: ${sides.join(", ")}` : title;
}

/** Another member's version, one that is hidden and one that never was look the same. */
function notThere(error: unknown): null {
  if (error instanceof Problem && error.code === "not-found") return null;
  throw error;
}
