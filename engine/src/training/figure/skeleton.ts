import { above, boneEnd, directionOf, distance, middleJoint, mirrored, shifted } from "./geometry.ts";
import {
  BONES,
  type Depth,
  type Direction,
  type Drawing,
  type Joint,
  type Limb,
  type Point,
  type Pose,
} from "./pose.ts";

export const FLOOR = 206;
/** Ankle and hand of a limb that rests on the floor: half a shoe and half a hand above it. */
const ANKLE_HEIGHT = 7;
const HAND_HEIGHT = 6.5;
const FLAT_FOOT = 80;
/** In a front view the foot points at the viewer. */
const FRONT = { foot: 8, direction: 55, ankleHeight: 8, shoulder: 15, hip: 9 } as const;
/** The far side of a side view, so that it can be seen. */
const FAR: Point = [3, 0];
const FAR_ANKLE: Point = [8, 0];
const FAR_HAND: Point = [5, -1];

export type Side = Readonly<Record<Joint, Point>>;
export type Skeleton = {
  readonly view: "side" | "front";
  readonly head: Point;
  readonly headLean: number;
  readonly lean: number;
  readonly neck: Point;
  readonly pelvis: Point;
  readonly near: Side;
  readonly far: Side;
};

/** Every joint of a pose. Bones keep their length unless a limb cannot reach its point, which is a fault. */
export function skeletonOf(pose: Pose, view: Drawing["view"]): Skeleton {
  const neck = above(pose.hip, pose.lean, BONES.trunk);
  const headLean = pose.head ?? (Math.abs(pose.lean) <= 50 ? pose.lean * 0.4 : pose.lean);
  const sides = view === "front" ? frontSides(pose, neck) : sideSides(pose, neck);
  return {
    view: view ?? "side",
    head: above(neck, headLean, BONES.neck),
    headLean,
    lean: pose.lean,
    neck,
    pelvis: pose.hip,
    ...sides,
  };
}

type Chain = { first: number; second: number; fold: 1 | -1 };

/** Of the near or the far limbs. */
export const depthOf = ({ depth, farDepth }: Pose, side: "near" | "far"): Depth | undefined =>
  side === "far" ? (farDepth ?? depth) : depth;

const drawn = (length: number, depth = 0): number => Math.sqrt(length ** 2 - depth ** 2);

const legChain = (depth: Depth | undefined, fold: 1 | -1): Chain => ({
  first: drawn(BONES.thigh, depth?.thigh),
  second: drawn(BONES.shin, depth?.shin),
  fold,
});
const armChain = (depth: Depth | undefined, fold: 1 | -1): Chain => ({
  first: drawn(BONES.upperArm, depth?.upperArm),
  second: drawn(BONES.forearm, depth?.forearm),
  fold,
});

function follow(from: Point, limb: Limb, { first, second, fold }: Chain, floorHeight: number): [Point, Point] {
  if (typeof limb === "object" && "bones" in limb) {
    const middle = boneEnd(from, limb.bones[0], first);
    return [middle, boneEnd(middle, limb.bones[1], second)];
  }
  const end: Point = typeof limb === "number" ? [limb, FLOOR - floorHeight] : limb;
  return [middleJoint(from, end, first, second, fold), end];
}

function sideSides(pose: Pose, shoulder: Point): { near: Side; far: Side } {
  const near = sideOf(depthOf(pose, "near"), { shoulder, hip: pose.hip }, pose.leg, pose.arm, pose.foot, pose.elbow);
  const farRoot = { shoulder: shifted(shoulder, FAR), hip: shifted(pose.hip, FAR) };
  const farLeg = pose.farLeg ?? beside(farRoot.hip, near.ankle, FAR_ANKLE, BONES.thigh + BONES.shin, pose.leg);
  const farArm = pose.farArm ?? beside(farRoot.shoulder, near.hand, FAR_HAND, BONES.upperArm + BONES.forearm, pose.arm);
  const farFoot = pose.farFoot ?? (pose.farLeg === undefined ? pose.foot : undefined);
  const farElbow = pose.farElbow ?? (pose.farArm === undefined ? pose.elbow : undefined);
  return { near, far: sideOf(depthOf(pose, "far"), farRoot, farLeg, farArm, farFoot, farElbow) };
}

