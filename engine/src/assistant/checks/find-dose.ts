import { matches } from "../../safety/match-text.ts";
import { findNumbers } from "../numbers/find-numbers.ts";
import { DOSE_UNIT } from "../numbers/units.ts";
import { outputRules } from "./output-rules.ts";

const NUMBER_WORD = /(?:^|[^a-z])(?:meio|meia|um|uma|dois|duas|tres|quatro|cinco|dez)(?![a-z])/;
/** Units so plain that no spacing hides them. */
const SPLIT_UNIT = /\d(?:miligrama|micrograma|comprimido|capsula|ampola|gotasd)/;

/** Whether a folded text names an amount of a medicine or of a supplement, or says to start, change or stop one. */
export function namesDose(folded: string): boolean {
  const { medicines, supplements, orders } = outputRules.content;
  const numbers = findNumbers(folded);
  if (numbers.some(({ after }) => DOSE_UNIT.test(after)) || SPLIT_UNIT.test(folded.replace(/[^a-z0-9]/g, "")))
    return true;
  const hasNumber = numbers.length > 0 || NUMBER_WORD.test(folded);
  if (matches(medicines, folded)) return hasNumber || matches(orders, folded);
  return numbers.length > 0 && matches(supplements, folded);
}
