import { type Food, type FoodGroup, GROUPS, NUTRIENTS } from "../food.ts";

/** TACO gives no energy for these: a figure beside such an id was made up. */
const WITHOUT_ENERGY = new Set(["taco:450", "taco:457", "taco:458", "taco:516", "taco:517", "taco:591"]);

/** Rows whose energy is not that of their macronutrients, read again in their source. */
const ENERGY_APART: Readonly<Record<string, string>> = {
  "taco:114": "dried coriander: mostly fibre",
  "taco:220": "lime: acids and fibre",
  "taco:472": "cachaça: alcohol",
  "taco:474": "beer: alcohol",
  "taco:513": "baking powder: starch and salts",
  "taco:514": "fresh yeast: fibre",
  "taco:539": "feijão tropeiro: as printed",
  "taco:540": "feijoada: as printed",
  "own:vinagre": "acetic acid",
  "own:milho-espiga": "sweet corn: factors of its own in its source",
};
/** TACO's fibre of these is above its carbohydrate, which is a difference of the other figures. */
const FIBRE_ABOVE_CARB = new Set(["taco:241", "taco:325", "taco:586"]);
const ENERGY_SHARE = 0.15;
/** Leaves have 10 to 30 kcal, where a rounded figure is already off by more. */
const ENERGY_KCAL = 12;

const WITH_FIBRE = new Set<FoodGroup>([
  "vegetais-a",
  "vegetais-b",
  "frutas-a",
  "frutas-b",
  "leguminosas",
  "oleaginosas",
]);
const MAX_PER_100: Readonly<Record<string, number>> = {
  kcal: 900,
  protein: 100,
  fat: 100,
  carb: 100,
  fibre: 60,
  sodium: 40_000,
  saturated: 100,
};

/** Figures that cannot be true of a food, and zeros that stand for "nobody knows". */
export function figureFaults(food: Food): string[] {
  const { id, group, per100, use } = food;
  const { kcal, protein, fat, carb, fibre, saturated } = per100;
  const faults: string[] = [];
  for (const nutrient of NUTRIENTS) {
    const amount = per100[nutrient];
    if (amount !== null && !(amount >= 0 && amount <= (MAX_PER_100[nutrient] ?? 0)))
      faults.push(`${nutrient} ${amount}`);
  }
  if (WITHOUT_ENERGY.has(id)) faults.push("TACO gives no energy for it");
  if (kcal === null && use === "plano") faults.push("in plans without energy");
  if (kcal === 0) faults.push("energy 0: unknown is ?");
  if (fibre === 0 && WITH_FIBRE.has(group)) faults.push("fibre 0 in a plant: unknown is ?");
  if (fat === 100 && (protein !== 0 || carb !== 0)) faults.push("pure fat has protein 0 and carbohydrate 0");
  if (saturated !== null && (fat === null || saturated > fat + 0.05)) faults.push("more saturated fat than fat");
  if (fibre !== null && carb !== null && fibre > carb + 0.5 && !FIBRE_ABOVE_CARB.has(id)) {
    faults.push("more fibre than carbohydrate");
  }
  if (protein === null || fat === null || carb === null) {
    if (use === "plano") faults.push("in plans without macronutrients");
    return faults;
  }
  if (protein + fat + carb > 105) faults.push("more than 100 g in 100 g");
  if (kcal !== null && !(id in ENERGY_APART) && group !== "alcoolicas") {
    const computed = 4 * protein + 4 * carb + 9 * fat;
    if (Math.abs(computed - kcal) > Math.max(ENERGY_SHARE * kcal, ENERGY_KCAL)) {
      faults.push(`${kcal} kcal, but its macronutrients have ${Math.round(computed)}`);
    }
  }
  return faults;
}

/** Judgements that have bounds: habit, price, yield, edible part. */
export function judgementFaults({ group, habit, price, yield: grams, ediblePart }: Food): string[] {
  const faults: string[] = [];
  if (!(group in GROUPS)) faults.push("no group");
  if (!(habit > 0 && habit <= 1)) faults.push(`habit ${habit}`);
  if (!/^\d{4}-\d\d-\d\d$/.test(price.on)) faults.push("price without its day");
  if (ediblePart !== null && !(ediblePart >= 0.2 && ediblePart <= 1)) faults.push(`edible part ${ediblePart}`);
  if (grams === null) return faults;
  const [least, most] = group === "carnes" ? [0.5, 0.9] : group === "leguminosas" ? [2, 3] : [0.7, 3];
  if (grams < least || grams > most) faults.push(`yield ${grams}`);
  return faults;
}
