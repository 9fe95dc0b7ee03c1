import type { MealSlot } from "@app/contract/plan-document";
import type { FoodGroup, FoodId } from "../nutrition/catalogue/food.ts";
import type { Meal } from "../nutrition/meals/meal.ts";

/** Every note that a row of the safety table may carry. */
export const NOTE_CODES = [
  "sodio",
  "carboidrato-distribuido",
  "refeicoes-pequenas",
  "proteina-e-liquido-primeiro",
  "sem-deficit",
  "sem-gluten-e-contaminacao-cruzada",
  "exclusao-de-alergenos",
  "sem-cardapio-gerado",
  "purinas-baixas",
  "gordura-saturada-baixa",
  "levotiroxina-em-jejum",
  "vitamina-k-constante",
  "agua-converse-com-seu-medico",
  "proteina-e-potassio",
  "hipoglicemia",
  "manutencao",
  "meta-recusada-com-carinho",
  "nunca-plano-de-perda",
  "porcoes-pela-mao-e-pelo-prato",
  "sem-kcal",
  "nutricionista-liga",
  "cartao-de-cuidado",
  "cartao-de-apoio",
  "tela-de-crise",
  "contato-do-pre-natal",
  "pagina-de-caminhada",
  "baixo-impacto",
  "treino-moderado",
  "sem-prender-a-respiracao",
  "liberacao-medica",
  "forca-primeiro",
  "regras-60-mais",
  "equilibrio-2-3x",
  "regiao-bloqueada",
  "nada-onde-uma-crise-machuque",
  "apneia-falar-com-o-medico",
  "ate-ser-lido",
  "educativo",
  "nao-atendido",
  "reembolso-na-hora",
  "contador-sem-dados-do-corpo",
  "so-biblioteca-de-treino",
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** Foods that a note leaves out, by what is written of them in the catalogue. A dish goes with any of its parts. */
export type ExcludedFoods = {
  readonly foods?: readonly FoodId[];
  readonly groups?: readonly FoodGroup[];
  /** Whole words of the name with its state. */
  readonly words?: readonly string[];
  /** A name with one of these stays. */
  readonly unless?: readonly string[];
  /** Milligrams in the usual portion, from which on the food is left out; a food without the figure is left out too. */
  readonly sodiumFrom?: number;
};

type Range = { readonly least: number; readonly most: number };

/** Limits of a day, a meal, a portion or a week; carbohydrate is what is available, grams are as eaten, drinks are no food. */
export type DietLimits = {
  /** Milligrams a day from the foods, and from which on no portion has it. */
  readonly sodium?: { readonly aDay: number; readonly inPortion: number };
  /** Share of the day's energy; a missing figure counts as the whole fat. */
  readonly saturatedShare?: number;
  readonly eggsAWeek?: number;
  /** Grams a day, also where little energy would ask for less. */
  readonly leastFibre?: number;
  /** Grams in café, almoço and jantar, and in the others; what one meal has at most of the day. */
  readonly carb?: { readonly main: Range; readonly other: Range; readonly mealShare: number };
  /** Five or six meals, with these shares of the energy; what one has at most of it, and of grams of food. */
  readonly smallMeals?: {
    readonly shares: Readonly<Record<5 | 6, Readonly<Partial<Record<MealSlot, number>>>>>;
    readonly mealShare: number;
    readonly grams: number;
  };
  /** Grams in café, almoço and jantar, its food the first of the meal. */
  readonly mainProtein?: number;
  readonly drinksInMealMl?: number;
  /** The water of a day in so many moments between meals. */
  readonly waterMoments?: number;
  /** Grams of meat, poultry, fish and shellfish. */
  readonly meatADay?: number;
  readonly juiceADayMl?: number;
  readonly coffeeADayMl?: number;
  /** Kept out of the first meal alone. */
  readonly firstMeal?: ExcludedFoods & { readonly minutesAfterWaking: number };
  /** No day has so much more of the leaves than another; one cooking oil all week. */
  readonly leavesApart?: number;
  /** Planned energy is that of the day, with milk where there is; null is as the row caps it. */
  readonly energy?: "maintenance";
  /** Of the day's energy, that a plan may cut. */
  readonly mostDeficit?: number;
  readonly water?: "withheld";
  /** Nothing is planned before a person has looked, or groups without a menu. */
  readonly plan?: "none" | "groups";
  readonly portions?: "hand";
  readonly numbers?: "hidden";
};

export type TrainingLimits = {
  readonly plan?: "none" | "walking" | "level-b" | "library";
  readonly isLowImpact?: true;
  /** Effort from 0 to 10. */
  readonly effort?: Range;
  /** Repetitions left in reserve. */
  readonly leastReserve?: number;
  readonly saysToExhale?: true;
  readonly needsClearance?: true;
  readonly strength?: { readonly sessionsAWeek: number; readonly isFirst: true };
  readonly firstWeekSets?: number;
  readonly balanceDays?: Range;
  /** Joint load from which nothing is trained in a region of pain. */
  readonly blockedLoad?: number;
  readonly isSafeInSeizure?: true;
  readonly isAfterFirstMeal?: true;
};

/** What a note obliges. */
export type NotePack = {
  readonly source: string;
  /** Null: there is no plan to say it on, or another sentence of the plan says it already. */
  readonly member: string | null;
  /** Where the member's sentence stands. */
  readonly on?: "diet" | "diet.cafe" | "targets" | "training";
  readonly professional: string;
  readonly diet?: DietLimits;
  readonly training?: TrainingLimits;
  readonly excludes?: ExcludedFoods;
  /** By the meal, foods that groups do not offer: chosen every day, no plate would keep the limits. */
  readonly groupsWithout?: Readonly<Partial<Record<Meal, readonly FoodId[]>>>;
};
