import type { PlanHalves } from "@app/engine/plans/halves";
import { DAYS, mealAt, trainingDays } from "../week/grid-rows.ts";

/** The cell that shows a path of the document, and the row in it: `diet.d4.jantar.2`, `training.A.1`, `targets`. */
export function cellOf(path: string, next: PlanHalves): { cell: string; part: string | null } {
  const [root, ...rest] = path.split(".");
  if (root === "training") return trainingCell(rest, next);
  if (root !== "diet" || rest.length === 0) return { cell: "targets", part: null };
  const [day = "d1", slot, item] = rest;
  if (!slot) return { cell: lightest(day, next), part: null };
  return { cell: `${day}.${slot}`, part: item ? `${day}.${slot}.${item}` : null };
}

function trainingCell(
  [session, part]: readonly string[],
  { training }: PlanHalves,
): { cell: string; part: string | null } {
  const days = training ? trainingDays(training) : [];
  const wanted = session && session !== "cardio" ? session : "walk";
  const index = Math.max(0, days.indexOf(wanted));
  return { cell: `treino.${DAYS[index]}`, part: session && part ? `${session}.${part}` : null };
}

/** A day as a whole is repaired where there is little: its smallest main meal. */
function lightest(day: string, next: PlanHalves): string {
  const main = ["almoco", "jantar", "cafe"].flatMap((slot) => mealAt(next, `${day}.${slot}`) ?? []);
  const kcalOf = ({ items }: { items: readonly { kcal: number }[] }) => items.reduce((sum, { kcal }) => sum + kcal, 0);
  const [least] = main.sort((one, other) => kcalOf(one) - kcalOf(other));
  return least?.id ?? `${day}.cafe`;
}
