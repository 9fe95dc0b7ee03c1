import { leftOutCopy as copy } from "../../content/app/intake/outcome.ts";
import type { Assessment } from "../data/intake-query.ts";

export type LeftOut = { name: string; text: string };
type Levels = Pick<Assessment, "diet" | "training" | "rows" | "notes" | "numbersForced" | "blockedRegions">;

/** Rows whose food is chosen by a person: groups and portions, no menu of a computer. */
const WITHOUT_MENU = new Set(["R09_SCOFF_2", "R24_REACAO_GRAVE_OU_TEXTO", "R31_TEXTO_NAO_RECONHECIDO"]);
/** The one limited row that allows a small cut. */
const SMALL_CUT = "R14_DIABETES_2";

/** What a limited beginning leaves out, with the reason of each; what stays is not listed. */
export function leftOutOf({ diet, training, rows, notes, numbersForced, blockedRegions }: Levels): LeftOut[] {
  const left: LeftOut[] = [];
  if (diet === "B") left.push(rows.includes(SMALL_CUT) ? copy.bigCut : copy.cut);
  if (rows.some((code) => WITHOUT_MENU.has(code))) left.push(copy.menu);
  if (training === "B") left.push(copy.load);
  if (blockedRegions.length > 0) left.push(copy.region);
  if (notes.includes("agua-converse-com-seu-medico")) left.push(copy.water);
  if (numbersForced) left.push(copy.numbers);
  return left;
}
