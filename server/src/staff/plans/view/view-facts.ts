import type { PlanEditor } from "@app/contract/staff/plans";
import type { AnswerId } from "@app/engine/intake/answers";
import { factsOf } from "@app/engine/intake/facts/facts";
import type { Loaded } from "../../../intake/assessments/load-input.ts";
import { decimalText, textOfAnswer, wholeText } from "./words.ts";

type Fact = PlanEditor["facts"][number];

/** What the professionals work by, beside the body. */
const ANSWERS: readonly (readonly [AnswerId, string])[] = [
  ["q06", "Objetivo"],
  ["f1", "Come"],
  ["f3", "Refeições"],
  ["f4", "Almoça"],
  ["f5", "Tempo de cozinha"],
  ["f6", "Orçamento"],
  ["f8", "Hora mais difícil"],
  ["m1", "Dia a dia"],
  ["m3", "Experiência"],
  ["m4", "Dias de treino"],
  ["m5", "Tempo por treino"],
  ["m6", "Onde treina"],
];

/** A member in figures and short answers, by the answers as they are now. */
export function viewFacts({ answers, context, today }: Loaded): Fact[] {
  const { age, kg, cm, bmi } = factsOf(answers, context, today);
  return [
    ...(age === undefined ? [] : [factOf("age", "Idade", wholeText(age), "anos")]),
    ...(kg === undefined ? [] : [factOf("kg", "Peso", decimalText(kg), "kg")]),
    ...(cm === undefined ? [] : [factOf("cm", "Altura", decimalText(cm), "cm")]),
    ...(bmi === undefined || kg === undefined || cm === undefined
      ? []
      : [factOf("bmi", "IMC", bmi.toFixed(1).replace(".", ","), null, bmiFormula(kg, cm))]),
    ...ANSWERS.flatMap(([id, label]) => {
      const text = textOfAnswer(answers, id);
      return text === null ? [] : [factOf(id, label, text, null)];
    }),
  ];
}

const bmiFormula = (kg: number, cm: number): string =>
  `${decimalText(kg)} ÷ (${decimalText(cm / 100)} × ${decimalText(cm / 100)})`;

function factOf(key: string, label: string, value: string, unit: string | null, formula: string | null = null): Fact {
  return { key, label, value, unit, formula };
}
