import { localTimeOf } from "../../promises/local-time.ts";
import { dayNumber } from "../day-number.ts";

export type WeighIn = {
  /** As dayNumber counts. */
  readonly day: number;
  readonly kg: number;
  /** False: "não, está errado". An odd weigh-in without an answer counts. */
  readonly isConfirmed?: boolean;
};

/** Of the member's records, as they come: the last of a day counts, where the member is. */
export function weighInsOf(weights: readonly { at: string; kg: number }[], timeZone: string): WeighIn[] {
  const inOrder = [...weights].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const weighIns = inOrder.map(({ at, kg }) => ({ day: dayNumber(localTimeOf(timeZone, Date.parse(at)).day), kg }));
  return orderWeighIns(weighIns);
}

/** By day, one for each: the last one given replaces the others of its day. */
export function orderWeighIns(weighIns: readonly WeighIn[]): WeighIn[] {
  const byDay = new Map(weighIns.map((weighIn) => [weighIn.day, weighIn]));
  return [...byDay.values()].sort((a, b) => a.day - b.day);
}

/** In order, without those that the member called wrong. */
export const countedWeighIns = (weighIns: readonly WeighIn[]): WeighIn[] =>
  orderWeighIns(weighIns).filter(({ isConfirmed }) => isConfirmed !== false);
