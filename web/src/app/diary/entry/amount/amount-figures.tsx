import type { Amount, EatenFood } from "@app/contract/diary";
import { eatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import { energyOf, formatGrams } from "../model/entry-view.ts";
import styles from "./amount-sheet.module.css";

/** "280 g, 213 kcal" with the range: for members who see numbers. */
export function AmountFigures({ food, amount }: { food: EatenFood; amount: Amount }) {
  const { kcal, range } = energyOf(eatenFigures(food, amount));
  return (
    <p className={`${styles.figures} figures`} role="status">
      <b>{[formatGrams(amount.grams), kcal ?? copy.noFigure].join(", ")}</b>
      {range ? <span>{range}</span> : null}
    </p>
  );
}