/** The same limb a little further; less so where it could not reach. */
function beside(from: Point, end: Point, [dx, dy]: Point, reach: number, limb: Limb): Limb {
  if (typeof limb === "object" && "bones" in limb) return limb;
  for (const share of [1, 0.8, 0.6, 0.4]) {
    const target = shifted(end, [dx * share, dy * share]);
    if (distance(from, target) < reach) return target;
  }
  return shifted(end, [FAR[0], FAR[1]]);
}

function sideOf(
  depth: Depth | undefined,
  { shoulder, hip }: { shoulder: Point; hip: Point },
  leg: Limb,
  arm: Limb,
  foot: Direction = FLAT_FOOT,
  elbowFold?: "out",
): Side {
  const [knee, ankle] = follow(hip, leg, legChain(depth, -1), ANKLE_HEIGHT);
  const [elbow, hand] = follow(shoulder, arm, armChain(depth, elbowFold === "out" ? -1 : 1), HAND_HEIGHT);
  return { shoulder, elbow, hand, hip, knee, ankle, toe: boneEnd(ankle, foot, BONES.foot) };
}

function frontSides(pose: Pose, neck: Point): { near: Side; far: Side } {
  const across = (from: Point, width: number): Point => boneEnd(from, 90 - pose.lean, width);
  const limbs = (sign: 1 | -1, leg: Limb, arm: Limb, foot: Direction, flipped: boolean): Side => {
    const [shoulder, hip] = [across(neck, FRONT.shoulder * sign), across(pose.hip, FRONT.hip * sign)];
    const outwards = sign === 1 ? -1 : 1;
    const depth = depthOf(pose, sign === 1 ? "near" : "far");
    const [knee, ankle] = follow(hip, leg, legChain(depth, outwards), FRONT.ankleHeight);
    const elbowSide = flipped ? (sign === 1 ? 1 : -1) : outwards;
    const [elbow, hand] = follow(shoulder, arm, armChain(depth, elbowSide), HAND_HEIGHT);
    return { shoulder, elbow, hand, hip, knee, ankle, toe: boneEnd(ankle, foot, FRONT.foot) };
  };
  const foot = pose.foot ?? FRONT.direction;
  const near = limbs(1, pose.leg, pose.arm, foot, pose.elbow === "out");
  const far = limbs(
    -1,
    pose.farLeg ?? reflected(pose.leg, near.ankle, pose),
    pose.farArm ?? reflected(pose.arm, near.hand, pose),
    pose.farFoot ?? mirroredDirection(foot, 0),
    (pose.farElbow ?? pose.elbow) === "out",
  );
  return { near, far };
}

const mirroredDirection = (direction: Direction, lean: number): Direction => -(direction + lean) - lean;

function reflected(limb: Limb, end: Point, { hip, lean }: Pose): Limb {
  if (typeof limb === "object" && "bones" in limb) {
    return { bones: [mirroredDirection(limb.bones[0], lean), mirroredDirection(limb.bones[1], lean)] };
  }
  return mirrored(end, hip, lean);
}

export const thighOf = ({ hip, knee }: Side): Direction => directionOf(hip, knee);
export const shinOf = ({ knee, ankle }: Side): Direction => directionOf(knee, ankle);
export const footOf = ({ ankle, toe }: Side): Direction => directionOf(ankle, toe);
export const upperArmOf = ({ shoulder, elbow }: Side): Direction => directionOf(shoulder, elbow);
export const forearmOf = ({ elbow, hand }: Side): Direction => directionOf(elbow, hand);
