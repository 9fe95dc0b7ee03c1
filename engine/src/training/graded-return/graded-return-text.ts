import { soreRegionWords } from "../../../data/exercises/sore-limits.ts";
import type { Region } from "../library/exercise.ts";
import type { GradedReturn } from "./graded-return.ts";
import { gradedReturnRules, RETURN_STEPS, type ReturnStep } from "./graded-return-rules.ts";

const { steps } = gradedReturnRules.content;

type StepText = { readonly title: string; readonly text: string };

/** `{region}`: "do seu joelho". */
const returnStepTexts: Readonly<Record<ReturnStep, StepText>> = {
  nenhuma: {
    title: "Nada que exija dali",
    text: "Por enquanto o treino segue sem nada {region}. O resto do corpo continua.",
  },
  isometria: {
    title: "Segurar parado",
    text: "Agora entra o que se segura parado e pede pouco {region}. Sem mexer, com folga.",
  },
  curta: {
    title: "Movimento curto",
    text: "Agora entra o movimento curto, devagar, só o que pede pouco {region}.",
  },
  leve: {
    title: "Movimento inteiro, sem peso",
    text: "Agora entra o movimento inteiro, ainda sem peso no que exige {region}.",
  },
  completa: {
    title: "Como antes",
    text: "O peso volta com metade do que era. Daí em diante cresce como o resto.",
  },
};

const regionNames: Readonly<Record<Region, string>> = {
  ombro: "Ombro",
  lombar: "Lombar",
  joelho: "Joelho",
  quadril: "Quadril",
  punho: "Punho",
  tornozelo: "Tornozelo",
};

/** What to do when it hurts: the same on every step. */
export const RETURN_PAIN_TEXT =
  "Dor até 3: siga com calma. De 4 a 6: pare o exercício, e a volta recua um passo. 7 ou mais: pare o treino, e o treinador é avisado. Inchou, travou ou falseou: pare e procure atendimento.";

/** For the member: where the region stands, and what opens the next step. */
export function returnTextForMember(standing: GradedReturn): string {
  const { region, step } = standing;
  const text = returnStepTexts[step].text.replace("{region}", soreRegionWords[region]);
  return [`Passo ${numberOf(step)} de ${RETURN_STEPS.length}: ${text}`, nextForMember(standing)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function nextForMember({ step, calmDays, waitsFor }: GradedReturn): string {
  const { days, mostPain } = steps[step].calm;
  if (waitsFor === null) return "";
  if (waitsFor === "signature")
    return "Os dias tranquilos estão completos: o próximo passo abre com o sim do treinador.";
  const left = days - calmDays;
  if (left <= 0) return "A dor subiu um pouco: falta um dia que não passe dos anteriores.";
  const many = left === 1 ? "Falta um dia tranquilo" : `Faltam ${wordOf(left)} dias tranquilos`;
  return `${many}, com dor até ${mostPain}.`;
}

/** For the trainer: what was reported, what counts, and what the next step asks of them. */
export function returnTextForTrainer({ region, step, since, lastPain, calmDays, waitsFor }: GradedReturn): string {
  const { days, mostPain } = steps[step].calm;
  const next = RETURN_STEPS[RETURN_STEPS.indexOf(step) + 1];
  const where = `${regionNames[region]}, passo ${numberOf(step)} de ${RETURN_STEPS.length} (${returnStepTexts[step].title.toLowerCase()})`;
  const from = since === null ? "" : ` desde ${since.slice(8)}/${since.slice(5, 7)}`;
  const pain = lastPain === null ? "sem dor contada" : `última dor ${lastPain}`;
  const counted = `${Math.min(calmDays, days)} de ${days} dias com dor até ${mostPain}`;
  const asked =
    waitsFor === "signature"
      ? ` O passo ${numberOf(step) + 1} pede a sua assinatura.`
      : next && steps[next].isSigned
        ? ` O passo ${numberOf(step) + 1} vai pedir a sua assinatura.`
        : "";
  return `${where}${from}: ${pain}, ${counted}.${asked}`;
}

const numberOf = (step: ReturnStep): number => 1 + RETURN_STEPS.indexOf(step);

const wordOf = (count: number): string => ["", "um", "dois", "três", "quatro"][count] ?? String(count);
