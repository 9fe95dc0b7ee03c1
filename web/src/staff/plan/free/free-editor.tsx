import { type FreeDiet, MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { setFreeText, setMealTime } from "@app/engine/plans/edits/diet/meals";
import { useId, useState } from "react";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import area from "../../member/parts/parts.module.css";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { SettledField, useSettling } from "../parts/settled-field.tsx";
import styles from "./free.module.css";

const copy = planEditCopy.free;
const SETTLE_MS = 700;
const USUAL_TIMES: Readonly<Record<MealSlot, string>> = {
  cafe: "07:00",
  "lanche-manha": "10:00",
  almoco: "12:30",
  "lanche-tarde": "16:00",
  jantar: "19:30",
  ceia: "22:00",
};

type FreeEditorProps = { work: PlanWork; diet: FreeDiet; mayEdit: boolean };

/** Meals in the nutritionist's own words, the same every day. */
export function FreeEditor({ work, diet: { meals }, mayEdit }: FreeEditorProps) {
  const slots = mayEdit ? MEAL_SLOTS : meals.map(({ slot }) => slot);
  return (
    <div className={`${styles.meals} stack gap-3`}>
      <p className="dense-note">{copy.noSums}</p>
      {slots.map((slot) => {
        const meal = meals.find((one) => one.slot === slot);
        return (
          <section key={slot} className={styles.meal} aria-label={planCopy.slotNames[slot]}>
            <h2>{planCopy.slotTitle(slot)}</h2>
            {meal ? (
              <SettledField
                label={planEditCopy.meal.time}
                type="time"
                value={meal.time}
                isOff={!mayEdit}
                onSettle={(time) => work.edit((draft) => setMealTime(draft, slot, time))}
              />
            ) : null}
            {mayEdit ? (
              <FreeText
                label={copy.text(planCopy.slotNames[slot])}
                value={meal?.text ?? ""}
                onSettle={(text) => work.edit((draft) => setFreeText(draft, slot, text, USUAL_TIMES[slot]))}
              />
            ) : (
              <p className={styles.text}>{meal?.text}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}

type FreeTextProps = { label: string; value: string; onSettle: (text: string) => void };

function FreeText({ label, value, onSettle }: FreeTextProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const settling = useSettling(SETTLE_MS, (text) => (text.trim() === value ? undefined : onSettle(text)));
  return (
    <div className={styles.text}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={area.area}
        rows={3}
        maxLength={600}
        placeholder={copy.placeholder}
        value={typed ?? value}
        onChange={({ target }) => {
          const text = target.value;
          setTyped(text);
          settling.type(text);
        }}
        onBlur={() => {
          settling.settleNow();
          setTyped(null);
        }}
      />
    </div>
  );
}
