import type { PlanChange } from "@app/contract/plan-changes";
import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import { findExercise } from "../../training/library/library.ts";
import { isConsequence, stepsOf } from "../groups/edited-part.ts";
import type { ChangeGroup } from "../groups/group-changes.ts";
import type { PlanHalves } from "../halves.ts";
import type { Described, WordContext } from "./described.ts";
import { unique } from "./places.ts";
import { cardioSide, exerciseSide, exercisesSide, type Side, textSide } from "./side.ts";

const NO_SIDES = { before: null, after: null };

export function describeTraining({ changes }: ChangeGroup, context: WordContext): Described {
  const first = changes.find((change) => !isConsequence(change)) ?? changes[0];
  if (!first) return { title: "", ...NO_SIDES };
  const steps = stepsOf(first.path);
  if (steps.length === 0) return describeWhole(first);
  return steps.length === 1
    ? describeSession(first, steps[0] ?? "")
    : describeExercise(
        changes.filter((change) => !isConsequence(change)),
        first,
        context,
      );
}

function describeWhole({ op, field, from, to }: PlanChange): Described {
  if (op === "added") return { title: "Seu treino chegou", before: null, after: sessionsSide(to as Training) };
  if (op === "removed") return { title: "Seu treino fica com o seu educador físico", ...NO_SIDES };
  if (field === "cardio") {
    const [before, after] = [from, to] as Training["cardio"][];
    if (!before || !after) return { title: "O cardio mudou", ...NO_SIDES };
    const more = sum(after.minutes) - sum(before.minutes);
    const title = more === 0 ? "O cardio da semana mudou" : `${more > 0 ? "Mais" : "Menos"} cardio na semana`;
    return { title, ...(more === 0 ? NO_SIDES : { before: cardioSide(before), after: cardioSide(after) }) };
  }
  if (field === "reserve") return { title: "O esforço de cada série mudou", ...NO_SIDES };
  if (field === "walks") return { title: "As caminhadas da semana mudaram", ...NO_SIDES };
  if (field === "block") return { title: "Começa um novo bloco de treino", ...NO_SIDES };
  return { title: "Seu treino mudou", ...NO_SIDES };
}

const sessionsSide = ({ sessions }: Training): Side =>
  textSide(sessions.length === 1 ? "1 treino" : `${sessions.length} treinos`);

function describeSession({ op, field, from, to }: PlanChange, session: string): Described {
  const side = (value: unknown) => (value ? exercisesSide((value as TrainingSession).exercises) : null);
  if (op === "added") return { title: `Entrou o treino ${session}`, before: null, after: side(to) };
  if (op === "removed") return { title: `Saiu o treino ${session}`, before: side(from), after: null };
  if (op === "moved") return { title: "A ordem dos treinos mudou", ...NO_SIDES };
  if (field === "note") {
    const text = (value: unknown) => (typeof value === "string" ? textSide(value) : null);
    const title = `${to === null ? "Saiu o" : "Um"} recado no treino ${session}`;
    return { title, before: text(from), after: text(to) };
  }
  return { title: `O treino ${session} mudou`, ...NO_SIDES };
}

function describeExercise(changes: readonly PlanChange[], first: PlanChange, { from, to }: WordContext): Described {
  const [session = ""] = stepsOf(first.path);
  const before = exerciseAt(from, first.path);
  const after = exerciseAt(to, first.path);
  const sides = { before: before ? exerciseSide(before) : null, after: after ? exerciseSide(after) : null };
  if (changes.every(({ op }) => op === "moved")) return { title: `A ordem do treino ${session} mudou`, ...NO_SIDES };
  const name = nameOf(after ?? before);
  if (first.op === "added") return { title: `Entrou ${name}`, ...sides };
  if (first.op === "removed") return { title: `Saiu ${name}`, ...sides };
  const fields = unique(changes.flatMap(({ field }) => field ?? []));
  if (fields.includes("exercise")) return { title: `${capital(nameOf(before))} deu lugar a ${name}`, ...sides };
  const isOne = unique(changes.map(({ path }) => path)).length === 1;
  const [ofIt, inIt] = isOne ? [`de ${name}`, `em ${name}`] : ["em alguns exercícios", "em alguns exercícios"];
  if (fields.length === 1 && fields[0] === "restSeconds") return describeRest(first, ofIt);
  const more = fields.includes("sets") ? sum(after?.sets ?? []) - sum(before?.sets ?? []) : 0;
  if (more !== 0) return { title: `${more > 0 ? "Mais" : "Menos"} séries ${ofIt}`, ...sides };
  return { title: `${otherWords(fields, after)} ${inIt}`, ...sides };
}

function describeRest({ from, to }: PlanChange, ofIt: string): Described {
  const title = `${Number(to) > Number(from) ? "Mais" : "Menos"} descanso entre as séries ${ofIt}`;
  return { title, before: textSide(`${Number(from)} segundos`), after: textSide(`${Number(to)} segundos`) };
}

function otherWords(fields: readonly string[], after: PlannedExercise | undefined): string {
  if (fields.includes("target")) return after?.unit === "seconds" ? "Outro tempo" : "Outra faixa de repetições";
  if (fields.every((field) => field === "swaps" || field === "ladder")) return "Outras trocas";
  return "Ajustes";
}

function exerciseAt(halves: PlanHalves | null, path: string): PlannedExercise | undefined {
  const id = stepsOf(path).join(".");
  return halves?.training?.sessions.flatMap(({ exercises }) => exercises).find((one) => one.id === id);
}

function nameOf(planned: PlannedExercise | undefined): string {
  const name = planned ? (findExercise(planned.exercise)?.name ?? "um exercício") : "um exercício";
  return name.charAt(0).toLowerCase() + name.slice(1);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
