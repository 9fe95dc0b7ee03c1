import { roundUp } from "../rounding.ts";
import { describeCount, feminine, masculine, type Noun } from "../words/noun.ts";
import type { Product, SaleKind } from "./sale-unit.ts";

const COUNTED: Readonly<Partial<Record<SaleKind, Noun>>> = {
  pé: masculine("pé"),
  maço: masculine("maço"),
  litro: masculine("litro"),
};
const SIZED: Readonly<Partial<Record<SaleKind, Noun>>> = {
  pedaço: masculine("pedaço"),
  bandeja: feminine("bandeja"),
  pacote: masculine("pacote"),
  caixa: feminine("caixa"),
  sachê: masculine("sachê"),
  lata: feminine("lata"),
  pote: masculine("pote"),
};
const DOZEN = feminine("dúzia");

/** What is bought of a product, in the units it is sold in: `1,4 kg`, `1 dúzia e meia`, `5 potes de 170 g`. */
export function describeAmount({ kind, size }: Pick<Product, "kind" | "size">, grams: number): string {
  if (kind === "casa") return "veja se tem em casa";
  if (kind === "peso") return describeWeight(roundUp(grams, size));
  const count = roundUp(grams / size, 1);
  if (kind === "un") return `${count}\u00a0un.`;
  if (kind === "dúzia") return describeCount(roundUp(count / 12, 0.5), DOZEN);
  const sized = SIZED[kind];
  if (sized) return `${describeCount(count, sized)} de ${describeWeight(size)}`;
  return describeCount(count, COUNTED[kind] ?? masculine(kind));
}

/** `600 g`, `1,4 kg`. */
const describeWeight = (grams: number): string =>
  grams < 1000 ? `${grams}\u00a0g` : `${String(grams / 1000).replace(".", ",")}\u00a0kg`;
