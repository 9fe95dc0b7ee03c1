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

export type Product = {
  /** Made from it, the most usual first. */
  readonly foods: readonly FoodId[];
  readonly name: string;
  readonly kind: SaleKind;
  /** Grams of one as it is bought, or of the step in which it is weighed; 0 of what a kitchen has. */
  readonly size: number;
};

const products = new Map<string, Product>(
  readTable(saleUnits).flatMap((row) => {
    const name = row["name"] ?? "";
    const [kind, size] = (row["sale"] ?? "").split(" ");
    const foods = listOf(row["foods"]) as FoodId[];
    for (const id of foods) if (!findFood(id)) throw new Error(`${name}: there is no food ${id}`);
    const product = {
      foods,
      name,
      kind: oneOf(KINDS, kind, name),
      size: kind === "casa" ? 0 : numberOf(size, name),
    };
    return foods.map((id) => [id, product] as const);
  }),
);

export const findProduct = (food: string): Product | undefined => products.get(food);
