import type { MealSlot } from "@app/contract/plan-document";
import type { RuleSet } from "../../rules/rule-set.ts";
import type { Region } from "../meals/meal.ts";
import { dislikeWords } from "./dislike-words.ts";

const content = {
  /** Share of the day's energy that each meal has, by the number of meals. */
  shares: {
    3: { cafe: 0.28, almoco: 0.4, jantar: 0.32 },
    4: { cafe: 0.24, almoco: 0.35, "lanche-tarde": 0.15, jantar: 0.26 },
    5: { cafe: 0.22, "lanche-manha": 0.08, almoco: 0.33, "lanche-tarde": 0.14, jantar: 0.23 },
    6: { cafe: 0.2, "lanche-manha": 0.08, almoco: 0.31, "lanche-tarde": 0.12, jantar: 0.22, ceia: 0.07 },
  } as Readonly<Record<3 | 4 | 5 | 6, Readonly<Partial<Record<MealSlot, number>>>>>,
  usualMealsPerDay: 5,
  /** The meal of the hardest hour takes it from the largest one. */
  hardHour: {
    share: 0.05,
    slots: { manha: ["lanche-manha", "cafe"], "meio-da-tarde": ["lanche-tarde"], noite: ["ceia", "jantar"] },
  },
  times: {
    cafe: "07:00",
    "lanche-manha": "10:00",
    almoco: "12:30",
    "lanche-tarde": "16:00",
    jantar: "19:30",
    ceia: "21:30",
  } as Readonly<Record<MealSlot, string>>,
  /** Question f5. */
  minutes: { "quase-nada": 15, "ate-20": 25, "ate-40": 45, gosto: 90 },
  regions: {
    norte: "AC AP AM PA RO RR TO",
    nordeste: "AL BA CE MA PB PE PI RN SE",
    "centro-oeste": "DF GO MT MS",
    sudeste: "ES MG RJ SP",
    sul: "PR RS SC",
  } as Readonly<Record<Region, string>>,
  fibre: { grams: 25, lessBelowKcal: 1500, gramsPer1000Kcal: 14 },
  dislikeWords,
} as const;

export const menuRules: RuleSet<typeof content> = {
  id: "menus",
  version: "1",
  title: "Cardápios: refeições, porções e limites",
  author: "Prumo",
  sources: [
    "POF 2017–2018, IBGE: what Brazilians eat on a day, and when",
    "Guia Alimentar para a População Brasileira, 2014",
    "WHO: fibre of 25 g, 400 g of fruit and vegetables, free sugars below 10 %, salt below 5 g",
  ],
  content,
};
