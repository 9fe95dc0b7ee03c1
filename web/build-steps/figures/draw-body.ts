import { above, between } from "@app/engine/training/figure/geometry";
import type { Point, Pose } from "@app/engine/training/figure/pose";
import type { Side, Skeleton } from "@app/engine/training/figure/skeleton";
import type { Clothes } from "./grounds.ts";
import { ink } from "./inks.ts";
import { at, disc, number, polyline, stroke } from "./svg.ts";

const WIDTH = { trunk: 29, thigh: 19, shorts: 22, shin: 15, arm: 11, sleeve: 15, foot: 11 } as const;
const HAND = 6.5;
const HEAD = 15.5;
/** How far clothes reach down a limb. */
const SLEEVE = 0.62;

type Inks = { skin: string; shirt: string; shorts: string; shoe: string };

const near = ({ skin, shirt, shorts, shoe }: Clothes): Inks => ({ skin, shirt, shorts, shoe });
const far = ({ skinFar, shirtFar, shortsFar, shoeFar }: Clothes): Inks => ({
  skin: skinFar,
  shirt: shirtFar,
  shorts: shortsFar,
  shoe: shoeFar,
});

const leg = ({ hip, knee, ankle, toe }: Side, { skin, shorts, shoe }: Inks): string =>
  stroke(polyline([hip, knee, ankle]), WIDTH.shin, skin) +
  stroke(polyline([hip, knee]), WIDTH.thigh, skin) +
  stroke(polyline([hip, between(hip, knee, SLEEVE)]), WIDTH.shorts, shorts) +
  stroke(polyline([ankle, toe]), WIDTH.foot, shoe);

const arm = ({ shoulder, elbow, hand }: Side, { skin, shirt }: Inks): string =>
  stroke(polyline([shoulder, elbow, hand]), WIDTH.arm, skin) +
  stroke(polyline([shoulder, between(shoulder, elbow, SLEEVE)]), WIDTH.sleeve, shirt) +
  disc(hand, HAND, skin);

/** The back bends out by `curve`; a straight trunk has none. */
function trunkPath(hip: Point, neck: Point, lean: number, curve = 0): string {
  if (curve === 0) return polyline([hip, neck]);
  const middle = between(hip, neck, 0.5);
  // The control point of a curve stands twice as far out as the curve itself.
  const [x, y] = above(middle, lean - 90, curve * 2);
  return `M${at(hip)}Q${at([x, y])} ${at(neck)}`;
}

function sideTrunk({ pelvis, neck, lean }: Skeleton, { curve }: Pose, { shirt, shorts }: Clothes): string {
  const waist = between(pelvis, neck, 0.16);
  return (
    stroke(polyline([pelvis, waist]), WIDTH.trunk, shorts) +
    stroke(trunkPath(curve ? pelvis : between(pelvis, neck, 0.3), neck, lean, curve), WIDTH.trunk, shirt) +
    (curve ? stroke(polyline([pelvis, between(pelvis, neck, 0.08)]), WIDTH.trunk, shorts) : "") +
    (curve
      ? ""
      : `<path d="${polyline([between(pelvis, neck, 0.2), between(pelvis, neck, 0.5)])}" stroke="${ink(shirt)}" stroke-width="${WIDTH.trunk}" stroke-linecap="butt"/>`)
  );
}

function frontTrunk({ near: right, far: left, pelvis, neck }: Skeleton, { shirt, shorts }: Clothes): string {
  const shoulders = [between(right.shoulder, neck, 0.22), between(left.shoulder, neck, 0.22)] as const;
  const up = (share: number) =>
    [between(right.hip, shoulders[0], share), between(left.hip, shoulders[1], share)] as const;
  const block = (points: readonly Point[], colour: string) =>
    `<path d="${polyline(points)}z" fill="${ink(colour)}" stroke="${ink(colour)}" stroke-width="16"/>`;
  const [rightHem, leftHem] = up(0.32);
  const [rightWaist, leftWaist] = up(0.2);
  return (
    block([right.hip, left.hip, leftWaist, rightWaist], shorts) +
    block([...shoulders, leftHem, rightHem], shirt) +
    stroke(polyline([pelvis, between(pelvis, neck, 0.1)]), 16, shorts)
  );
}

const HAIR = {
  side: "M-15.5 3A15.5 15.5 0 0110-12C2-8-4-2-6 7c-3 3-7 2-9.5-4z",
  front: "M-15.5 1A15.5 15.5 0 0115.5 1C9-7-9-7-15.5 1z",
} as const;

function head({ head: middle, headLean, view }: Skeleton, { skin, hair, cut }: Clothes): string {
  const bun: Point = view === "front" ? [0, -17] : [-13, -10];
  return (
    `<g transform="translate(${at(middle)}) rotate(${number(headLean)})">${disc([0, 0], HEAD, skin)}` +
    `<path d="${HAIR[view]}" fill="${ink(hair)}"/>` +
    (cut === "bun" ? disc(bun, 7.5, hair) : "") +
    "</g>"
  );
}

const neckStroke = ({ neck, head: middle }: Skeleton, { skin }: Clothes): string =>
  stroke(polyline([neck, between(neck, middle, 0.62)]), WIDTH.arm, skin);

/** A raised arm would hide the face: the head comes before it. */
const isOverhead = ({ head: [, y], near: { hand } }: Skeleton): boolean => hand[1] < y - HEAD;

/** The far side first, then what lies nearer. */
export function drawBody(skeleton: Skeleton, pose: Pose, clothes: Clothes, held: (hand: Point) => string): string {
  if (skeleton.view === "front") return drawFront(skeleton, pose, clothes, held);
  const [nearInks, farInks] = [near(clothes), far(clothes)];
  const [nearHeld, armDrawn] = [held(skeleton.near.hand), arm(skeleton.near, nearInks)];
  const nearArm = pose.held?.under ? nearHeld + armDrawn : armDrawn + nearHeld;
  return (
    (pose.held?.both ? held(skeleton.far.hand) : "") +
    arm(skeleton.far, farInks) +
    leg(skeleton.far, farInks) +
    neckStroke(skeleton, clothes) +
    leg(skeleton.near, nearInks) +
    sideTrunk(skeleton, pose, clothes) +
    (isOverhead(skeleton) ? nearArm + head(skeleton, clothes) : head(skeleton, clothes) + nearArm)
  );
}

function drawFront(skeleton: Skeleton, pose: Pose, clothes: Clothes, held: (hand: Point) => string): string {
  const inks = near(clothes);
  return (
    neckStroke(skeleton, clothes) +
    leg(skeleton.far, inks) +
    leg(skeleton.near, inks) +
    frontTrunk(skeleton, clothes) +
    head(skeleton, clothes) +
    (pose.held?.under ? held(skeleton.near.hand) : "") +
    [skeleton.far, skeleton.near].map((side) => arm(side, inks) + (pose.held?.both ? held(side.hand) : "")).join("") +
    (pose.held && !pose.held.both && !pose.held.under ? held(skeleton.near.hand) : "")
  );
}
