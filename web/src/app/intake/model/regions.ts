import type { RegionPain } from "@app/engine/intake/answers";

export type Side = NonNullable<RegionPain["side"]>;

/** Regions that a body has twice. */
const SIDED: ReadonlySet<string> = new Set(["ombro", "punho", "quadril", "joelho", "tornozelo"]);

/** A region on the screen: how much it hurts is missing until the member says so. */
export type MarkedRegion = Omit<RegionPain, "pain"> & { pain?: number };

export const isSided = (region: string): boolean => SIDED.has(region);

export const sidesOf = (value: readonly MarkedRegion[], region: string): Side[] =>
  value.flatMap((one) => (one.region === region && one.side ? [one.side] : []));

/** Marks a region on these sides, or without one. A pain that was given stays, and no side takes over the other's. */
export function withSides(value: readonly MarkedRegion[], region: string, sides: readonly Side[]): MarkedRegion[] {
  const own = value.filter((one) => one.region === region);
  const rated = (entry: MarkedRegion): MarkedRegion => {
    const { pain } = own.find(({ side }) => side === entry.side) ?? own.find(({ side }) => side === undefined) ?? {};
    return pain === undefined ? entry : { ...entry, pain };
  };
  const marked: MarkedRegion[] =
    sides.length === 0 ? [rated({ region })] : [...sides].sort().map((side) => rated({ region, side }));
  const index = value.findIndex((one) => one.region === region);
  const others = value.filter((one) => one.region !== region);
  const at = index < 0 ? others.length : index;
  return [...others.slice(0, at), ...marked, ...others.slice(at)];
}

export const withoutRegion = (value: readonly MarkedRegion[], region: string): MarkedRegion[] =>
  value.filter((one) => one.region !== region);

/** A knot of the figure marks one side, and a second tap takes it away. */
export function toggleSide(value: readonly MarkedRegion[], region: string, side: Side | undefined): MarkedRegion[] {
  const isMarked = value.some((one) => one.region === region);
  if (!side) return isMarked ? withoutRegion(value, region) : withSides(value, region, []);
  const sides = sidesOf(value, region);
  const next = sides.includes(side) ? sides.filter((one) => one !== side) : [...sides, side];
  return next.length === 0 ? withoutRegion(value, region) : withSides(value, region, next);
}

export const withPain = (value: readonly MarkedRegion[], entry: MarkedRegion, pain: number): MarkedRegion[] =>
  value.map((one) => (one === entry ? { ...one, pain } : one));
