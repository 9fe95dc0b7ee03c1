import type { Amount, EatenFood } from "@app/contract/diary";
import { describeEaten, describeEatenInHands } from "@app/engine/nutrition/eaten/describe-eaten";
import { eatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import { useState } from "react";
import { amountCopy as copy, entryCopy } from "../../../../content/app/diary/entry.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Chips } from "../../../../ui/inputs/chips.tsx";
import { NumberField } from "../../../../ui/inputs/number-field.tsx";
import { Stepper } from "../../../../ui/inputs/stepper.tsx";
import { closeDialog } from "../../../../ui/overlays/dialog.tsx";
import { Sheet } from "../../../../ui/overlays/sheet.tsx";
import { amountIn, type Portion } from "../model/amounts.ts";
import { energyOf, formatGrams, type Numbers } from "../model/entry-view.ts";
import type { Foods } from "../model/foods.ts";
import styles from "./amount-sheet.module.css";
import { OwnMeasureForm } from "./own-measure-form.tsx";

type AmountSheetProps = {
  foods: Foods;
  numbers: Numbers;
  food: string;
  amount: Amount;
  /** Foods that may have been meant instead. */
  offers?: readonly string[];
  action: string;
  onUse: (amount: Amount) => void;
  onOwnMeasure: (unit: string, grams: number) => void;
  /** Of a food that stands in the list. */
  onRemove?: () => void;
  onOffer?: (ref: string) => void;
  onSearch?: () => void;
  onClose: () => void;
};

const GRAMS = "g";
const HALF = 0.5;
const MAX_COUNT = 30;

/** How much of a food: a household measure and its count, or grams. */
export function AmountSheet(props: AmountSheetProps) {
  const { foods, numbers, food, amount, offers = [], action, onUse, onOwnMeasure, onClose } = props;
  const portions = foods.portionsOf(food).filter(({ unit }) => unit !== null || numbers === "shown");
  const [unit, setUnit] = useState(() => unitFor(amount, portions));
  const [count, setCount] = useState(amount.count ?? 1);
  const [grams, setGrams] = useState<number | undefined>(amount.grams);
  const portion = portions.find((one) => (one.unit ?? GRAMS) === unit);
  const chosen = chosenAmount(portion, count, grams, amount);

  return (
    <Sheet
      open
      onClose={onClose}
      title={foods.nameOf(food)}
      text={foods.sourceOf(food) ?? undefined}
      footer={
        <Button
          fullWidth
          onClick={(event) => {
            if (!chosen) return;
            onUse(chosen);
            closeDialog(event);
          }}
        >
          {action}
        </Button>
      }
    >
      <div className="stack gap-5">
        {portions.length > 1 ? (
          <Chips
            legend={copy.measures}
            options={portions.map((one) => ({ value: one.unit ?? GRAMS, label: labelOf(one) }))}
            value={unit}
            onChange={setUnit}
          />
        ) : null}
        {portion?.unit === null ? (
          <GramsField grams={grams} isWrong={!chosen} onGrams={setGrams} />
        ) : (
          <Stepper
            label={copy.count}
            value={count}
            min={HALF}
            max={MAX_COUNT}
            step={HALF}
            largeStep={1}
            onChange={setCount}
            format={() => (chosen ? measureOf(food, chosen, numbers) : "")}
          />
        )}
        {numbers === "shown" && chosen ? <AmountFigures food={foods.eatenOf(food)} amount={chosen} /> : null}
        {numbers === "shown" && portion?.unit ? (
          <OwnMeasureForm key={unit} portion={portion} food={foods.nameOf(food)} onSave={onOwnMeasure} />
        ) : null}
        <OtherFoods {...props} offers={offers} />
      </div>
    </Sheet>
  );
}

const labelOf = ({ unit, words }: Portion): string => (unit === null ? copy.grams : words.one);

const unitFor = ({ unit }: Amount, portions: readonly Portion[]): string =>
  portions.some((one) => one.unit === unit) ? (unit ?? GRAMS) : (portions[0]?.unit ?? GRAMS);

/** An own food without a measure has, with hidden numbers, only the portion that it came with. */
function chosenAmount(portion: Portion | undefined, count: number, grams: number | undefined, before: Amount) {
  if (!portion) return { ...before, isAssumed: false };
  if (portion.unit !== null) return amountIn(portion, count);
  return grams !== undefined && grams >= 1 && grams <= 3_000 ? amountIn(portion, grams) : null;
}

const measureOf = (ref: string, amount: Amount, numbers: Numbers): string =>
  numbers === "shown" ? describeEaten({ ref }, amount) : describeEatenInHands({ ref }, amount);

type OtherFoodsProps = Pick<AmountSheetProps, "foods" | "onOffer" | "onSearch" | "onRemove"> & {
  offers: readonly string[];
};

function OtherFoods({ foods, offers, onOffer, onSearch, onRemove }: OtherFoodsProps) {
  return (
    <div className={`${styles.others} stack gap-2 at-start`}>
      {onOffer && offers.length > 0 ? (
        <p className="row wrap gap-2">
          {copy.meant}{" "}
          {offers.map((ref) => (
            <Button key={ref} variant="outline" onClick={() => onOffer(ref)}>
              {foods.nameOf(ref)}
            </Button>
          ))}
        </p>
      ) : null}
      {onSearch ? (
        <Button variant="link" onClick={onSearch}>
          {copy.other}
        </Button>
      ) : null}
      {onRemove ? (
        <Button variant="link" onClick={onRemove}>
          {copy.remove}
        </Button>
      ) : null}
    </div>
  );
}

/** "280 g, 213 kcal" with the range: for members who see numbers. */
function AmountFigures({ food, amount }: { food: EatenFood; amount: Amount }) {
  const { kcal, range } = energyOf(eatenFigures(food, amount));
  return (
    <p className={`${styles.figures} figures`} role="status">
      <b>{[formatGrams(amount.grams), kcal ?? entryCopy.noFigure].join(", ")}</b>
      {range ? <span>{range}</span> : null}
    </p>
  );
}

type GramsFieldProps = { grams: number | undefined; isWrong: boolean; onGrams: (grams: number | undefined) => void };

function GramsField({ grams, isWrong, onGrams }: GramsFieldProps) {
  return (
    <NumberField
      label={copy.gramsField}
      unit="g"
      step={10}
      withButtons
      maxLength={5}
      enterKeyHint="done"
      error={isWrong ? copy.gramsError : undefined}
      defaultNumber={grams}
      onNumber={onGrams}
    />
  );
}
