import type { RegionPain } from "@app/engine/intake/answers";

export type Side = NonNullable<RegionPain["side"]>;

/** Regions that a body has twice. */
const SIDED: ReadonlySet<string> = new Set(["ombro", "punho", "quadril", "joelho", "tornozelo"]);
/** The middle of the scale, so that a pain that was only marked is not taken for a light one. */
const FIRST_PAIN = 5;

export const isSided = (region: string): boolean => SIDED.has(region);

export const sidesOf = (value: readonly RegionPain[], region: string): Side[] =>
  value.flatMap((one) => (one.region === region && one.side ? [one.side] : []));

/** Marks a region on these sides, or without one; pains that were given stay. */
export function withSides(value: readonly RegionPain[], region: string, sides: readonly Side[]): RegionPain[] {
  const own = value.filter((one) => one.region === region);
  const painOf = (side?: Side) => (own.find((one) => one.side === side) ?? own[0])?.pain ?? FIRST_PAIN;
  const marked: RegionPain[] =
    sides.length === 0
      ? [{ region, pain: painOf() }]
      : [...sides].sort().map((side) => ({ region, side, pain: painOf(side) }));
  const index = value.findIndex((one) => one.region === region);
  const others = value.filter((one) => one.region !== region);
  const at = index < 0 ? others.length : index;
  return [...others.slice(0, at), ...marked, ...others.slice(at)];
}

export const withoutRegion = (value: readonly RegionPain[], region: string): RegionPain[] =>
  value.filter((one) => one.region !== region);

/** A knot of the figure marks one side, and a second tap takes it away. */
export function toggleSide(value: readonly RegionPain[], region: string, side: Side | undefined): RegionPain[] {
  const isMarked = value.some((one) => one.region === region);
  if (!side) return isMarked ? withoutRegion(value, region) : withSides(value, region, []);
  const sides = sidesOf(value, region);
  const next = sides.includes(side) ? sides.filter((one) => one !== side) : [...sides, side];
  return next.length === 0 ? withoutRegion(value, region) : withSides(value, region, next);
}

export const withPain = (value: readonly RegionPain[], entry: RegionPain, pain: number): RegionPain[] =>
  value.map((one) => (one === entry ? { ...one, pain } : one));
