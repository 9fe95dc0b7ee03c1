import type { Level } from "@app/contract/intake";
import type { Goal } from "../nutrition/target-rules.ts";
import type { PromiseKind } from "../promises/promise-kinds.ts";

/**
 * What was recorded of a member, and nothing else: plain JSON, kept with the decision. Days are counted from the first
 * plan shown, which is day 1; from access where none was shown.
 */
export type Evidence = {
  /** Frozen at the purchase. */
  readonly ruleVersion: string;
  readonly goal: Goal;
  /** Numbers of the body are hidden: the tape takes the place of the scale. */
  readonly hidden: boolean;
  /** They are shown now, and were hidden on a day of the window: both the scale and the tape count. */
  readonly wasHidden?: boolean | undefined;
  /** Null: never given. */
  readonly initialKg: number | null;
  /** The version of the plan that froze goal and mass; null: today's answers. Absent in bundles made before they were frozen. */
  readonly factsOfPlan?: number | null | undefined;
  readonly requestDay: number;
  /** Days from access until the questionnaire was complete; null: it is not. */
  readonly anamneseDays: number | null;
  /** Days with a diary, entered in time. */
  readonly diaryDays: readonly number[];
  /** Days whose diary has to be judged. */
  readonly diaryOther?: readonly DiaryEvidence[] | undefined;
  /** Of the window. A swapped exercise and the short version count as done. */
  readonly sessions: { readonly planned: number; readonly done: number; readonly lastDay?: number | undefined };
  /** Answered ones, by the week of the window. */
  readonly reviews: readonly { readonly week: number; readonly score: number; readonly day?: number | undefined }[];
  readonly weighIns: readonly (Entered & { readonly kg: number })[];
  /** With `hidden`: those that were entered while numbers were shown, without their figure. */
  readonly openWeighIns?: readonly Entered[] | undefined;
  readonly waist: readonly (Entered & { readonly cm: number })[];
  /** The best load of an exercise at the window's beginning and at its end. */
  readonly lifts: readonly { readonly name: string; readonly first: number; readonly last: number }[];
  /** Of the plan, by the member. Whole days, both ends included; what lies after the request is not read. */
  readonly pauses: readonly PlanPause[];
  /** Promises of ours that were broken, by the day they were due. */
  readonly breaches: readonly { readonly kind: PromiseKind; readonly day: number }[];
  readonly definitivePlan: { readonly dueDay: number; readonly publishedDay: number | null } | null;
  readonly humanFirst: { readonly level: Level; readonly dueDay: number; readonly seenDay: number | null } | null;
  readonly pregnantOnDay?: number | undefined;
  /** Said by hand, without saying which: golden data, and bundles made before signs were read. */
  readonly fraudSigns?: boolean | undefined;
  readonly signs?: SignEvidence | undefined;
  /** The same person had the guarantee before. */
  readonly earlierGuarantee?: boolean | undefined;
};

/** The part that says whether the programme was followed: all that the meter reads. */
export type FollowedEvidence = Pick<
  Evidence,
  | "ruleVersion"
  | "hidden"
  | "wasHidden"
  | "requestDay"
  | "anamneseDays"
  | "diaryDays"
  | "diaryOther"
  | "sessions"
  | "reviews"
  | "weighIns"
  | "openWeighIns"
  | "waist"
  | "pauses"
  | "breaches"
>;

/** Of a day, and entered on that one or later. */
export type Entered = { readonly day: number; readonly enteredOn?: number | undefined };

export type DiaryEvidence = Entered & {
  readonly meals: number;
  /** "Dia completo". */
  readonly complete?: boolean | undefined;
  /** "Hoje deu ruim". */
  readonly badDay?: boolean | undefined;
};

/** What signs are looked for in, and by which version of their rules. */
export type SignEvidence = {
  readonly ruleVersion: string;
  /** Of the purchase's charge; null: there never was one. */
  readonly dispute: "open" | "won" | "lost" | null;
  /** Workouts ended and weights taken on a day of the window that had not come, by the newest stamp of the device. */
  readonly writtenBefore: readonly { readonly day: number; readonly writtenOn: number }[];
  /** Counted days of the diary, of workouts and of measures that the server received within an hour, where they are many. */
  readonly receivedAtOnce?: readonly number[] | undefined;
};

export type PlanPause = { readonly from: number; readonly to: number };
