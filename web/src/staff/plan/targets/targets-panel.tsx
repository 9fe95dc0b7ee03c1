import type { PlanTargets } from "@app/contract/plan-document";
import type { PlanEditor } from "@app/contract/staff/plans";
import { setTargets } from "@app/engine/plans/edits/diet/method";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import styles from "../meal/meal-panel.module.css";
import { whole } from "../numbers.ts";
import { SettledField } from "../parts/settled-field.tsx";
import rows from "./targets.module.css";

const copy = planEditCopy.targets;
const GRAMS = ["protein", "fat", "carb", "fibre"] as const;
/** Energy of a gram. */
const ATWATER = { protein: 4, fat: 9, carb: 4 } as const;

type TargetsPanelProps = { work: PlanWork; mayEdit: boolean };

/** The day's targets, each beside the engine's sum. */
export function TargetsPanel({ work, mayEdit }: TargetsPanelProps) {
  const { targets } = work.next;
  if (!targets) return <p className={`${styles.panel} stack gap-2`}>{copy.none}</p>;
  const { sums } = work.editor;
  const energy = targets.protein * ATWATER.protein + targets.fat * ATWATER.fat + targets.carb * ATWATER.carb;
  const locks = work.locks.filter(({ path, kind }) => path === "targets" && kind !== "reason");
  const set = (changed: Partial<PlanTargets>) => work.edit((draft) => setTargets(draft, changed));
  return (
    <section className={`${styles.panel} stack gap-2`} aria-label={copy.title} data-panel>
      <div className={`${styles.head} row wrap`}>
        <h2>{copy.title}</h2>
        <span className={styles.sums}>
          {copy.energyOf(whole(energy))} {copy.floor(whole(targets.floor))}
        </span>
      </div>
      {locks.map(({ text }) => (
        <p key={text} className={styles.lock}>
          {text}
        </p>
      ))}
      <div className={rows.targets}>
        <Target
          label={copy.kcal}
          unit={copy.units.kcal}
          value={targets.kcal}
          formula={formulaOf(sums, "target")}
          step={50}
          mayEdit={mayEdit}
          onSettle={(kcal) => set({ kcal })}
        />
        {GRAMS.map((key) => (
          <Target
            key={key}
            label={copy[key]}
            unit={copy.units.grams}
            value={targets[key]}
            formula={formulaOf(sums, key)}
            mayEdit={mayEdit}
            onSettle={(value) => set({ [key]: value })}
          />
        ))}
        {targets.waterMl === null ? (
          <p className={styles.sums}>{copy.noWater}</p>
        ) : (
          <Target
            label={copy.water}
            unit={copy.units.millilitres}
            value={targets.waterMl}
            formula={formulaOf(sums, "water")}
            step={100}
            mayEdit={mayEdit}
            onSettle={(waterMl) => set({ waterMl })}
          />
        )}
      </div>
      <p className={styles.sums}>{copy.text}</p>
    </section>
  );
}

/** `1.650 kcal: 2.090 − 418`. */
function formulaOf(sums: PlanEditor["sums"], key: string): string | null {
  const sum = sums.find((one) => one.key === key);
  if (!sum) return null;
  return [`${sum.value}${sum.unit ? ` ${sum.unit}` : ""}`, sum.formula].filter(Boolean).join(": ");
}

type TargetProps = {
  label: string;
  unit: string;
  value: number;
  formula: string | null;
  step?: number;
  mayEdit: boolean;
  onSettle: (value: number) => void;
};

function Target({ label, unit, value, formula, step = 1, mayEdit, onSettle }: TargetProps) {
  return (
    <div>
      <SettledField
        label={label}
        type="number"
        value={String(value)}
        min={0}
        max={9999}
        step={step}
        isOff={!mayEdit}
        onSettle={(text) => onSettle(Number(text))}
      />
      <span>{unit}</span>
      {formula ? <small>{formula}</small> : null}
    </div>
  );
}
