import type { PlannedExercise } from "@app/contract/plan-training";
import { formatFactor } from "../../shell/format/numbers.ts";

const NBSP = "\u00a0";

type Unit = PlannedExercise["unit"];
type Done = { count: number; kg: number | null };

/** "12,5 kg". */
export const formatKg = (kg: number): string => `${formatFactor(kg)}${NBSP}kg`;

/** "8 a 12 repetições", "20 a 30 segundos", "10 repetições de cada lado". */
export function formatTarget([least, most]: readonly [number, number], unit: Unit, isOneSided = false): string {
  const range = least === most ? String(most) : `${least} a ${most}`;
  const word = unit === "reps" ? "repetições" : "segundos";
  return `${range} ${word}${isOneSided ? " de cada lado" : ""}`;
}

/** "11, 10, 12", "25, 22, 20 s", "10, 10, 9 com 12 kg", "10 com 12 kg, 9 com 14 kg". */
export function formatSets(sets: readonly Done[], unit: Unit): string {
  const [first] = sets;
  if (!first) return "";
  const suffix = unit === "seconds" ? `${NBSP}s` : "";
  if (sets.some(({ kg }) => kg !== first.kg))
    return sets.map(({ count, kg }) => `${count}${suffix}${kg === null ? "" : ` com ${formatKg(kg)}`}`).join(", ");
  const counts = `${sets.map(({ count }) => count).join(", ")}${suffix}`;
  return first.kg === null ? counts : `${counts} com ${formatKg(first.kg)}`;
}

/** "1:30", "0:52". */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** "1 minuto e meio", "45 segundos", "2 minutos". */
export function formatRest(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${seconds}${NBSP}segundos`;
  const whole = minutes === 1 ? `1${NBSP}minuto` : `${minutes}${NBSP}minutos`;
  if (rest === 0) return whole;
  return rest === 30 ? `${whole} e meio` : `${minutes}${NBSP}min${NBSP}${rest}`;
}

/** "28 minutos", "1 h 10". */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? `1${NBSP}minuto` : `${minutes}${NBSP}minutos`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}${NBSP}h${rest > 0 ? `${NBSP}${String(rest).padStart(2, "0")}` : ""}`;
}
