import type { EquivalentsDiet } from "@app/contract/plan-document";
import {
  EQUIVALENT_GROUPS,
  type EquivalentGroup,
  listEquivalentFoods,
} from "@app/engine/nutrition/equivalents/equivalent-foods";
import { MEAL_OF_SLOT } from "@app/engine/nutrition/meals/meal";
import { setGroupPortions, setMealTime } from "@app/engine/plans/edits/diet/meals";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { whole } from "../numbers.ts";
import { Quantity } from "../parts/quantity.tsx";
import { SettledField } from "../parts/settled-field.tsx";
import styles from "./equivalents.module.css";

const copy = planEditCopy.equivalents;
const MOST = 12;

const kcalOf = (group: string): number => EQUIVALENT_GROUPS[group as EquivalentGroup]?.portionKcal ?? 0;
const titleOf = (group: string): string => EQUIVALENT_GROUPS[group as EquivalentGroup]?.title ?? group;

type EquivalentsEditorProps = { work: PlanWork; diet: EquivalentsDiet; mayEdit: boolean };

/** Groups by meals: how many portions of each, and the energy that they come to. */
export function EquivalentsEditor({ work, diet: { meals }, mayEdit }: EquivalentsEditorProps) {
  const groups = groupsFor(meals, work, mayEdit);
  const sumOf = ({ groups: own }: EquivalentsDiet["meals"][number]) =>
    own.reduce((sum, { group, portions }) => sum + portions * kcalOf(group), 0);
  const total = meals.reduce((sum, meal) => sum + sumOf(meal), 0);
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} full-table`} aria-label={copy.title}>
        <thead>
          <tr>
            <th scope="col">{copy.group}</th>
            {meals.map(({ slot, time }) => (
              <th key={slot} scope="col">
                {planCopy.slotNames[slot]}
                <SettledField
                  label={`${planEditCopy.meal.time}: ${planCopy.slotNames[slot]}`}
                  hideLabel
                  type="time"
                  value={time}
                  isOff={!mayEdit}
                  onSettle={(next) => work.edit((draft) => setMealTime(draft, slot, next))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group}>
              <th scope="row">
                {titleOf(group)}
                <small>{copy.perPortion(whole(kcalOf(group)))}</small>
              </th>
              {meals.map(({ slot, groups: own }) => (
                <td key={slot}>
                  <Quantity
                    label={copy.portionsOf(titleOf(group), planCopy.slotNames[slot])}
                    value={own.find((one) => one.group === group)?.portions ?? 0}
                    min={0}
                    max={MOST}
                    step={0.5}
                    isOff={!mayEdit}
                    onChange={(portions) => work.edit((draft) => setGroupPortions(draft, slot, group, portions))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {copy.total} <b>{planCopy.week.kcal(whole(total))}</b>
            </th>
            {meals.map((meal) => (
              <td key={meal.slot}>{planCopy.week.kcal(whole(sumOf(meal)))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Those of the plan; to an editor also those that this person may eat at one of its meals. */
function groupsFor(meals: EquivalentsDiet["meals"], { editor: { context } }: PlanWork, mayEdit: boolean): string[] {
  const used = new Set(meals.flatMap(({ groups }) => groups.map(({ group }) => group)));
  const isOffered = (group: string) =>
    kcalOf(group) > 0 &&
    meals.some(({ slot }) => listEquivalentFoods(MEAL_OF_SLOT[slot], group, context.exclusions).length > 0);
  return Object.keys(EQUIVALENT_GROUPS).filter((group) => used.has(group) || (mayEdit && isOffered(group)));
}
