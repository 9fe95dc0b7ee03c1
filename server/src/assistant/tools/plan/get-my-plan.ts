import type { PlanItem, PlanResult, PlanSession } from "@app/engine/assistant/tool-results";
import type { ToolArguments } from "@app/engine/assistant/tools";
import { isFitting } from "../fit-result.ts";
import { planSource, type Reading, trainingSource, UnknownPart } from "../reading.ts";
import type { Standing } from "../standing.ts";
import { findItem, mealsOn, portionsOn, sumOf, viewItem, viewMeal } from "./plan-meals.ts";
import { sessionOfDay, sessionsOn } from "./plan-sessions.ts";

type Asked = ToolArguments["get_my_plan"];

/** The plan of today. A part leaves out what the others would say. */
export async function getMyPlan(reading: Reading, { part, items = [] }: Asked): Promise<PlanResult> {
  const standing = await reading.standing();
  const { plan, state, numbersHidden, targets, waterByDoctor } = standing;
  const isFood = part !== "treino" && part !== "metas";
  const isTraining = part !== "dieta" && part !== "metas" && plan?.training != null;
  const { sessions, todaySession } = isTraining ? await trainingOf(reading, standing, part) : NO_TRAINING;
  const result: PlanResult = {
    sources: plan ? [planSource(plan.version), ...(isTraining ? [trainingSource] : [])] : [],
    state,
    version: plan?.version ?? null,
    numbersHidden,
    targets,
    waterByDoctor,
    portions: isFood ? portionsOn(standing, reading.today) : [],
    meals: isFood ? mealsOn(standing, reading.today).map(viewMeal) : [],
    sessions,
    todaySession,
    sum: items.length > 0 ? sumUp(items.map((id) => itemOf(reading, standing, id))) : null,
  };
  return isFitting(result) ? result : withFewerSessions(result);
}

/** Too long for a model: the meals stay whole, today's session goes last, the others are asked for by their part. */
function withFewerSessions(result: PlanResult): PlanResult {
  const isToday = ({ id }: PlanSession): number => Number(id === result.todaySession);
  const sessions = result.sessions.toSorted((a, b) => isToday(b) - isToday(a));
  const counts = sessions.map((_, index) => sessions.length - 1 - index);
  const shorter = counts.map((count) => ({ ...result, sessions: sessions.slice(0, count) }));
  return shorter.find(isFitting) ?? { ...result, sessions: [] };
}

const NO_TRAINING = { sessions: [], todaySession: null };

async function trainingOf(
  reading: Reading,
  standing: Standing,
  part: Asked["part"],
): Promise<{ sessions: PlanSession[]; todaySession: string | null }> {
  const workouts = await reading.workouts();
  const todaySession = sessionOfDay(standing, workouts, reading.today);
  const sessions = sessionsOn(standing, workouts, reading.today);
  return { sessions: part === "hoje" ? sessions.filter(({ id }) => id === todaySession) : sessions, todaySession };
}

function itemOf({ today }: Reading, standing: Standing, id: string): PlanItem {
  const item = findItem(standing, today, id);
  if (!item) throw new UnknownPart();
  return viewItem(item.id, item);
}

const sumUp = (items: readonly PlanItem[]): PlanResult["sum"] => ({
  items,
  kcal: sumOf(items, "kcal"),
  proteinG: sumOf(items, "proteinG"),
});
