import type { PlanChange } from "@app/contract/plan-changes";
import type { PlanHalves } from "@app/engine/plans/halves";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { DAYS, trainingDays } from "./grid-rows.ts";

/** Three signals, never mixed: a green edge, a red ground with its sign, a question mark. */
export type CellSignals = { isChanged: boolean; isLocked: boolean; hasNoReason: boolean };

const NONE: CellSignals = { isChanged: false, isLocked: false, hasNoReason: false };

type Signalled = Pick<PlanWork, "changes" | "locks" | "notes" | "next">;

/** By cell. What concerns a whole day or half has no cell of its own. */
export function signalsOf({ changes, locks, notes, next }: Signalled): ReadonlyMap<string, CellSignals> {
  const cells = new Map<string, CellSignals>();
  const add = (path: string, signals: Partial<CellSignals>) => {
    for (const cell of cellsOf(path, next)) cells.set(cell, { ...(cells.get(cell) ?? NONE), ...signals });
  };
  for (const change of changes) {
    add(change.path, { isChanged: true, ...(hasReason(change, notes) ? {} : { hasNoReason: true }) });
  }
  for (const { kind, path } of locks) if (kind !== "reason") add(path, { isLocked: true });
  return cells;
}

const hasReason = ({ half, id }: PlanChange, notes: Signalled["notes"]): boolean => id in notes[half].reasons;

function cellsOf(path: string, { training }: PlanHalves): string[] {
  const [root, part, slot] = path.split(".");
  if (root === "diet") return part && slot ? [`${part}.${slot}`] : [];
  if (root !== "training" || !training || !part) return [];
  const wanted = part === "cardio" ? "walk" : part;
  return trainingDays(training).flatMap((one, index) => (one === wanted ? [`treino.${DAYS[index]}`] : []));
}
