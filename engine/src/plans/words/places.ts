import { listWords } from "../../nutrition/words/noun.ts";
import { stepsOf } from "../groups/edited-part.ts";
import type { ChangeGroup } from "../groups/group-changes.ts";
import { DAY_NAMES, isSlot, MEAL_WORDS, SHORT_DAYS } from "./place-words.ts";

const DAYS = Object.keys(SHORT_DAYS);

/** Where an edit was made: `Seg. a sex., lanche da tarde`, `Treinos A e C`. */
export function placeOfGroup({ half, changes }: ChangeGroup): string {
  const [first] = changes;
  if (!first || first.path === "targets") return "Metas do dia";
  const steps = changes.map(({ path }) => stepsOf(path));
  if (half === "training") return sessionsWords(unique(steps.flatMap(([session]) => session ?? [])), first.field);
  const slots = unique(steps.flatMap((own) => own.find(isSlot) ?? []));
  const days = DAYS.filter((day) => steps.some(([own]) => own === day));
  const meals = slots.length === 1 && slots[0] ? MEAL_WORDS[slots[0]] : "";
  if (days.length === 0) return meals === "" ? "Dieta" : capital(meals);
  return meals === "" ? daysWords(days, "alone") : `${daysWords(days, "before")}, ${meals}`;
}

function sessionsWords(sessions: readonly string[], field: string | null): string {
  if (sessions.length === 0) return field === "cardio" ? "Cardio" : "Treino";
  return sessions.length === 1 ? `Treino ${sessions[0]}` : `Treinos ${listWords(sessions, "e")}`;
}

/** `Todos os dias`, `Seg. a sex.`, `Sáb. e dom.`, `Segunda` where nothing follows. */
export function daysWords(days: readonly string[], use: "alone" | "before"): string {
  if (days.length === DAYS.length) return "Todos os dias";
  if (days.length === 1) return (use === "alone" ? DAY_NAMES : SHORT_DAYS)[days[0] ?? ""] ?? "";
  const names = days.map((day, index) => (index === 0 ? SHORT_DAYS[day] : SHORT_DAYS[day]?.toLowerCase()) ?? "");
  const from = DAYS.indexOf(days[0] ?? "");
  const isRun = days.length > 2 && days.every((day, index) => DAYS.indexOf(day) === from + index);
  return isRun ? `${names[0]} a ${names.at(-1)}` : listWords(names, "e");
}

export const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
