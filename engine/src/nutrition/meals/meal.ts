import type { MealSlot } from "@app/contract/plan-document";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";

/** The meals of a day, with the energy (kcal) that a plate of typical portions may have. */
export const MEALS = {
  cafe: { title: "Café da manhã", kcal: [220, 520] },
  lanche: { title: "Lanche", kcal: [80, 320] },
  almoco: { title: "Almoço", kcal: [360, 720] },
  jantar: { title: "Jantar", kcal: [220, 620] },
  ceia: { title: "Ceia", kcal: [60, 200] },
} as const;
export type Meal = keyof typeof MEALS;

export const MEAL_OF_SLOT: Readonly<Record<MealSlot, Meal>> = {
  cafe: "cafe",
  "lanche-manha": "lanche",
  almoco: "almoco",
  "lanche-tarde": "lanche",
  jantar: "jantar",
  ceia: "ceia",
};

export const PARTS = [
  "arroz",
  "feijao",
  "proteina",
  "salada",
  "legume",
  "gordura",
  "fruta",
  "pao",
  "cereal",
  "laticinio",
  "bebida",
  "molho",
  "prato",
] as const;
export type PartName = (typeof PARTS)[number];

export const REGIONS = ["norte", "nordeste", "centro-oeste", "sudeste", "sul"] as const;
export type Region = (typeof REGIONS)[number];

/** The options of question f4 that say where, and the bakery. */
export const PLACES = ["casa", "marmita", "quilo", "prato-feito", "refeitorio", "padaria"] as const;
export type Place = (typeof PLACES)[number];

/** A food in counts of a household measure. */
export type Choice = {
  readonly food: FoodId;
  readonly unit: UnitKey;
  readonly typical: number;
  readonly least: number;
  readonly most: number;
};

export type MealPart = {
  readonly part: PartName;
  /** The most usual first. */
  readonly choices: readonly Choice[];
  /** Counts change by it. */
  readonly step: number;
  readonly optional: boolean;
};

/** How usual a plate is in some states, on some days of the week from 0, Monday; null is everywhere and every day. */
export type Usual = {
  readonly states: readonly string[] | null;
  readonly days: readonly number[] | null;
  readonly value: number;
};

/** Whether what takes long on a plate was cooked before, for the week: its id says so. */
export const isReadyPlate = (template: string): boolean => template.endsWith("-pronto");

/** A plate that somebody eats. */
export type MealTemplate = {
  readonly id: string;
  readonly meal: Meal;
  readonly name: string;
  readonly regions: readonly Region[];
  readonly places: readonly Place[];
  readonly minutes: number;
  readonly cost: 1 | 2 | 3;
  /** How often one eats it. */
  readonly timesAWeek: number;
  /** How usual it is: 1 is what everybody eats; the last that fits a place and a day holds. */
  readonly usual: readonly Usual[];
  /** Is made of the lunch of the same day. */
  readonly repeatsLunch: boolean;
  readonly parts: readonly MealPart[];
};
