import type { BodyPart, Drawing, OnePart, Point, Pose, Touch } from "./pose.ts";
import type { Skeleton } from "./skeleton.ts";
import { gapTo } from "./surfaces.ts";

export const CONTACT_TOLERANCE = 3;

/** Half the thickness of what the pen draws. */
export const RADIUS: Readonly<Record<BodyPart, number>> = {
  foot: 5.5,
  hand: 6.5,
  knee: 8.5,
  elbow: 5.5,
  hip: 14.5,
  shoulder: 14.5,
  head: 15.5,
};

const BOTH: Partial<Record<Touch, readonly OnePart[]>> = {
  feet: ["foot", "far-foot"],
  hands: ["hand", "far-hand"],
  knees: ["knee", "far-knee"],
  elbows: ["elbow", "far-elbow"],
};

/** What should rest on the floor or on equipment and does not. */
export function contactFaults(drawing: Drawing, pose: Pose, skeleton: Skeleton): string[] {
  const parts = (pose.touch ?? ["feet"]).flatMap((touch) => BOTH[touch] ?? [touch as OnePart]);
  return parts.flatMap((part) => {
    const { points, radius } = roundsOf(part, skeleton);
    const gap = Math.min(...points.map((point) => Math.abs(gapTo(point, radius, drawing, pose, skeleton))));
    return gap > CONTACT_TOLERANCE ? [`${part} ${gap.toFixed(1)} away from what it touches`] : [];
  });
}

function roundsOf(part: OnePart, { near, far, head }: Skeleton): { points: readonly Point[]; radius: number } {
  const name = part.replace("far-", "") as BodyPart;
  if (name === "head") return { points: [head], radius: RADIUS.head };
  const side = part.startsWith("far-") ? far : near;
  // A shoe touches with its heel or with its tip.
  return { points: name === "foot" ? [side.ankle, side.toe] : [side[name]], radius: RADIUS[name] };
}
