import { CONTACT_TOLERANCE, contactFaults, RADIUS } from "./contacts.ts";
import { directionOf, distance, turned } from "./geometry.ts";
import { BONES, type Depth, type Drawing, type Pose } from "./pose.ts";
import {
  depthOf,
  FLOOR,
  footOf,
  forearmOf,
  type Side,
  type Skeleton,
  shinOf,
  skeletonOf,
  thighOf,
  upperArmOf,
} from "./skeleton.ts";
import { threadSpots } from "./spots.ts";

/** How far the thread may be from the spots it passes. */
const THREAD_TOLERANCE = 2;
const BONE_TOLERANCE = 0.1;
const FRAME = { left: 0, right: 240, top: -28 } as const;

/** Degrees a joint can be bent, as an untrained member can; forwards is positive. */
const RANGES = {
  knee: [-3, 155],
  elbow: [0, 155],
  hip: [-35, 135],
  shoulder: [-75, 190],
  ankle: [15, 125],
  neck: [-45, 45],
} as const;

/** What could not be drawn of a body, a line for each: `end: far knee bent by -12`. */
export const findDrawingFaults = (drawing: Drawing): string[] => [
  ...(["start", "end"] as const).flatMap((name) =>
    poseFaults(drawing, drawing[name]).map((fault) => `${name}: ${fault}`),
  ),
  ...threadFaults(drawing),
];

function poseFaults(drawing: Drawing, pose: Pose): string[] {
  const skeleton = skeletonOf(pose, drawing.view);
  return [
    ...boneFaults("near", skeleton.near, depthOf(pose, "near")),
    ...boneFaults("far", skeleton.far, depthOf(pose, "far")),
    ...(skeleton.view === "side" ? rangeFaults(skeleton, pose) : frontRangeFaults(skeleton, pose)),
    ...contactFaults(drawing, pose, skeleton),
    ...frameFaults(skeleton),
  ];
}

function boneFaults(name: string, side: Side, depth: Depth | undefined): string[] {
  const bones = [
    ["upperArm", side.shoulder, side.elbow],
    ["forearm", side.elbow, side.hand],
    ["thigh", side.hip, side.knee],
    ["shin", side.knee, side.ankle],
  ] as const;
  return bones.flatMap(([bone, from, to]) => {
    const missing = distance(from, to) - Math.sqrt(BONES[bone] ** 2 - (depth?.[bone] ?? 0) ** 2);
    return Math.abs(missing) > BONE_TOLERANCE ? [`${name} ${bone} off by ${missing.toFixed(1)}`] : [];
  });
}

const outside = (name: string, degrees: number, [least, most]: readonly [number, number]): string[] =>
  degrees < least || degrees > most ? [`${name} bent by ${degrees.toFixed(0)}`] : [];

/** Of an arm that points at the viewer the drawing shows no angle. */
function armFaults(name: string, side: Side, lean: number, depth: Depth = {}): string[] {
  if (depth.upperArm !== undefined) return [];
  const shoulder = turned(upperArmOf(side) + lean - 60) + 60;
  const elbow = Math.abs(turned(forearmOf(side) - upperArmOf(side)));
  return [
    ...outside(`${name} shoulder`, shoulder, RANGES.shoulder),
    ...(depth.forearm === undefined ? outside(`${name} elbow`, elbow, RANGES.elbow) : []),
  ];
}

/** How far a bent back turns the pelvis away from the line between hip and neck. */
const pelvisTurn = ({ curve = 0 }: Pose): number => directionOf([0, 0], [curve * 2, BONES.trunk / 2]);

function rangeFaults({ near, far, lean, headLean }: Skeleton, pose: Pose): string[] {
  const pelvisLean = lean - pelvisTurn(pose);
  const ofSide = (name: "near" | "far", side: Side) => [
    ...outside(`${name} knee`, turned(thighOf(side) - shinOf(side)), RANGES.knee),
    ...outside(`${name} hip`, turned(thighOf(side) + pelvisLean), RANGES.hip),
    ...outside(`${name} ankle`, turned(footOf(side) - shinOf(side)), RANGES.ankle),
    ...armFaults(name, side, lean, depthOf(pose, name)),
  ];
  return [...ofSide("near", near), ...ofSide("far", far), ...outside("neck", turned(headLean - lean), RANGES.neck)];
}

/** From the front a knee or elbow may fold to either side; bones that point at the viewer show no angle. */
function frontRangeFaults({ near, far, lean, headLean }: Skeleton, pose: Pose): string[] {
  const inPlane = [...(depthOf(pose, "near") ? [] : [near]), ...(depthOf(pose, "far") ? [] : [far])];
  return [
    ...inPlane.flatMap((side) => [
      ...outside("knee", Math.abs(turned(thighOf(side) - shinOf(side))), RANGES.knee),
      ...outside("elbow", Math.abs(turned(forearmOf(side) - upperArmOf(side))), RANGES.elbow),
    ]),
    ...outside("neck", turned(headLean - lean), RANGES.neck),
  ];
}

function frameFaults({ near, far, head }: Skeleton): string[] {
  const rounds = [
    ["head", head, RADIUS.head],
    ...[near, far].flatMap((side) => [
      ["hip", side.hip, RADIUS.hip] as const,
      ["knee", side.knee, RADIUS.knee] as const,
      ["foot", side.ankle, RADIUS.foot] as const,
      ["toes", side.toe, RADIUS.foot] as const,
      ["elbow", side.elbow, RADIUS.elbow] as const,
      ["hand", side.hand, RADIUS.hand] as const,
    ]),
  ] as const;
  return rounds.flatMap(([name, [x, y], radius]) => [
    ...(y + radius > FLOOR + CONTACT_TOLERANCE ? [`${name} ${(y + radius - FLOOR).toFixed(1)} under the floor`] : []),
    ...(x - radius < FRAME.left || x + radius > FRAME.right || y - radius < FRAME.top
      ? [`${name} outside the frame`]
      : []),
  ]);
}

function threadFaults(drawing: Drawing): string[] {
  const [upper, lower] = threadSpots(drawing);
  const apart = Math.abs(upper[0] - lower[0]) / 2;
  return [
    ...(apart > THREAD_TOLERANCE ? [`thread: ${apart.toFixed(1)} from each of its spots`] : []),
    ...(upper[1] >= lower[1] ? ["thread: the first spot is not above the second"] : []),
  ];
}
