import type { EquivalentsDiet, Reason } from "@app/contract/plan-document";
import type { ExclusionReason } from "../../exclusions/exclusions.ts";
import { safetyTable } from "../../intake/triage/safety-table.ts";
import { noteRules, notesOfRows } from "../../notes/note-packs.ts";
import { type MealTemplate, REGIONS } from "../meals/meal.ts";
import type { ReasonCode } from "../words/reason-text.ts";
import type { ComposedDay } from "./compose-week.ts";
import { hardSlotOf } from "./day-goal.ts";
import type { DietRequest } from "./diet-request.ts";
import { menuRules } from "./menu-rules.ts";

const { minutes, weekdays, eatingOut } = menuRules.content;
const reason = (code: ReasonCode, path = "diet", values: Reason["values"] = {}): Reason => ({ path, code, values });

/** What of the answers made the menu as it is: only what is true of this one. */
export function menuReasons(request: DietRequest, week: readonly ComposedDay[]): Reason[] {
  const { place, cookingMinutes, budget, region } = request;
  const meals = week.flatMap((day) => day.meals);
  const weekday = week.slice(0, weekdays).flatMap((day) => day.meals);
  const lunches = weekday.filter(({ meal }) => meal === "almoco").map(({ template }) => template.template);
  const cooked = weekday
    .filter(({ meal }) => meal !== "almoco" || !isEatenOut(place))
    .map(({ template }) => template.template);
  const reasons = personReasons(request);
  if (isPlace(place) && lunches.every(({ places }) => places.includes(place))) {
    // At the weekend lunch is at home.
    reasons.push(reason(place === "casa" ? "diet.place" : "diet.place-weekdays", "diet.almoco", { place }));
  }
  if (cookingMinutes < minutes.gosto && cooked.every((template) => template.minutes <= cookingMinutes)) {
    reasons.push(reason("diet.minutes", "diet", { minutes: cookingMinutes }));
  }
  if (budget === "apertado") reasons.push(reason("diet.budget"));
  if (region && meals.some(({ template }) => isRegional(template.template))) {
    reasons.push(reason("diet.region", "diet", { region }));
  }
  return reasons;
}

/** What the engine itself may give as the cause. */
export type WithoutMenu = Exclude<EquivalentsDiet["because"], "professional">;

export const withoutMenuReasons = (
  request: DietRequest,
  because: Exclude<EquivalentsDiet["because"], "professional">,
): Reason[] => [...becauseReasons(request, because), ...personReasons(request)];

/** At level B, what each row that leads to it says. */
function becauseReasons({ rows }: DietRequest, because: WithoutMenu): Reason[] {
  const limiting = safetyTable.content.filter(({ code, diet }) => diet === "B" && rows.includes(code));
  if (because !== "level-b" || limiting.length === 0) return [reason(`diet.${because}`)];
  return limiting.map(({ code: row }) => reason("diet.row", "diet", { row }));
}

/** What the notes of the rows say to the member, on the diet or on one of its meals. */
const noteReasons = ({ rows }: DietRequest): Reason[] =>
  notesOfRows(rows).flatMap((note) => {
    const { member, on = "" } = noteRules.content[note];
    return member !== null && on.startsWith("diet") ? [reason("diet.note", on, { note })] : [];
  });

function personReasons(request: DietRequest): Reason[] {
  const { hardHour: hour, exclusions, eating, waking, times } = request;
  const { unreadDislikes, unreadAllergies } = exclusions;
  const has = (...kinds: ExclusionReason["kind"][]): boolean =>
    exclusions.reasons.some(({ kind }) => kinds.includes(kind));
  const slot = hardSlotOf(request);
  const reasons: Reason[] = noteReasons(request);
  if (waking !== undefined) reasons.push(reason("diet.waking", "diet.cafe", { waking, meal: times.cafe }));
  if (slot && hour) reasons.push(reason("diet.hard-hour", `diet.${slot}`, { slot, hour }));
  if (has("dislike")) reasons.push(reason("diet.dislikes"));
  for (const word of unreadDislikes) reasons.push(reason("diet.unmatched-dislike", "diet", { word }));
  if (has("coeliac")) reasons.push(reason("diet.coeliac"));
  if (has("allergy", "typed-allergy"))
    reasons.push(reason(hasSevereTraces(exclusions) ? "diet.traces" : "diet.allergies"));
  for (const word of unreadAllergies) reasons.push(reason("diet.unread-allergy", "diet", { word }));
  if (eating === "vegano") reasons.push(reason("diet.b12"));
  return reasons;
}

/** Of coeliac disease alone no reaction was severe. */
const hasSevereTraces = ({ reasons }: DietRequest["exclusions"]): boolean =>
  reasons.some(({ kind, what, isFinal }) => kind === "traces" && isFinal && !(what === "gluten" && isCoeliac(reasons)));
const isCoeliac = (reasons: readonly ExclusionReason[]): boolean => reasons.some(({ kind }) => kind === "coeliac");

const isPlace = (place: DietRequest["place"]): place is Exclude<DietRequest["place"], "varia"> => place !== "varia";
const isEatenOut = (place: string): boolean => eatingOut.some((one) => one === place);
const isRegional = ({ regions }: MealTemplate): boolean => regions.length < REGIONS.length;
