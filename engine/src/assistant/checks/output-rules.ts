import type { RuleSet } from "../../rules/rule-set.ts";
import type { WordPattern, WordSets } from "../../safety/hearing/word-patterns.ts";
import type { Triggers } from "../../safety/match-text.ts";
import { MEDICINES, SUPPLEMENTS } from "../../safety/topics/medicines.ts";
import { restrictingTips, tipsAgainstHunger } from "./diet-tips.ts";
import { foreignWords, portugueseWords } from "./language-words.ts";
import {
  type SaidReason,
  saidAdvice,
  saidAgainst,
  saidPatterns,
  saidSets,
  saidVerdicts,
  saidWithhold,
} from "./said-patterns.ts";

const orders = [
  "tome",
  "tomar",
  "toma",
  "use",
  "usar",
  "aplique",
  "aplicar",
  "injete",
  "suba",
  "subir",
  "aumente",
  "aumentar",
  "diminua",
  "diminuir",
  "reduza",
  "dobre",
  "pare",
  "parar",
  "suspenda",
  "suspender",
  "interrompa",
  "pode beber",
  "comece",
  "troque",
];

type OutputRules = {
  readonly medicines: Triggers;
  readonly supplements: Triggers;
  readonly orders: Triggers;
  readonly restricting: Triggers;
  readonly againstHunger: Triggers;
  readonly said: {
    readonly sets: WordSets;
    /** What is said against such advice, taken out before it is looked for. */
    readonly against: readonly WordPattern[];
    /** What is said of a thing that is not advised: "não emagrece", "faz mal". */
    readonly verdicts: readonly WordPattern[];
    /** That something is to be done: beside it no verdict excuses. */
    readonly advice: readonly WordPattern[];
    /** Words against eating itself. */
    readonly withhold: readonly WordPattern[];
    readonly patterns: Readonly<Record<SaidReason, readonly WordPattern[]>>;
  };
  /** Small words that one language has and the other has not. */
  readonly language: { readonly portuguese: readonly string[]; readonly foreign: readonly string[] };
  readonly replacements: {
    readonly dose: string;
    readonly danger: string;
    readonly dietTip: string;
    readonly hidden: string;
    readonly excluded: string;
    readonly loaded: string;
  };
};

const content: OutputRules = {
  medicines: { any: [...MEDICINES, "remedio*", "medicament*", "medicacao", "a dose", "sua dose"] },
  supplements: { any: SUPPLEMENTS, except: ["vitamina de banana", "vitamina de abacate", "vitamina de mamao"] },
  orders: { any: orders },
  restricting: restrictingTips,
  againstHunger: tipsAgainstHunger,
  said: {
    sets: saidSets,
    against: saidAgainst,
    verdicts: saidVerdicts,
    advice: saidAdvice,
    withhold: saidWithhold,
    patterns: saidPatterns,
  },
  language: { portuguese: portugueseWords, foreign: foreignWords },
  replacements: {
    dose: "Remédio, suplemento e dose são assunto do seu médico ou da sua médica.",
    danger: "Disso quem fala com você é uma pessoa da nossa equipe.",
    dietTip: "Isso eu deixo para a nutricionista, que conversa com você com calma.",
    hidden: "Aqui seguimos pelo prato, sem números; quem pode mudar isso com você é a nutricionista.",
    excluded: "Uma sugestão ficou de fora, porque não cabe no que você pode comer: vá pelo plano e pelas trocas dele.",
    loaded: "Um exercício ficou de fora, porque pede da região que dói: vá pelo treino e pelas trocas dele.",
  },
};

/** What no answer of the assistant says, whoever wrote it. */
export const outputRules: RuleSet<OutputRules> = {
  id: "assistant-output",
  version: "4",
  title: "O que nenhuma resposta do assistente diz, e o que fica no lugar",
  author: "Prumo",
  sources: [
    "Written for this service; every word is reviewed by the responsible nutritionist",
    "NEDA withdrew its chat bot in 2023 after diet tips to people with eating disorders",
  ],
  content,
};
