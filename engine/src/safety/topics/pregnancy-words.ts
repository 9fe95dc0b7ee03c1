import type { Triggers } from "../match-text.ts";

/** Somebody else is pregnant, or it is past. */
const others = [
  "irma",
  "esposa",
  "mulher",
  "amiga",
  "prima",
  "cunhada",
  "filha",
  "nora",
  "vizinha",
  "chefe",
  "namorada",
];
const isPregnant = ["gravida", "ta gravida", "esta gravida", "ficou gravida", "engravidou"];

const notNow = [
  "nao to gravida",
  "nao tou gravida",
  "nao estou gravida",
  "nunca fiquei gravida",
  "nao e gravidez",
  "quando eu tava gravida",
  "quando eu estava gravida",
  "quando tava gravida",
  "quando estava gravida",
  "quando fiquei gravida",
  "barriga de gravida",
  "parece* gravida",
  "parecendo gravida",
  "parecendo uma gravida",
  "antes da gravidez",
  "depois da gravidez",
  "desde a gravidez",
  "na minha gravidez",
  "na gravidez engordei",
  "engordei na gravidez",
  ...others.flatMap((person) => isPregnant.map((state) => `${person} ${state}`)),
];

export const pregnancyWords: Triggers = {
  any: [
    "gravida",
    "gravidinha",
    "gravidez",
    "gestante",
    "gestacao",
    "to esperando um bebe",
    "estou esperando um bebe",
    "to esperando bebe",
    "estou esperando bebe",
    "beta hcg",
    "beta deu positivo",
    "teste de gravidez",
    "engravidei",
    "i'm pregnant",
    "im pregnant",
  ],
  except: notNow,
};

export const nursingWords: Triggers = {
  any: [
    "amamentando",
    "amamento",
    "amamentar meu",
    "amamentar minha",
    "amamentacao",
    "dando de mamar",
    "dou de mamar",
    "leite materno",
    "meu leite diminu*",
    "resguardo",
    "puerper*",
    "acabei de ter bebe",
    "acabei de ter nenem",
    "recem nascid*",
    "breastfeeding",
  ],
  except: ["parei de amamentar", "nao amamento mais", "nao estou mais amamentando", "nao to mais amamentando"],
};
