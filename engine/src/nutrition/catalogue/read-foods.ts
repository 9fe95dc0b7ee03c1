import {
  AISLES,
  type Aisle,
  ALLERGENS,
  type Allergen,
  FORMS,
  type Food,
  type FoodGroup,
  type FoodId,
  type Nutrients,
  ORIGINS,
  USES,
} from "./food.ts";
import { listOf, numberOf, oneOf, type Row, readTable } from "./read-table.ts";
import { composeRecipe, type Part, readRecipes } from "./recipe.ts";

export type FoodTable = { readonly group: FoodGroup; readonly pricedOn: string; readonly rows: string };

const RECIPE = "recipe";
const AISLE_KEYS = Object.keys(AISLES) as Aisle[];

/** Reads every table; a food that is a recipe is computed from its parts, which may be recipes themselves. */
export function readFoods(tables: readonly FoodTable[], recipeText: string): Food[] {
  const recipes = readRecipes(recipeText);
  const rows = tables.flatMap((table) => readTable(table.rows).map((row) => ({ table, row })));
  const byId = new Map(rows.map((entry) => [entry.row["id"], entry]));
  const read = new Map<string, Food>();

  const foodOf = (id: string, within: readonly string[] = []): Food => {
    const known = read.get(id);
    if (known) return known;
    const entry = byId.get(id);
    if (!entry) throw new Error(`${within.at(-1)}: there is no food ${id}`);
    if (within.includes(id)) throw new Error(`${id} is a part of itself`);
    const recipe = recipes.get(id);
    const parts = recipe?.parts.map(({ id: part, grams }): Part => ({ food: foodOf(part, [...within, id]), grams }));
    if ((entry.row["source"] === RECIPE) !== (recipe !== undefined)) throw new Error(`${id}: recipe or figures, one`);
    const food = readFood(entry.table, entry.row, recipe && parts && composeRecipe(parts, recipe.finished));
    read.set(id, food);
    return food;
  };
  for (const id of recipes.keys()) if (!byId.has(id)) throw new Error(`there is no food ${id} for its recipe`);
  const foods = rows.map(({ row }) => foodOf(row["id"] ?? ""));
  if (read.size !== foods.length) throw new Error("an id stands twice");
  return foods;
}

type Composed = Pick<Food, "per100" | "contains" | "mayContain" | "origin">;

function readFood({ group, pricedOn }: FoodTable, row: Row, composed: Composed | undefined): Food {
  const id = idOf(row["id"]);
  // A dish has what its parts have, and what is usual in one that is bought.
  const contains = [...new Set([...(composed?.contains ?? []), ...allergensOf(row["contains"], id)])];
  const mayContain = [...new Set([...(composed?.mayContain ?? []), ...allergensOf(row["may contain"], id)])].filter(
    (one) => !contains.includes(one),
  );
  return {
    id,
    name: row["name"] ?? "",
    state: row["state"] || null,
    group,
    use: oneOf(USES, row["use"], id),
    form: oneOf(FORMS, row["form"], id),
    origin: composed?.origin ?? oneOf(ORIGINS, row["origin"], id),
    habit: numberOf(row["habit"], id),
    price: { class: Number(oneOf(["1", "2", "3"], row["price"], id)) as 1 | 2 | 3, on: pricedOn },
    aisle: oneOf(AISLE_KEYS, row["aisle"], id),
    yield: row["yield"] ? numberOf(row["yield"], id) : null,
    ediblePart: row["edible"] ? numberOf(row["edible"], id) : null,
    per100: composed?.per100 ?? figuresOf(row, id),
    source: row["source"] || id.replace("taco:", "taco "),
    contains,
    mayContain,
  };
}

function idOf(cell: string | undefined): FoodId {
  if (!/^(taco:[1-9]\d{0,2}|own:[a-z0-9-]+)$/.test(cell ?? "")) throw new Error(`"${cell}" is no id of a food`);
  return cell as FoodId;
}

const figuresOf = (row: Row, id: string): Nutrients => {
  const figure = (column: string): number | null => (row[column] === "?" ? null : numberOf(row[column], id));
  return {
    kcal: figure("kcal"),
    protein: figure("prot"),
    fat: figure("fat"),
    carb: figure("carb"),
    fibre: figure("fibre"),
    sodium: figure("Na"),
    saturated: figure("sat"),
  };
};

/** `leite` is the whole of it: protein and lactose. */
const allergensOf = (cell: string | undefined, id: string): Allergen[] =>
  listOf(cell)
    .flatMap((word) => (word === "leite" ? ["leite-proteina", "lactose"] : [word]))
    .map((word) => oneOf(ALLERGENS, word, id));
