import { DIARY_NUTRIENTS } from "@app/contract/diary";
import { describeMeasure } from "@app/engine/nutrition/words/describe-measure";
import { useState } from "react";
import { ownFoodCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Select } from "../../../../ui/forms/select.tsx";
import { NumberField } from "../../../../ui/inputs/number-field.tsx";
import { SegmentedControl } from "../../../../ui/inputs/segmented-control.tsx";
import styles from "./own.module.css";
import type { OwnFoodErrors } from "./read-own-food.ts";

/** Measures in which things that come with a label are eaten. */
const UNITS = ["un", "fa", "pd", "cs", "co", "copo", "pote", "pacote"] as const;
const nameOf = (unit: string): string => describeMeasure({ food: "", unit, count: 1 });

/** What a label says. An empty field is "sem dado", never zero. */
export function OwnFoodFigures({ errors }: { errors: OwnFoodErrors }) {
  const [basis, setBasis] = useState<"per100" | "portion">("per100");
  return (
    <>
      <input type="hidden" name="basis" value={basis} />
      <SegmentedControl
        legend={copy.basis}
        options={[
          { value: "per100", label: copy.per100 },
          { value: "portion", label: copy.perPortion },
        ]}
        value={basis}
        onChange={setBasis}
      />
      <div className={`${styles.pair} stack gap-4`}>
        <Select label={copy.measure} name="unit" defaultValue="un">
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {nameOf(unit)}
            </option>
          ))}
        </Select>
        <NumberField label={copy.portion} name="portion" unit="g" maxLength={6} decimals={1} error={errors.portion} />
      </div>
      <div className={`${styles.figures} stack gap-4`}>
        {DIARY_NUTRIENTS.map((nutrient) => (
          <NumberField
            key={nutrient}
            label={copy.nutrients[nutrient]}
            name={nutrient}
            unit={nutrient === "kcal" ? "kcal" : "g"}
            decimals={1}
            maxLength={6}
            placeholder={copy.optional}
            error={errors[nutrient]}
          />
        ))}
      </div>
    </>
  );
}
