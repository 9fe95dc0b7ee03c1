import type { ExerciseId } from "../library/exercise.ts";

/** Units of the drawing: a frame is 240 × 268, its top edge at -28, the floor at 206. Down is positive. */
export type Point = readonly [x: number, y: number];

/** Degrees. A trunk or head: 0 upright, 90 lying forward (to the right), -90 lying back. */
export type Lean = number;
/** Degrees. A bone: 0 hangs down, 90 points to the right, 180 up, -90 to the left. */
export type Direction = number;

/** Where the ankle or hand is: a point, its place on the floor, or the directions of the two bones. */
export type Limb = Point | number | { readonly bones: readonly [upper: Direction, lower: Direction] };

export const BONES = { trunk: 60, neck: 27, upperArm: 34, forearm: 32, thigh: 47, shin: 47, foot: 17.3 } as const;

/** How far a bone points towards the viewer: it is drawn shorter. */
export type Depth = Partial<Record<"thigh" | "shin" | "upperArm" | "forearm", number>>;

/** Joints of the near side; the far side of a side view, or the left side of a front view, has `far`. */
export const JOINTS = ["shoulder", "elbow", "hand", "hip", "knee", "ankle", "toe"] as const;
export type Joint = (typeof JOINTS)[number];
export type SpotName = Joint | `far-${Joint}` | "head" | "kneecap" | "toes" | "midfoot" | "far-midfoot" | "load";
/** A place of the body, of the thing in the hand, or of the frame. */
export type Spot = SpotName | Point;

export const SYMBOLS = [
  "anilha",
  "banco",
  "barra",
  "barra-curta",
  "bola",
  "cadeira",
  "colchonete",
  "degrau",
  "degrau-baixo",
  "esteira",
  "garrafa",
  "halter",
  "halter-em-pe",
  "kettlebell",
  "mesa",
  "mochila",
  "parede",
  "polia-alta",
  "polia-baixa",
  "polia-media",
  "porta",
  "poste",
  "puxador",
  "toalha-dobrada",
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** `frame`, `pad`, `roller` and `plate` compose the machines; `band`, `rope`, `towel`, `sheet` and `cable` are pulled. */
export const STROKES = [
  "frame",
  "pad",
  "roller",
  "plate",
  "platform",
  "band",
  "rope",
  "towel",
  "sheet",
  "cable",
] as const;
export type Stroke = (typeof STROKES)[number];

/** `front` covers the figure. */
export type Part =
  | {
      readonly symbol: SymbolName;
      readonly at: Spot;
      readonly turn?: number;
      readonly flip?: true;
      readonly front?: true;
    }
  | { readonly stroke: Stroke; readonly through: readonly Spot[]; readonly front?: true };

export type BodyPart = "foot" | "hand" | "knee" | "elbow" | "hip" | "shoulder" | "head";
export type OnePart = BodyPart | "far-foot" | "far-hand" | "far-knee" | "far-elbow";
/** `feet` are both, `far-foot` the far one alone. */
export type Touch = OnePart | "feet" | "hands" | "knees" | "elbows";

export type Pose = {
  readonly hip: Point;
  readonly lean: Lean;
  readonly leg: Limb;
  readonly arm: Limb;
  /** Without them the far limb stands beside the near one, or mirrors it in a front view. */
  readonly farLeg?: Limb;
  readonly farArm?: Limb;
  /** Follows the trunk when absent, and less so when the trunk is not far from upright. */
  readonly head?: Lean;
  /** Where the toes point; 80 is a flat foot. */
  readonly foot?: Direction;
  readonly farFoot?: Direction;
  /** The elbow folds to its other side, as when the arm is open. */
  readonly elbow?: "out";
  readonly farElbow?: "out";
  /** How far the middle of the back stands out. */
  readonly curve?: number;
  readonly depth?: Depth;
  /** Of the far limbs, where only one side points at the viewer; the same as `depth` when absent. */
  readonly farDepth?: Depth;
  /** What rests on the floor or on the equipment; the feet when absent, empty in the air. */
  readonly touch?: readonly Touch[];
  /** What is in the hand; `both`: one in each hand; `under` the arm that hugs it. */
  readonly held?: {
    readonly symbol: SymbolName;
    readonly at?: Spot;
    readonly turn?: number;
    readonly both?: true;
    readonly under?: true;
  };
  readonly parts?: readonly Part[];
};

export const GROUNDS = ["ceu", "goiaba", "menta", "linho", "manga", "noite"] as const;
export type Ground = (typeof GROUNDS)[number];

/** The plumb line: the higher and the lower spot it passes, in the pose where it matters; or one spot and the floor. */
export type Thread = {
  readonly pose: "start" | "end";
  readonly over: readonly [Spot, Spot | "floor"];
  /** Of the bob, where it would cover what matters. */
  readonly tip?: number;
};

export type Drawing = {
  readonly ground: Ground;
  readonly view?: "front";
  readonly start: Pose;
  readonly end: Pose;
  readonly thread: Thread;
  /** What stands in both frames. */
  readonly parts?: readonly Part[];
};
export type Drawings = Readonly<Partial<Record<ExerciseId, Drawing>>>;
