import type { EquivalentsDiet } from "@app/contract/plan-document";
import type { LockContext } from "@app/contract/staff/plans";
import { EQUIVALENT_GROUPS } from "../../nutrition/equivalents/equivalent-foods.ts";
import { menuRules } from "../../nutrition/menus/menu-rules.ts";
import { targetRules } from "../../nutrition/target-rules.ts";
import { figuresOfDay, meanOfWeek } from "../totals/figures.ts";
import { DAY_NAMES, groupedNumber } from "../words/place-words.ts";
import type { Lock, LockInput } from "./lock.ts";

const { deficit, steps } = targetRules.content;
/** A menu may be this much off its target. */
const { kcal: TOLERANCE } = menuRules.content.tolerance;

type Sum = { readonly path: string; readonly what: string; readonly kcal: number };

/** No day and no target below the floor, and no deficit that the safety table or the rules do not let a plan have. */
export function energyLocks({ next, context }: LockInput): Lock[] {
  const floor = context.floor ?? next.targets?.floor ?? null;
  const sums = sumsOf(next);
  return [
    ...sums
      .filter(({ kcal }) => floor !== null && kcal < floor)
      .map(({ path, what, kcal }) =>
        lock("floor", path, `${what} em ${groupedNumber(kcal)} kcal, abaixo do piso de ${groupedNumber(floor ?? 0)}`),
      ),
    ...deficitLocks(next, context),
  ];
}

function sumsOf({ targets, diet }: LockInput["next"]): Sum[] {
  const target = targets ? [{ path: "targets", what: "A meta do dia está", kcal: targets.kcal }] : [];
  if (diet?.method === "equivalents") {
    return [...target, { path: "diet", what: "As porções do dia estão", kcal: portionsKcal(diet) }];
  }
  // A day without a meal is empty, which is another lock.
  const days = diet?.method === "foods" ? diet.days.filter(({ meals }) => meals.length > 0) : [];
  return [
    ...target,
    ...days.map((day) => ({
      path: `diet.${day.id}`,
      what: `${DAY_NAMES[day.id] ?? day.id} está`,
      kcal: figuresOfDay(day).kcal,
    })),
  ];
}

const portionsKcal = ({ meals }: EquivalentsDiet): number => {
  const groups: Readonly<Record<string, { portionKcal: number | null }>> = EQUIVALENT_GROUPS;
  return meals
    .flatMap((meal) => meal.groups)
    .reduce((sum, { group, portions }) => sum + portions * (groups[group]?.portionKcal ?? 0), 0);
};

function deficitLocks({ targets, diet }: LockInput["next"], context: LockContext): Lock[] {
  const { expenditure, maxDeficitPct } = context;
  if (expenditure === null) return [];
  const most = mostDeficit(context, expenditure);
  // Without a cap, targets are rounded to the nearest 50 kcal.
  const least = Math.floor(expenditure - most - (maxDeficitPct ? 0 : steps.kcal / 2));
  const limit = most > 0 ? `o máximo aqui é ${groupedNumber(most)}` : "aqui o plano é de manutenção";
  const text = (what: string, kcal: number): string =>
    `${what} fica ${groupedNumber(expenditure - kcal)} kcal abaixo do gasto: ${limit}`;
  const mean = diet?.method === "foods" ? meanOfWeek(diet.days).kcal : null;
  const isShort = mean !== null && mean > 0 && mean < least * (1 - TOLERANCE);
  return [
    ...(targets && targets.kcal < least ? [lock("deficit", "targets", text("A meta do dia", targets.kcal))] : []),
    ...(isShort ? [lock("deficit", "diet", text("A semana, em média,", mean))] : []),
  ];
}

/** What a row states, nothing at level B without one, otherwise the most that the rules subtract. */
function mostDeficit({ diet, maxDeficitPct }: LockContext, expenditure: number): number {
  if (maxDeficitPct !== null) return maxDeficitPct * expenditure;
  return diet === "A" ? deficit.maxKcal : 0;
}

const lock = (kind: Lock["kind"], path: string, text: string): Lock => ({
  kind,
  half: "diet",
  path,
  text,
  repair: null,
});
