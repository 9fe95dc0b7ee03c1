import type { LockContext } from "@app/contract/staff/plans";
import { ALLERGEN_WORDS } from "../../exclusions/allergen-names.ts";
import { type ExclusionReason, reasonsOf } from "../../exclusions/exclusions.ts";
import { type NoteCode, noteRules } from "../../notes/note-packs.ts";
import type { Allergen, Food } from "../../nutrition/catalogue/food.ts";
import type { Eating } from "../../nutrition/target-rules.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import { listWords } from "../../nutrition/words/noun.ts";

const EATING_WORDS: Readonly<Record<Eating, string>> = {
  vegano: "este plano é vegano",
  ovolacto: "este plano é ovolactovegetariano",
  peixe: "este plano tem peixe, mas não carne nem frango",
  "sem-carne-vermelha": "este plano é sem carne vermelha",
  "de-tudo": "este plano é de quem come de tudo",
};

type Limits = Pick<LockContext, "exclusions">;
export type Refusal = { readonly kind: "allergen" | "eating"; readonly text: string };

/** Why a food may not stand in this plan; undefined when it may. `said` is the word that was written. */
export function refusalOf(food: Food, { exclusions }: Limits, said = foodName(food.id)): Refusal | undefined {
  // A dislike is the member's to change: the professional sees it and is not stopped.
  const reasons = reasonsOf(exclusions, food.id).filter(({ kind }) => kind !== "dislike");
  const eating = reasons.find(({ kind }) => kind === "eating");
  const note = reasons.find(({ kind }) => kind === "note");
  const others = reasons.filter(({ kind }) => kind !== "eating" && kind !== "note");
  if (others[0]) return { kind: "allergen", text: allergenText(others, others[0], said) };
  if (note) return { kind: "eating", text: `${said} não entra: ${noteText(note.what as NoteCode)}` };
  return eating && { kind: "eating", text: `${said} não entra: ${EATING_WORDS[eating.what as Eating]}` };
}

const noteText = (note: NoteCode): string => noteRules.content[note].professional.replace(/\.$/, "");

function allergenText(reasons: readonly ExclusionReason[], first: ExclusionReason, said: string): string {
  const within = reasons.filter(({ kind }) => kind === "allergy" || kind === "coeliac");
  if (within.length > 0) return `${said} tem ${wordsOf(within)}, que este plano não pode ter`;
  if (first.kind === "typed-allergy") return `${said} não entra: a alergia escrita é “${first.what}”`;
  const traces = reasons.filter(({ kind }) => kind === "traces");
  return `${said} pode ter traços de ${wordsOf(traces)}, e aqui traço já faz mal`;
}

const wordsOf = (reasons: readonly ExclusionReason[]): string =>
  listWords(
    reasons.map(({ what }) => ALLERGEN_WORDS[what as Allergen]),
    "e",
  );
