import type { Exclusions } from "@app/contract/exclusions";
import { ALLERGEN_WORDS } from "@app/engine/exclusions/allergen-names";
import { exclusionsOf, reasonsOf } from "@app/engine/exclusions/exclusions";
import { triageOf } from "@app/engine/intake/triage/triage";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { viewRecords } from "../../sync/core/view.ts";
import { ANSWER_KIND, answersIn } from "../answers/answer-records.ts";

/** Nothing of what is excluded depends on it. */
const ANY_COUNTRY = { country: "BR" };

/** What the member does not eat, by the answers that this device knows: it holds without a network. */
export function exclusionsIn(state: DeviceState, today: string): Exclusions {
  const answers = answersIn(viewRecords(state, ANSWER_KIND));
  // Consents are no records; a device that has these answers was allowed to.
  const { facts, rows } = triageOf({ ...answers, c1: "autorizo" }, ANY_COUNTRY, today);
  return exclusionsOf(answers, facts, rows);
}

/** What a food has that the member must not eat: `glúten`; null where it is left out for another reason; undefined: it is not. */
export function excludedBy(exclusions: Exclusions, food: string): string | null | undefined {
  const reasons = reasonsOf(exclusions, food);
  if (reasons.length === 0) return undefined;
  const within = reasons.find(({ kind }) => kind === "coeliac" || kind === "allergy");
  return within ? (ALLERGEN_WORDS[within.what as keyof typeof ALLERGEN_WORDS] ?? null) : null;
}
