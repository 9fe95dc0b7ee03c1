import type { HealthSubject } from "@app/contract/health-access";
import type { CallTool, ToolResults } from "@app/engine/assistant/tool-results";
import type { ToolArguments, ToolName } from "@app/engine/assistant/tools";
import { fitResult } from "./fit-result.ts";
import { getDay } from "./get-day.ts";
import { getGuarantee } from "./get-guarantee.ts";
import { getPolicy } from "./get-policy.ts";
import { getProgress } from "./get-progress.ts";
import { getPromises } from "./get-promises.ts";
import { parseMeal } from "./meals/parse-meal.ts";
import { searchFood } from "./meals/search-food.ts";
import { explainChange } from "./plan/explain-change.ts";
import { getMyPlan } from "./plan/get-my-plan.ts";
import { swapExercise, swapItem } from "./plan/swaps.ts";
import { proposeBadDay, proposeLog, requestHuman } from "./proposals.ts";
import { once, openReading, type Reading } from "./reading.ts";
import type { AskingMember, ToolDeps } from "./tool-deps.ts";

type Run = {
  [Name in ToolName]: (reading: Reading, input: ToolArguments[Name]) => ToolResults[Name] | Promise<ToolResults[Name]>;
};

const RUN: Run = {
  get_my_plan: getMyPlan,
  get_today: (reading) => getDay(reading, reading.today),
  get_day: (reading, { date }) => getDay(reading, date),
  get_progress: (reading, { days }) => getProgress(reading, days),
  search_food: (reading, { text }) => searchFood(reading, text),
  parse_meal: (reading, { text }) => parseMeal(reading, text),
  swap_item: (reading, { itemId }) => swapItem(reading, itemId),
  swap_exercise: (reading, { id }) => swapExercise(reading, id),
  explain_change: (reading, { version }) => explainChange(reading, version),
  get_promises: getPromises,
  get_guarantee: getGuarantee,
  get_policy: (reading, { topic }) => getPolicy(reading, topic),
  propose_log: (reading, { text }) => proposeLog(reading, text),
  propose_bad_day: proposeBadDay,
  request_human: requestHuman,
};

/** What each tool reads of a member's health. */
const SUBJECTS: Readonly<Record<ToolName, readonly HealthSubject[]>> = {
  get_my_plan: ["plan"],
  get_today: ["plan", "diary", "workouts"],
  get_day: ["plan", "diary", "workouts"],
  get_progress: ["weights", "diary", "workouts"],
  search_food: ["answers"],
  parse_meal: ["answers", "diary"],
  swap_item: ["plan"],
  swap_exercise: ["plan", "workouts"],
  explain_change: ["plan"],
  get_promises: [],
  get_guarantee: ["diary", "weights", "workouts", "reviews"],
  get_policy: [],
  propose_log: ["diary"],
  propose_bad_day: [],
  request_human: [],
};

export type Look = (subjects: readonly HealthSubject[]) => Promise<void>;

/**
 * The tools for one question. They read what is the member's own and write nothing; no input names an account. `look`
 * leaves the line that the member reads, before a tool reads.
 */
export function createTools(deps: ToolDeps, member: AskingMember, look: Look = async () => undefined): CallTool {
  const opened = once(() => openReading(deps, member));
  return async (name, input) => {
    await look(SUBJECTS[name]);
    const output = fitResult(await RUN[name](await opened(), input));
    deps.onToolCall?.({ name, input, output });
    return output;
  };
}
