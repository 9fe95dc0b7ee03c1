import type { MealSlot } from "@app/contract/plan-document";
import { beansByState } from "../../../data/beans-by-state.ts";
import { dislikeWords } from "../../exclusions/dislike-words.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import type { Region } from "../meals/meal.ts";

const content = {
  /** Share of the day's energy that each meal has, by the number of meals. */
  shares: {
    3: { cafe: 0.28, almoco: 0.4, jantar: 0.32 },
    4: { cafe: 0.24, almoco: 0.35, "lanche-tarde": 0.15, jantar: 0.26 },
    5: { cafe: 0.22, "lanche-manha": 0.08, almoco: 0.33, "lanche-tarde": 0.14, jantar: 0.23 },
    6: { cafe: 0.2, "lanche-manha": 0.08, almoco: 0.31, "lanche-tarde": 0.12, jantar: 0.22, ceia: 0.07 },
  } as Readonly<Record<3 | 4 | 5 | 6, Readonly<Partial<Record<MealSlot, number>>>>>,
  usualMealsPerDay: 5,
  /** The meal of the hardest hour takes it from the largest one, unless it is a large one itself. */
  hardHour: {
    share: 0.05,
    below: 0.25,
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
  minutes: { "quase-nada": 15, "ate-20": 20, "ate-40": 40, gosto: 90 },
  /** From Monday; at the weekend lunch is at home. */
  weekdays: 5,
  /** Where lunch is made by others, so that its minutes do not count. */
  eatingOut: ["quilo", "prato-feito", "refeitorio"],
  regions: {
    norte: "AC AP AM PA RO RR TO",
    nordeste: "AL BA CE MA PB PE PI RN SE",
    "centro-oeste": "DF GO MT MS",
    sudeste: "ES MG RJ SP",
    sul: "PR RS SC",
  } as Readonly<Record<Region, string>>,
  fibre: { grams: 25, lessBelowKcal: 1500, gramsPer1000Kcal: 14 },
  /** Grams of fruit and vegetables a day; foods and vegetables of a week. */
  variety: { produceGrams: 400, foodsAWeek: 12, vegetablesAWeek: 5 },
  /** Limits of common sense: no day, plate or week is over them, whatever the figures ask for. */
  sense: {
    /** Grams of fibre in a day; beans and soy bring vegans more. The second is for whom no week keeps the first, or so much of the energy. */
    mostFibre: { usual: [45, 55], ovolacto: [45, 60], vegano: [60, 85], needBePer1000Kcal: 22 },
    /** Grams at dinner, as far as the day has them; a share of the day's protein where that is little. */
    dinnerProtein: 15,
    dinnerProteinShare: 0.2,
    /** The second for those who eat no meat or fish, where no week keeps the first. */
    eggsAWeek: [14, 21],
    /** At lunches, and at dinners, of a week. */
    sameProtein: 3,
  },
  /** What a week buys. From `comfortable` on, what is new speaks against itself. */
  basket: { foods: 30, most: 35, leaf: 2, fruit: 4, vegetable: 6 },
  /** Of the day's targets; a meal's share is off by at most so much of the day. */
  tolerance: {
    kcal: 0.05,
    leastProtein: 0.95,
    /** Of the target, or of the energy where the target is small. */
    mostProtein: 1.8,
    mostProteinShare: 0.22,
    /** More than the target by this factor, or than this share of the energy, is too much. */
    comfortableProtein: 1.2,
    comfortableProteinShare: 0.17,
    fatShare: { least: 0.2, most: 0.35 },
    mealShare: 0.05,
  },
  /** How far a portion may be from the typical one of its template. */
  portions: {
    typicalAtKcal: 1700,
    /** Fewer meals have larger plates. */
    ofMeals: { 3: 1.15, 4: 1.05, 5: 1, 6: 0.95 } as Readonly<Record<3 | 4 | 5 | 6, number>>,
    usualScale: { least: 0.7, most: 1.8 },
    mostScale: 2,
    mostOfTypical: 1.6,
    oneStepLessBelowKcal: 1400,
    /** At each meal, on a day with eggs at two. */
    eggsTwiceADay: 2,
    /** Grams on one plate, whatever the energy of the day. */
    mostGrams: {
      arroz: 300,
      feijao: 280,
      proteina: 200,
      salada: 130,
      legume: 200,
      gordura: 30,
      fruta: 350,
      pao: 150,
      cereal: 300,
      laticinio: 300,
      bebida: 300,
      molho: 120,
      prato: 600,
    },
    /** Dense or strong ones have a smaller limit. */
    mostGramsOf: {
      "taco:577": 240,
      "own:tofu-firme": 240,
      "taco:261": 10,
      "taco:260": 10,
      "taco:272": 10,
      "taco:268": 10,
      "own:grao-de-bico": 200,
      "own:soja-texturizada": 180,
      "own:homus": 100,
      "taco:589": 12,
      "own:cottage": 90,
      "taco:469": 140,
      "own:queijo-coalho": 80,
      "taco:461": 90,
      "taco:463": 80,
      "own:mucarela-sem-lactose": 80,
      "own:galinhada": 500,
      "taco:527": 400,
      "taco:539": 300,
      "own:escondidinho": 450,
    } as Readonly<Record<string, number>>,
  },
  /** Weights of what a day is off by, each as a share of its target; portions off the typical one count for little. */
  weights: {
    kcal: 600,
    lackOfProtein: 900,
    excessOfProtein: 12,
    fat: 30,
    carb: 20,
    fibre: 60,
    excessOfFibre: 300,
    lackAtDinner: 400,
    dinnerOverLunch: 400,
    produce: 200,
    sodium: 4,
    /** Over what a note limits. */
    overNote: 600,
    meal: 8,
    outsideBand: 4000,
    portion: 3,
  },
  sodiumMg: 2000,
  /** From this share of its limit on, a day's fibre is more than it should be. */
  comfortableFibre: 0.9,
  /** For those who eat no meat or fish: sides when the day is short of protein, and how often a week has which protein. */
  withoutMeat: {
    eatings: ["ovolacto", "vegano"],
    proteinSides: { aPlate: 1, aDay: 3 },
    /** More only when there is no other way; eggs by their family, about two to a dish. */
    dishesAWeek: {
      "own:soja-texturizada": 4,
      "own:tofu-firme": 9,
      ovo: 7,
      "own:whey": 5,
      "own:cottage": 4,
      "taco:469": 4,
      "taco:461": 8,
    } as Readonly<Record<string, number>>,
  },
  /** Foods that no week has more often. */
  timesAWeek: {
    "own:pasta-amendoim": 3,
    "own:cottage": 3,
    "taco:469": 3,
    "own:ervilha": 4,
    "taco:461": 5,
    "own:vitamina-banana": 4,
    "own:whey": 2,
    "taco:486": 2,
    "taco:163": 3,
    "own:chia": 2,
    "own:semente-girassol": 3,
    "own:semente-abobora": 3,
  } as Readonly<Record<string, number>>,
  onceADay: ["own:vitamina-banana", "own:whey", "own:granola", "taco:168"] as readonly string[],
  /** What speaks against a plate or a food; the least unwanted is chosen. */
  choice: {
    /** Drawn until one is good. */
    weeks: 8,
    strictWeeks: 3,
    /** Of those that are good, the one with least in excess is taken. */
    goodWeeks: 2,
    redraws: 20,
    templateAgain: { cafe: 0.3, lanche: 0.6, almoco: 1.2, jantar: 1.2, ceia: 0.3 },
    templateYesterday: { cafe: 0.2, lanche: 0.8, almoco: 3, jantar: 2, ceia: 0.2 },
    tooOften: 6,
    familyTooOften: 2,
    eggMealsADay: 2,
    nutMealsADay: 2,
    juiceFromRedraw: 8,
    nutsOnPlateFromRedraw: 4,
    /** Repetition counts for less with every redraw. */
    forgivenPerRedraw: 0.3,
    overMinutes: 8,
    perMinuteOver: 0.05,
    /** At the weekend one cooks so long at least. */
    weekendMinutes: 90,
    wrongPlace: 7,
    notRiceAndBeans: 0.3,
    cost: { apertado: 0.9, normal: 0.2, folgado: 0 },
    tooMuchEnergy: 2.3,
    tooLittleEnergy: 1.6,
    lackOfProtein: 4,
    lackOfProteinPerRedraw: 5,
    /** Protein that a meal has, beside the day's share: lunch and dinner have more than snacks. */
    proteinOfMeal: { cafe: 0.85, lanche: 0.5, almoco: 1.25, jantar: 1.25, ceia: 0.4 },
    noisePerRedraw: 0.25,
    sameFamilyToday: 1.5,
    pastaTwiceToday: 4,
    sameFamilyYesterday: 0.7,
    lunchesOfAFamily: 3,
    unusualFood: 1,
    /** A plate that nobody eats against one that everybody does. */
    unusualPlate: 3,
    /** For each place behind the first that a food has in its part. */
    lessUsual: 0.1,
    lessUsualDrink: 0.6,
    /** Black coffee, for one who eats no meat and drinks milk: it has the protein that they are short of. */
    drinkWithoutMilk: 2,
    /** Breakfasts of eggs from which on another is less wanted. */
    eggBreakfasts: 4,
    eggBreakfastAgain: 1.2,
    beansOfElsewhere: 8,
    /** Of each gram of fibre that a portion has over the day's most for its energy; more with every redraw. */
    gramOfFibre: 0.05,
    gramOfFibreOfPlate: 0.06,
    gramOfFibrePerRedraw: 0.3,
    newFood: 2,
    newFoodOfPlate: 1.2,
    overBasket: 5,
    /** What is cooked for lunch on a Saturday or a Sunday may be bought for it. */
    basketAtWeekend: 0.1,
    /** And on a Sunday it may be of the meat that the working days had. */
    familyOnSunday: 0.2,
    /** A plate of soy or chickpeas alone, by how one eats. */
    meatless: { "de-tudo": 6, "sem-carne-vermelha": 6, peixe: 0.5, ovolacto: 0, vegano: 0 },
    /** Of each gram in 100 kcal, with every redraw. */
    foodLackOfProtein: 0.03,
    /** Of each kcal of saturated fat in a portion, where a note limits it. */
    saturatedKcal: 0.05,
    /** Of each mg of sodium in a portion, where a note limits it. */
    sodiumMg: 0.005,
    foodAgainThisWeek: 0.3,
    /** What was bought is eaten again. */
    produceAgainThisWeek: 0.08,
    produceYesterday: 0.3,
    foodAgainToday: 1.6,
    /** A vegetable that a week with too few of them lacks, from Thursday on. */
    needed: 12,
    neededFrom: 3,
  },
  /** Who eats meat is given no soy in its place. */
  meatInstead: ["de-tudo", "sem-carne-vermelha"],
  /** Foods that part people: only for one who says that they like them. */
  onlyIfLiked: ["taco:356"] as readonly string[],
  beans: beansByState,
  dislikeWords,
} as const;

export const menuRules: RuleSet<typeof content> = {
  id: "menus",
  version: "6",
  title: "Cardápios: refeições, porções e limites",
  author: "Prumo",
  sources: [
    "POF 2017–2018, IBGE: what Brazilians eat on a day, and when",
    "Guia Alimentar para a População Brasileira, 2014",
    "WHO: fibre of 25 g, 400 g of fruit and vegetables, free sugars below 10 %, salt below 5 g",
  ],
  content,
};
