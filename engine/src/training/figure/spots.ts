import { between, shifted } from "./geometry.ts";
import type { Drawing, Joint, Point, Pose, Spot } from "./pose.ts";
import { FLOOR, type Skeleton, skeletonOf } from "./skeleton.ts";

/** From the middle of the knee to its front, and from the ball of the foot to the tip of the shoe. */
const KNEECAP: Point = [8.5, 0];
const TOES: Point = [5.5, 0];

/** Where a spot of a pose is. */
export function spotOf(spot: Spot, skeleton: Skeleton, pose: Pose): Point {
  if (typeof spot !== "string") return spot;
  const { near, far, head } = skeleton;
  switch (spot) {
    case "head":
      return head;
    case "kneecap":
      return shifted(near.knee, KNEECAP);
    case "toes":
      return shifted(near.toe, TOES);
    case "midfoot":
      return between(near.ankle, near.toe, 0.4);
    case "far-midfoot":
      return between(far.ankle, far.toe, 0.4);
    case "load":
      return spotOf(pose.held?.at ?? "hand", skeleton, pose);
  }
  return spot.startsWith("far-") ? far[spot.slice("far-".length) as Joint] : near[spot as Joint];
}

/** The two spots that the thread passes. */
export function threadSpots({ thread, view, ...poses }: Drawing): [upper: Point, lower: Point] {
  const pose = poses[thread.pose];
  const skeleton = skeletonOf(pose, view);
  const [first, second] = thread.over;
  const upper = spotOf(first, skeleton, pose);
  return [upper, second === "floor" ? [upper[0], FLOOR] : spotOf(second, skeleton, pose)];
}
