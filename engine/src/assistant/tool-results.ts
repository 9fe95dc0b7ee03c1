import type { HandoffTopic, ProposedFood, Source } from "@app/contract/assistant";
import type { AnswersBy } from "./answers-by.ts";
import type { PolicyTopic, ToolArguments, ToolName } from "./tools.ts";

// What the tools answer: small, with ids, the same for a model and for the basic mode. With hidden numbers every figure of
// energy, macros, grams, weight and shape is null here already, and no later step has to remember it.

type Sourced = { readonly sources: readonly Source[] };

export type PlanItem = {
  readonly id: string;
  readonly food: string;
  readonly name: string;
  /** `2 conchas`; with hidden numbers in hands: `1 punho`. */
  readonly measure: string;
  readonly grams: number | null;
  readonly kcal: number | null;
  readonly proteinG: number | null;
};
export type PlanMeal = {
  readonly id: string;
  /** Lower case, as said in a sentence: `almoço`. */
  readonly label: string;
  readonly time: string;
  readonly kcal: number | null;
  readonly items: readonly PlanItem[];
};
export type PlanExercise = {
  readonly id: string;
  readonly name: string;
  readonly sets: number;
  /** Repetitions or seconds from, to; null: until the word of the trainer. */
  readonly reps: readonly [number, number] | null;
  readonly unit: "reps" | "segundos" | "minutos";
  readonly restS: number | null;
  readonly loadKg: number | null;
};
export type PlanSession = {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly exercises: readonly PlanExercise[];
  /** The short form of the session, where the plan has one. */
  readonly short: { readonly minutes: number; readonly exercises: readonly string[] } | null;
};

export type PlanResult = Sourced & {
  /** `paused`: a person looks first, and no figure is given. */
  readonly state: "definitive" | "provisional" | "none" | "paused";
  readonly version: number | null;
  readonly numbersHidden: boolean;
  readonly targets: {
    readonly kcal: number | null;
    readonly proteinG: number | null;
    readonly fatG: number | null;
    readonly carbG: number | null;
    readonly fibreG: number | null;
    readonly waterMl: number | null;
  } | null;
  /** Why there is no target of water: a doctor sets it. */
  readonly waterByDoctor: boolean;
  /** With hidden numbers: the plate in hands, `1 palma de proteína`. */
  readonly portions: readonly string[];
  /** Of today. */
  readonly meals: readonly PlanMeal[];
  readonly sessions: readonly PlanSession[];
  /** Id of the session of today; null: rest, or none planned. */
  readonly todaySession: string | null;
  /** Of the `items` asked for. */
  readonly sum: {
    readonly items: readonly PlanItem[];
    readonly kcal: number | null;
    readonly proteinG: number | null;
  } | null;
};

export type DayResult = Sourced & {
  readonly date: string;
  readonly isToday: boolean;
  readonly numbersHidden: boolean;
  readonly kcal: number | null;
  readonly proteinG: number | null;
  readonly waterMl: number | null;
  /** What is left to the target; null without one. Never negative. */
  readonly kcalLeft: number | null;
  readonly proteinLeftG: number | null;
  readonly waterLeftMl: number | null;
  readonly entries: readonly {
    readonly meal: string;
    readonly name: string;
    readonly measure: string;
    readonly kcal: number | null;
  }[];
};

export type ProgressResult = Sourced & {
  readonly days: number;
  readonly numbersHidden: boolean;
  readonly weighIns: readonly { readonly date: string; readonly daysAgo: number; readonly kg: number | null }[];
  /** The smoothed line; null with too few weighings. */
  readonly trendStartKg: number | null;
  readonly trendNowKg: number | null;
  readonly trendChangeKg: number | null;
  /** What may be said with hidden numbers. */
  readonly direction: "down" | "up" | "steady" | null;
  readonly daysLogged: number;
  readonly workoutsDone: number;
};

export type FoodResult = Sourced & {
  readonly foods: readonly {
    readonly food: string;
    readonly name: string;
    /** Of one usual portion. */
    readonly measure: string;
    readonly grams: number | null;
    readonly kcal: number | null;
    readonly proteinG: number | null;
  }[];
};

export type MealResult = Sourced & {
  readonly foods: readonly ProposedFood[];
  readonly kcal: number | null;
  /** From the smallest to the largest reading of the words. */
  readonly kcalBetween: readonly [number, number] | null;
  /** Words for which there is no food. */
  readonly unknown: readonly string[];
  /** What to ask before logging: a size, a food of two; null: clear enough. */
  readonly question: string | null;
  /** The meal that the words or the hour name, lower case: `café da manhã`. */
  readonly meal: string;
  readonly day: string;
};

export type SwapResult = Sourced & {
  readonly item: PlanItem | null;
  /** Those that the member's allergies and the plan allow. */
  readonly options: readonly PlanItem[];
};
export type ExerciseSwapResult = Sourced & {
  readonly exercise: PlanExercise | null;
  /** Those that the member's equipment and limits allow. */
  readonly options: readonly { readonly id: string; readonly name: string; readonly how: string | null }[];
  /** How it is done, one sentence each, ends with when to stop. */
  readonly how: readonly string[];
};
export type ChangeResult = Sourced & {
  readonly version: number | null;
  readonly changes: readonly string[];
  readonly reason: string | null;
};
export type PromisesResult = Sourced & {
  readonly promises: readonly {
    readonly kind: string;
    /** `o plano definitivo`. */
    readonly title: string;
    readonly state: "running" | "paused" | "kept" | "breached" | "void";
    /** `22/11 às 10h`; null: no date yet. */
    readonly due: string | null;
    readonly creditDays: number;
  }[];
  /** Service hours in which the team answers a message. */
  readonly answerHours: number | null;
};
export type GuaranteeResult = Sourced & {
  readonly hasGuarantee: boolean;
  readonly day: number | null;
  readonly ofDays: number | null;
  readonly ticks: readonly {
    readonly id: string;
    readonly title: string;
    readonly have: number;
    readonly need: number;
    readonly isMet: boolean;
  }[];
  /** The last day of a request, `2026-12-17`; null: over, or none. */
  readonly requestUntil: string | null;
};
export type PolicyResult = Sourced & {
  readonly topic: PolicyTopic;
  readonly facts: readonly string[];
  readonly link: { readonly label: string; readonly to: string };
  /** The last day of the member's own right, where the topic is one: `2026-11-25`. */
  readonly own: { readonly until: string; readonly isOpen: boolean } | null;
};

export type ToolResults = {
  get_my_plan: PlanResult;
  get_today: DayResult;
  get_day: DayResult;
  get_progress: ProgressResult;
  search_food: FoodResult;
  parse_meal: MealResult;
  swap_item: SwapResult;
  swap_exercise: ExerciseSwapResult;
  explain_change: ChangeResult;
  get_promises: PromisesResult;
  get_guarantee: GuaranteeResult;
  get_policy: PolicyResult;
  propose_log: MealResult;
  propose_bad_day: { readonly proposed: true };
  request_human: {
    readonly proposed: true;
    readonly topic: HandoffTopic;
    readonly canHandOff: boolean;
    /** Null: nobody of the team answers this member's plan. */
    readonly answersBy: AnswersBy | null;
  };
};

/** One call by name. It throws for an unknown id; what a member may not see is empty, never an error that betrays it. */
export type CallTool = <Name extends ToolName>(name: Name, input: ToolArguments[Name]) => Promise<ToolResults[Name]>;
