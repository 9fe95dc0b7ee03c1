import { saleUnits } from "../../../data/sale-units.ts";
import { findFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { listOf, numberOf, oneOf, readTable } from "../catalogue/read-table.ts";

const KINDS = [
  "peso",
  "un",
  "pé",
  "maço",
  "pedaço",
  "bandeja",
  "pacote",
  "caixa",
  "sachê",
  "lata",
  "pote",
  "litro",
  "dúzia",
  "casa",
] as const;
export type SaleKind = (typeof KINDS)[number];

/** What is bought: the list counts it, and its tick is kept under the id of its first food. */
export type Product = {
  readonly id: FoodId;
  readonly name: string;
  readonly kind: SaleKind;
  /** Grams of one as it is bought, or of the step in which it is weighed; 0 of what a kitchen has. */
  readonly size: number;
};

const products = new Map<string, Product>(
  readTable(saleUnits).flatMap((row) => {
    const name = row["name"] ?? "";
    const [kind, size] = (row["sale"] ?? "").split(" ");
    const foods = listOf(row["foods"]);
    for (const id of foods) if (!findFood(id)) throw new Error(`${name}: there is no food ${id}`);
    const product = {
      id: foods[0] as FoodId,
      name,
      kind: oneOf(KINDS, kind, name),
      size: kind === "casa" ? 0 : numberOf(size, name),
    };
    return foods.map((id) => [id, product] as const);
  }),
);

export const findProduct = (food: string): Product | undefined => products.get(food);
