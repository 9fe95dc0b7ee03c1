import type { WeeklyReview } from "@app/contract/reviews";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { viewRecords } from "../../sync/core/view.ts";

type Answers = WeeklyReview["answers"];

/** What the member answered about energy, from 1 to 5, by week. */
export type EnergyAnswer = { week: string; energy: Answers["energy"] };

/** In the order of their weeks. A review that is not complete on this device is left out. */
export const energyIn = (state: DeviceState): EnergyAnswer[] =>
  viewRecords(state, "review")
    .flatMap(({ fields }) => {
      const { week, answers } = fields as Partial<WeeklyReview>;
      return week && answers ? [{ week, energy: answers.energy }] : [];
    })
    .sort((a, b) => (a.week < b.week ? -1 : 1));

export type EnergyView = { now: number; before: number | null };

/** The newest answer beside the first one; null without one. */
export function viewEnergy(answers: readonly EnergyAnswer[], from: string): EnergyView | null {
  const within = answers.filter(({ week }) => week >= from);
  const [first, last] = [within[0], within.at(-1)];
  if (!last) return null;
  return { now: last.energy, before: first && first !== last ? first.energy : null };
}
