import type { PlanEditor } from "@app/contract/staff/plans";
import { factsOf } from "@app/engine/intake/facts/facts";
import { plannedTargets } from "@app/engine/intake/planned-targets";
import { roundHalfUp } from "@app/engine/nutrition/rounding";
import { type Sex, targetRules } from "@app/engine/nutrition/target-rules";
import type { Targets } from "@app/engine/nutrition/targets";
import type { OpenFile } from "../../members/read-member.ts";
import { decimalText, wholeText } from "./words.ts";

type Fact = PlanEditor["sums"][number];
type Body = { sex: Sex; kg: number; cm: number; age: number; af: number };

const rules = targetRules.content;
const MINUS = "\u2212";

/** The bill of the targets that the rules make of the answers as they are now; empty where the diet waits for a person. */
export function viewSums({ inForce, loaded: { answers, context, today } }: OpenFile): Fact[] {
  const facts = factsOf(answers, context, today);
  const { sex, kg, cm, age, activityFactor: af } = facts;
  const targets = inForce?.details ? plannedTargets(facts, { ...inForce.details, diet: inForce.diet }) : null;
  if (!targets || !sex || !kg || !cm || age === undefined || !af) return [];
  return sumsOf(targets, { sex, kg, cm, age, af });
}

function sumsOf(targets: Targets, body: Body): Fact[] {
  const { ree, tdee, floor, planned } = targets;
  const deficit = roundHalfUp(tdee) - planned.kcal;
  return [
    energy("rest", "Gasto em repouso", ree, restFormula(body)),
    energy("day", "Gasto do dia", tdee, `${wholeText(ree)} × ${decimalText(body.af)}`),
    energy("deficit", deficit < 0 ? "Acréscimo" : "Corte", Math.abs(deficit), deficitFormula(targets, deficit)),
    energy("target", "Meta do dia", planned.kcal, targetFormula(targets, deficit)),
    energy("floor", "Piso", floor, floorFormula(body.sex, ree)),
    {
      key: "protein",
      label: "Proteína",
      value: wholeText(planned.protein),
      unit: "g",
      formula: proteinFormula(targets),
    },
  ];
}

const energy = (key: string, label: string, kcal: number, formula: string): Fact => ({
  key,
  label,
  value: wholeText(kcal),
  unit: "kcal",
  formula,
});

function restFormula({ sex, kg, cm, age }: Body): string {
  const { perKg, perCm, perYear, constant } = rules.restingEnergy;
  return [
    `${decimalText(perKg)}×${decimalText(kg)}`,
    signed(perCm, `×${decimalText(cm)}`),
    signed(perYear, `×${decimalText(age)}`),
    signed(constant[sex]),
  ].join(" ");
}

const signed = (value: number, times = ""): string =>
  `${value < 0 ? MINUS : "+"} ${decimalText(Math.abs(value))}${times}`;

function deficitFormula({ tdee, planned }: Targets, deficit: number): string {
  const [more, less] = deficit < 0 ? [planned.kcal, tdee] : [tdee, planned.kcal];
  const share = Math.round((100 * Math.abs(deficit)) / tdee);
  return `${wholeText(more)} ${MINUS} ${wholeText(less)}, ${share}\u00a0% do gasto`;
}

const targetFormula = ({ tdee }: Targets, deficit: number): string =>
  `${wholeText(tdee)} ${deficit < 0 ? "+" : MINUS} ${wholeText(Math.abs(deficit))}, de ${rules.steps.kcal} em ${rules.steps.kcal}`;

function floorFormula(sex: Sex, ree: number): string {
  const { kcal, shareOfResting } = rules.floor;
  return `o maior entre ${wholeText(kcal[sex])} e ${decimalText(shareOfResting)} × ${wholeText(ree)}`;
}

/** Very little energy caps it. */
function proteinFormula({ gramsPerKg, exact: { refKg }, planned }: Targets): string {
  const { maxShareOfKcal } = rules.protein;
  const isCapped = gramsPerKg * refKg > (maxShareOfKcal * planned.kcal) / rules.kcalPerGram.protein;
  return isCapped
    ? `${decimalText(100 * maxShareOfKcal)}\u00a0% de ${wholeText(planned.kcal)}\u00a0kcal ÷ ${rules.kcalPerGram.protein}`
    : `${decimalText(gramsPerKg)} × ${decimalText(roundHalfUp(refKg, 0.1))}\u00a0kg de referência, de ${rules.steps.gram} em ${rules.steps.gram}`;
}
