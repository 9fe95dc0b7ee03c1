import { foldText } from "../../nutrition/search/fold-word.ts";
import { type Exercise, REGIONS, type Region } from "../../training/library/exercise.ts";
import { exercises } from "../../training/library/library.ts";

export type Loads = Readonly<Partial<Record<Region, number>>>;

/** A movement as people call it, in folded text, and what it asks of a joint. */
export type Movement = { readonly words: RegExp; readonly loads: Loads };

/** No family of ours: the loads are written here. */
const HARD_ON_LEGS: Loads = { joelho: 3, tornozelo: 3, quadril: 2 };
const others: readonly Movement[] = [
  {
    words: /\b(?:pul\w+ corda|polichinelos?|burpees?|saltos|saltitos|jump|agachamentos? com salto)\b/g,
    loads: HARD_ON_LEGS,
  },
  { words: /\b(?:correr|corra|corrida\w*|corridinhas?|trotes?|trotar|tiros de corrida)\b/g, loads: HARD_ON_LEGS },
  {
    words: /\b(?:sub\w+ (?:[ao]s? |de |n[ao]s? )?(?:escadas?|degraus?)|step)\b/g,
    loads: { joelho: 2, quadril: 1, tornozelo: 1 },
  },
  { words: /\bcadeira extensora\b/g, loads: { joelho: 2 } },
  { words: /\b(?:nadar|natacao|nado|bracadas?)\b/g, loads: { ombro: 2 } },
  {
    words: /\b(?:beach tennis|volei|basquete|futebol|tenis de quadra|crossfit)\b/g,
    loads: { ...HARD_ON_LEGS, ombro: 2 },
  },
];

/**
 * Families of the library, by how their names begin. Nobody says which of them is meant: it counts as the lightest, and as
 * no less than a little.
 */
const families: readonly (readonly [words: RegExp, names: RegExp])[] = [
  [/\bagach\w+/g, /^agachamento/],
  [/\bafundos?\b/g, /^afundo/],
  [/\b(?:avancos|avanco (?:com|alternado|lateral))\b/g, /^avanco/],
  [/\b(?:passadas|passada (?:lateral|com|atras))\b/g, /^(afundo|avanco|passada)/],
  [/\bleg press\b/g, /^leg press/],
  [/\b(?:bicicleta|bike|spinning|pedal\w+)\b/g, /^bicicleta/],
  [/\b(?:caminhar|caminhe|caminhadas?)\b/g, /^caminhada/],
  [
    /\b(?:flexao|flexoes)\b(?! d[eoa]s? (?:joelhos?|quadril|pernas?|plantar|tronco|punhos?))/g,
    /^flexao (na|no|com|inclinada|aberta|fechada|carpada)/,
  ],
  [/\bpranchas?\b(?! de cabelo)/g, /^prancha/],
  [/\bsupinos?\b/g, /^supino/],
  [/\bdesenvolvimento\b(?! d[eoa] (?!ombro))/g, /^desenvolvimento/],
  [/\belevac(?:ao|oes) (?:lateral|laterais|fronta(?:l|is))\b/g, /^elevacao lateral/],
  [/\bbarra fixa\b/g, /^barra fixa/],
  [/\bcrucifixos?\b/g, /^crucifixo/],
  [/\b(?:levantamento terra|stiff|bom-dia)\b/g, /^(levantamento terra|stiff)/],
  [/\bremadas? curvadas?\b/g, /^remada curvada/],
  [/\b(?:elevac(?:ao|oes) pelvicas?|pontes? de gluteos?)\b/g, /^(elevacao pelvica|ponte)/],
  [/\b(?:panturrilhas? em pe|elevac(?:ao|oes) de panturrilhas?)\b/g, /^panturrilha em pe/],
  [/(?<!gordura |circunferencia |regiao |parede |perimetro )\babdomina(?:l|is)\b/g, /^(abdominal|elevacao de pernas)/],
];

/** Movements by the word for their kind, with what the lightest of the kind asks. */
export const movementsOf = (loadOf: (exercise: Exercise, region: Region) => number): Movement[] => [
  ...others,
  ...families.map(([words, names]) => {
    const kin = exercises.filter(({ name }) => names.test(foldText(name)));
    const loads: Partial<Record<Region, number>> = {};
    for (const region of REGIONS) {
      const asked = kin.map((exercise) => loadOf(exercise, region));
      if (asked.some((load) => load > 0)) loads[region] = Math.max(1, Math.min(...asked));
    }
    return { words, loads };
  }),
];
