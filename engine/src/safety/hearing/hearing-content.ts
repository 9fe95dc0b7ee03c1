import type { Spelling } from "./fold-words.ts";
import type { HearingRule, SafetyTopic } from "./hearing-rule.ts";
import { idioms } from "./idioms.ts";
import { bodyRules } from "./rules/body.ts";
import { crisisRules } from "./rules/crisis.ts";
import { eatingDisorderRules } from "./rules/eating-disorder.ts";
import { otherPersonRules } from "./rules/other-person.ts";
import { violenceRules } from "./rules/violence.ts";
import { spelling } from "./spelling.ts";
import type { WordPattern, WordSets } from "./word-patterns.ts";
import { wordSets } from "./word-sets.ts";

type HearingContent = {
  /** Of two topics of one level the earlier is answered. */
  readonly order: readonly SafetyTopic[];
  readonly spelling: Spelling;
  readonly sets: WordSets;
  /** Long words that are also read with a letter missing, or two changed about. */
  readonly slipped: readonly string[];
  readonly idioms: readonly WordPattern[];
  /** Done to oneself on purpose: beside these words nothing is a figure of speech. */
  readonly meant: readonly WordPattern[];
  /** After these an infinitive stands, also without its last letter. */
  readonly modals: readonly string[];
  readonly rules: readonly HearingRule[];
};

export const hearingContent: HearingContent = {
  order: [
    "crise",
    "crise-outra-pessoa",
    "anafilaxia",
    "hipoglicemia",
    "emergencia",
    "violencia",
    "transtorno-alimentar",
  ],
  spelling,
  sets: wordSets,
  slipped: [
    "suicidio",
    "suicidar",
    "suicidas",
    "morrer",
    "desmaiei",
    "desmaiar",
    "laxante",
    "laxantes",
    "vomitei",
    "vomitar",
    "garganta",
    "respirar",
    "glicemia",
    "insulina",
    "hipoglicemia",
    "compulsao",
    "suicide",
    "suicidal",
    "anorexia",
    "bulimia",
    "convulsao",
    "remedios",
    "vontade",
    "acordar",
    "morrendo",
    "cortando",
    "sangrando",
    "engordar",
    "depressao",
    "esperanca",
    "vomitando",
    "comprimidos",
    "desmaiando",
    "diabetes",
    "sozinha",
    "marido",
    "coracao",
    "sangue",
    "enforcar",
    "inchando",
    "compulsoes",
  ],
  idioms,
  meant: [
    "morr*|mort*|muert* por dentro",
    "de proposito",
    "on purpose",
    "adrede",
    "para|to me|mi punir|castigar|aliviar",
    "porque|because eu|i? mereco|deserve",
    "<me> mutil*",
    "veneno de rato ~3 socorro|agora|hoje|toda",
  ],
  modals: [
    "quero",
    "queria",
    "vou",
    "ia",
    "posso",
    "consigo",
    "aguento",
    "sem",
    "vontade",
    "pensando",
    "preciso",
    "tentei",
    "porque",
    "ate",
  ],
  rules: [...crisisRules, ...otherPersonRules, ...bodyRules, ...violenceRules, ...eatingDisorderRules],
};
