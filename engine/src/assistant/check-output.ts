import { classifyText } from "../safety/classify.ts";
import { matches } from "../safety/match-text.ts";
import { leaksCanary } from "./checks/find-canary.ts";
import { namesDose } from "./checks/find-dose.ts";
import { hasLink } from "./checks/find-link.ts";
import { findSaid, givesLess, type PlannedDay, warningOf } from "./checks/find-said.ts";
import { outputRules } from "./checks/output-rules.ts";
import { foldText, joinSpaced } from "./fold-text.ts";
import { type Grounds, isGrounded, UNGROUNDED } from "./grounding.ts";
import { type Limits, proposesExcluded, proposesLoaded } from "./limits/limits.ts";
import { findNumbers } from "./numbers/find-numbers.ts";

export type OutputContext = {
  readonly grounds: Grounds;
  readonly numbersHidden: boolean;
  /** A word that stands in the model's instructions and nowhere else. */
  readonly canary: string;
  readonly limits: Limits;
  /** What the member's plan gives on a day, where it is known: no sentence gives less. */
  readonly planned?: PlannedDay;
};

export type OutputCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly why:
        | "ungrounded"
        | "number-hidden"
        | "dose"
        | "danger"
        | "canary"
        | "link"
        | "diet-tip"
        | "excluded"
        | "loaded"
        | "language"
        | "despising";
      /** What is said instead; null where nothing is. */
      readonly replacement: string | null;
    };

const FIGURE_OF_BODY_OR_FOOD = /(?:^|[^a-z])(?:kcal|calorias?|gramas?|kg|quilos?|kilos?|imc|por cento)(?![a-z])/;
/** A sentence that names an emergency may leave when it also says what to do. */
const SENDS_FOR_HELP =
  /(?:^|[^a-z])(?:192|samu|pronto-socorro|pronto socorro|emergencia|pare|procure|medic[oa])(?![a-z])/;

/** Whether a sentence of an answer may reach the member. It runs on every sentence, whoever wrote it, before its first byte leaves. */
export function checkSentence(sentence: string, { grounds, ...context }: OutputContext): OutputCheck {
  const check = checkWords(sentence, context);
  if (!check.ok || isGrounded(sentence, grounds)) return check;
  return { ok: false, why: "ungrounded", replacement: UNGROUNDED };
}

/** The same of its words alone, whatever numbers are known. */
export function checkWords(
  sentence: string,
  { numbersHidden, canary, limits, planned }: Omit<OutputContext, "grounds">,
): OutputCheck {
  const folded = foldText(sentence);
  const joined = joinSpaced(folded);
  const forms = joined === folded ? [folded] : [folded, joined];
  const { replacements, restricting, againstHunger } = outputRules.content;
  if (leaksCanary(sentence, canary)) return { ok: false, why: "canary", replacement: null };
  if (forms.some(hasLink)) return { ok: false, why: "link", replacement: null };
  if (isForeign(folded)) return { ok: false, why: "language", replacement: null };
  const said = forms.map(findSaid).find((why) => why !== undefined);
  const isWarning = forms.every((form) => warningOf(form) !== undefined);
  const isVerdict = forms.every((form) => warningOf(form) === "verdict");
  if (said === "dose" || (forms.some(namesDose) && !(isWarning && !/\p{N}/u.test(folded))))
    return { ok: false, why: "dose", replacement: replacements.dose };
  if (said === "despising") return { ok: false, why: "despising", replacement: replacements.danger };
  const isTip = (form: string): boolean =>
    (!isWarning && matches(restricting, form)) ||
    (numbersHidden && matches(againstHunger, form)) ||
    (planned !== undefined && givesLess(form, planned));
  if ((said === "diet-tip" && !isVerdict) || forms.some(isTip)) {
    return { ok: false, why: "diet-tip", replacement: replacements.dietTip };
  }
  if (forms.some((form) => proposesExcluded(form, limits))) {
    return { ok: false, why: "excluded", replacement: replacements.excluded };
  }
  if (forms.some((form) => proposesLoaded(form, limits))) {
    return { ok: false, why: "loaded", replacement: replacements.loaded };
  }
  if (forms.some((form) => speaksOfDanger(form, isWarning)))
    return { ok: false, why: "danger", replacement: replacements.danger };
  if (numbersHidden && forms.some(showsNumber)) {
    return { ok: false, why: "number-hidden", replacement: replacements.hidden };
  }
  return { ok: true };
}

/** Whether a folded sentence is written in another language: its small words tell. */
function isForeign(folded: string): boolean {
  if (/[^\P{L}\p{Script=Latin}]/u.test(folded)) return true;
  const { portuguese, foreign } = outputRules.content.language;
  const words: readonly string[] = folded.replace(/['’]/g, "").match(/[a-z]+/g) ?? [];
  const ours = words.filter((word) => portuguese.includes(word)).length;
  const theirs = words.filter((word) => foreign.includes(word)).length;
  return theirs > ours && (ours === 0 || theirs > 1);
}

function speaksOfDanger(folded: string, isWarning: boolean): boolean {
  const danger = classifyText(folded);
  if (!danger || (isWarning && danger === "transtorno-alimentar")) return false;
  return danger === "crise" || danger === "transtorno-alimentar" || !SENDS_FOR_HELP.test(folded);
}

/** Hand measures in words may stay: duas conchas. A figure, an energy or a weight may not. */
const showsNumber = (folded: string): boolean =>
  /\p{N}/u.test(folded) ||
  FIGURE_OF_BODY_OR_FOOD.test(folded) ||
  findNumbers(folded).some(({ after }) => /^(?:g|gr|ml|l|lt|litros?|cm|reais|centavos)(?![a-z])/.test(after));
