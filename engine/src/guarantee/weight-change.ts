import { slopeThrough } from "../progress/weight/rate.ts";
import type { WeighIn } from "../progress/weight/weigh-in.ts";
import type { Criteria } from "./guarantee-rules.ts";

/** `kg` is negative where weight was lost; `sd` is how uncertain it is. */
export type WeightChange = {
  /** Of the first weigh-in and the last. */
  readonly days: readonly [number, number];
  readonly spanDays: number;
  readonly kg: number;
  readonly sd: number;
};

/** Over the days that were observed, and no further; null with too few weigh-ins. */
export function changeOf(weighIns: readonly WeighIn[], rules: Criteria): WeightChange | null {
  const [first, last] = [weighIns[0], weighIns.at(-1)];
  if (!first || !last || weighIns.length < rules.weighInsForChange) return null;
  const spanDays = Math.min(last.day - first.day, rules.maxSpanDays);
  const { kgPerDay, standardError } = slopeThrough(weighIns, rules.rho);
  return { days: [first.day, last.day], spanDays, kg: kgPerDay * spanDays, sd: standardError * spanDays };
}

type Asked = { readonly kg: number; readonly share: number; readonly z: number };

/** What changed at least, and where a result begins: doubt about a scale is for the member. */
export const provenChange = (kg: number, sd: number, { kg: initialKg, share, z }: Asked) => ({
  lowerBound: kg - z * sd,
  threshold: share * initialKg,
});
