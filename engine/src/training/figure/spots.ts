import { between, shifted } from "./geometry.ts";
import type { Drawing, Joint, Point, Pose, Spot, SpotName } from "./pose.ts";
import { FLOOR, type Skeleton, skeletonOf } from "./skeleton.ts";

/** From the middle of the knee to its front, and from the ball of the foot to the tip of the shoe. */
const KNEECAP: Point = [8.5, 0];
const TOES: Point = [5.5, 0];

type NamedSpot = Exclude<SpotName, Joint | `far-${Joint}` | "load">;

const NAMED: Record<NamedSpot, (skeleton: Skeleton) => Point> = {
  head: ({ head }) => head,
  kneecap: ({ near }) => shifted(near.knee, KNEECAP),
  toes: ({ near }) => shifted(near.toe, TOES),
  midfoot: ({ near }) => between(near.ankle, near.toe, 0.4),
  "far-midfoot": ({ far }) => between(far.ankle, far.toe, 0.4),
};

const isNamed = (spot: SpotName): spot is NamedSpot => spot in NAMED;

/** Where a spot of a pose is. */
export function spotOf(spot: Spot, skeleton: Skeleton, pose: Pose): Point {
  if (typeof spot !== "string") return spot;
  if (spot === "load") return spotOf(pose.held?.at ?? "hand", skeleton, pose);
  if (isNamed(spot)) return NAMED[spot](skeleton);
  return spot.startsWith("far-") ? skeleton.far[spot.slice("far-".length) as Joint] : skeleton.near[spot as Joint];
}

/** The two spots that the thread passes. */
export function threadSpots({ thread, view, ...poses }: Drawing): [upper: Point, lower: Point] {
  const pose = poses[thread.pose];
  const skeleton = skeletonOf(pose, view);
  const [first, second] = thread.over;
  const upper = spotOf(first, skeleton, pose);
  return [upper, second === "floor" ? [upper[0], FLOOR] : spotOf(second, skeleton, pose)];
}
