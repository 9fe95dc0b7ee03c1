import type { Triggers } from "./match-text.ts";

/** Less than this a day, or a fast of this many days, is no plan that a machine talks about. */
const TOO_FEW_KCAL = 999;
const TOO_MANY_DAYS = 2;
const TOO_MANY_HOURS = 24;

const tooFew = ["com* # caloria*", "com* # kcal", "dieta de # caloria*", "dieta de # kcal"];
const perDay = ["# caloria* por dia", "# kcal por dia", "# caloria* ao dia", "# kcal ao dia"];

/** What the questionnaire's first question about food asks. */
const purging = [
  "vomit* depois",
  "vomit* de proposito",
  "vomit* tudo que com*",
  "vomit* o que com*",
  "vomit* a comida",
  "provoc* vomito*",
  "provoc* o vomito",
  "forc* vomito*",
  "forc* o vomito",
  "forc* a vomit*",
  "dedo na garganta",
];

export const purgingWords: Triggers = { any: purging };

export const eatingDisorderWords: Triggers = {
  any: [
    ...purging,
    "laxante*",
    "compuls*",
    "com* escondid*",
    "anorexi*",
    "bulimi*",
    "purgar",
    "purgacao",
    "nao sentir fome",
    "nao sinta fome",
    "enganar a fome",
    "tirar a fome",
    "me sentindo nojent*",
    "me sinto nojent*",
    "nojo do meu corpo",
    "nojo de mim",
    "odeio meu corpo",
    "odeio o meu corpo",
    // Hidden numbers are asked back: a person talks about it first.
    "libera as calorias",
    "libera os numeros",
    "libera meus numeros",
  ],
  together: [
    ["magr* demais", "me acho"],
    ["magr*", "me acho gord*"],
    ["magr*", "me vejo gord*"],
    ["compens*", "comi"],
    ["queim*", "nojent*"],
    ["truque*", "fome"],
  ],
  amounts: [
    ...[...tooFew, ...perDay].map((phrase) => ({ phrase, max: TOO_FEW_KCAL })),
    { phrase: "jejum de # dia*", min: TOO_MANY_DAYS },
    { phrase: "# dia* de jejum", min: TOO_MANY_DAYS },
    { phrase: "# dia* sem comer", min: TOO_MANY_DAYS },
    { phrase: "jejum de # h", min: TOO_MANY_HOURS },
    { phrase: "jejum de # hora*", min: TOO_MANY_HOURS },
  ],
  except: ["sem compuls*", "nunca tive compuls*"],
};
