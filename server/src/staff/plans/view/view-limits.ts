import type { PlanEditor } from "@app/contract/staff/plans";
import type { Answers } from "@app/engine/intake/answers";
import { forcesText } from "@app/engine/intake/words/row-words";
import type { Details } from "../../../intake/assessments/assessment.ts";
import { rowsInForce } from "../../../intake/readings/prepare-decision.ts";
import { sparedRegionsOf } from "../../../plans/training/spared-regions.ts";
import type { OpenFile } from "../../members/read-member.ts";
import { optionsOf, textOfAnswer } from "./words.ts";

const list = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** What a member must not eat, allergies first, then what they do not want. */
export function viewForbidden({ loaded: { answers } }: OpenFile): PlanEditor["forbidden"] {
  const { s12, f1, f2 = [] } = answers;
  const words = optionsOf("s12", "items");
  const allergies = [
    ...(s12?.items ?? []).map((item) => words.find(({ value }) => value === item)?.text ?? item),
    ...(s12?.other.trim() ? [s12.other.trim()] : []),
  ];
  const severe = s12?.severe ? ", reação grave" : "";
  const eating = f1 && f1 !== "de-tudo" ? [textOfAnswer(answers, "f1") ?? f1] : [];
  return [
    ...allergies.map((text) => ({ text: `${text}${severe}`, isAllergy: true })),
    ...[...eating, ...f2].map((text) => ({ text, isAllergy: false })),
  ];
}

/** What the safety table forces, and what must not be trained: sentences without a cause. */
export function viewCare({ inForce, loaded: { answers } }: OpenFile): string[] {
  if (!inForce) return [];
  const forced = rowsInForce(inForce).map(forcesText).filter(Boolean);
  const sore = soreRegions(answers, inForce.details);
  const named = (isBlocked: boolean, text: string): string[] => {
    const names = sore.filter(({ most }) => (most === 0) === isBlocked).map(({ name }) => name.toLowerCase());
    return names.length > 0 ? [`${text}: ${list.format(names)}.`] : [];
  };
  return [
    ...new Set(forced),
    ...named(true, "Sem exercício que use"),
    ...named(false, "Só exercício que peça pouco de"),
  ];
}

/** Regions that hurt, each with what it may carry: the limit alone, whatever was answered. */
export const viewSore = ({ inForce, loaded }: OpenFile): PlanEditor["facts"] =>
  soreRegions(loaded.answers, inForce?.details ?? null).map(({ region, name, most }) => ({
    key: `sore-${region}`,
    label: `${name}, com dor`,
    value: most === 0 ? "nada que use" : "só o que peça pouco",
    unit: null,
    formula: null,
  }));

function soreRegions(answers: Answers, details: Details | null): { region: string; name: string; most: number }[] {
  const words = optionsOf("s6", "regions");
  return Object.entries(details ? sparedRegionsOf(answers, details) : {}).map(([region, most]) => ({
    region,
    name: words.find(({ value }) => value === region)?.text ?? region,
    most,
  }));
}
