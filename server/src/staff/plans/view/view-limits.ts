import type { PlanEditor } from "@app/contract/staff/plans";
import { forcesText } from "@app/engine/intake/words/row-words";
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
  const regions = Object.keys(inForce.details ? sparedRegionsOf(answers, inForce.details) : {});
  const words = optionsOf("s6", "regions");
  const names = regions.map((region) => (words.find(({ value }) => value === region)?.text ?? region).toLowerCase());
  return [...new Set(forced), ...(names.length > 0 ? [`Sem exercício que use: ${list.format(names)}.`] : [])];
}
