import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import { type Exercise, isStrength } from "../../library/exercise.ts";
import { findExercise } from "../../library/library.ts";
import type { TrainingRequest } from "../training-request.ts";

type Made = { readonly training: Training; readonly reasons: readonly { readonly code: string }[] };

/** `of` is what was looked at, `hit` what the check names. */
type Share = { hit: number; of: number };
export type Measures = Map<string, Share>;

/** Beneath somebody who has trained for years. Not read from the rules, so that a wrong rule is found. */
const EASY =
  /^(own:agachamento-cadeira|fx:Bodyweight_Squat|own:degrau-baixo|own:afundo-apoio|own:isometria-parede|fx:Butt_Lift_Bridge|own:ponte-pes-cadeira|own:flexao-parede|fx:Incline_Push-Up|fx:Incline_Push-Up_Medium|own:flexao-joelhos|own:flexao-fechada-apoio|own:remada-toalha|own:prancha-apoio|own:prancha-joelhos|own:prancha-lateral-joelhos|own:toque-de-calcanhar|own:bascula-de-quadril)$/;
const PULL_UPS = /^fx:(Chin-Up|Pullups|Bodyweight_Mid_Row)$/;
const LATERAL_RAISE = /^(fx:Side_Lateral_Raise|fx:Lateral_Raise_-_With_Bands|own:elevacao-lateral.*)$/;
const HOUSEHOLD: ReadonlySet<string> = new Set(["garrafas", "mochila", "elastico"]);
const REPS_OF_BODY = [12, 25] as const;
const REPS_OF_LIFT = [5, 15] as const;
const REPS_OF_ISOLATED = [10, 15] as const;
const HEAVY_BACK = /^fx:(Barbell_Deadlift|Romanian_Deadlift)$/;
const MOST_DIFFERENT = 8;
const MOST_OLDER_SETS = 12;
const LEAST_USED = 0.85;

/** What a trainer would look for in a programme, counted: the checks of a review from outside. */
export function measureTraining(measures: Measures, request: TrainingRequest, { training, reasons }: Made): void {
  const count = (name: string, hit: number, of: number): void => {
    const share = measures.get(name) ?? { hit: 0, of: 0 };
    measures.set(name, { hit: share.hit + hit, of: share.of + of });
  };
  const { sessions } = training;
  const parts = sessions.flatMap(({ exercises }) => exercises);
  const has = (test: (exercise: Exercise, part: PlannedExercise) => boolean): number =>
    Number(parts.some((part) => test(exerciseOf(part), part)));
  const [isTrained, isAdvanced] = [request.level !== "iniciante", request.level === "avancado"];
  const isFree = !request.isLimited && Object.keys(request.spared).length === 0;
  const wantsMuscle = request.goal === "ganhar" || request.goal === "recompor";
  const inGym = request.place === "academia";
  if (sessions.length === 0) return;

  for (const part of parts.filter(
    (one) => isOwnWeight(exerciseOf(one)) && isStrength(exerciseOf(one)) && one.unit === "reps",
  )) {
    const [least, most] = part.target;
    const isOut = (least < REPS_OF_BODY[0] || most > REPS_OF_BODY[1]) && !isHeavyBody(exerciseOf(part));
    count("body, bottles or bands outside 12 to 25", Number(isOut), 1);
  }
  for (const part of parts.filter((one) => isStrength(exerciseOf(one)) && one.unit === "reps")) {
    const { mechanic, load, equipment } = exerciseOf(part);
    if (load !== "kg" || equipment.some((one) => HOUSEHOLD.has(one))) continue;
    const [least, most] = part.target;
    const [floor, ceiling] = mechanic === "composto" ? REPS_OF_LIFT : REPS_OF_ISOLATED;
    count("kilograms outside 5 to 15, alone 10 to 15", Number(least < floor || most > ceiling), 1);
  }
  for (const { exercises } of sessions) {
    const trunk = exercises.findIndex((part) => exerciseOf(part).pattern === "core");
    const after = exercises.slice(trunk + 1).some((part) => HEAVY_BACK.test(exerciseOf(part).id));
    count("a deadlift after the trunk is tired", Number(trunk >= 0 && after), 1);
  }
  if (isTrained && inGym) {
    count(
      "trained, in a gym: a pull-up nobody asked for",
      has(({ id }) => PULL_UPS.test(id)),
      1,
    );
    if (!request.isLimited)
      count(
        "trained, in a gym: a press of the body's own weight",
        has(({ pattern, load }) => /empurrar|triceps/.test(pattern) && load === "corpo"),
        1,
      );
  }
  if (isAdvanced && isFree)
    count(
      "advanced: an easy rung",
      has(({ id }) => EASY.test(id)),
      1,
    );
  if (wantsMuscle && inGym && isFree) {
    const name = `muscle, in a gym, ${request.minutes < 45 ? "20 or 30" : "45 or 60"} minutes`;
    count(`${name}: no lateral raise`, 1 - has(({ id }) => LATERAL_RAISE.test(id)), 1);
    count(`${name}: no calves`, 1 - has(({ pattern }) => pattern === "panturrilha"), 1);
  }
  if (request.level === "iniciante") {
    const different = new Set(parts.map(({ exercise }) => exercise)).size;
    count("under six months: more than 8 exercises in week 1", Number(different > MOST_DIFFERENT), 1);
    if (request.isOlder)
      for (const session of sessions)
        count("60 or older, beginning: more than 12 sets in week 1", Number(setsIn(session, 0) > MOST_OLDER_SETS), 1);
  }
  measureTime(count, request, training, reasons);
  for (const { warmUp, exercises } of sessions) {
    count("arm circles in the warm-up", Number(warmUp.some(({ exercise }) => exercise === "fx:Arm_Circles")), 1);
    const heavy = exercises.some(
      (part) => exerciseOf(part).equipment.includes("barra") && exerciseOf(part).mechanic === "composto",
    );
    const approach = warmUp.some(({ exercise }) => exercises.some((part) => part.exercise === exercise));
    if (heavy && !request.isLimited) count("a barbell without an approach set", Number(!approach), 1);
  }
  for (const { sets } of parts) count("sets that stay the same for four weeks", Number(sets[0] === sets[3]), 1);
  for (const minutes of training.cardio.minutes) count("cardio minutes nobody would say", Number(minutes % 5 > 0), 1);
}

function measureTime(
  count: (name: string, hit: number, of: number) => void,
  request: TrainingRequest,
  training: Training,
  reasons: Made["reasons"],
): void {
  const said = reasons.some(({ code }) => code.startsWith("training.minutes.left"));
  // Caps of level B, of a beginner and of pain; and those of sets, which the plan names.
  const isCapped =
    request.isLimited ||
    request.level === "iniciante" ||
    Object.keys(request.spared).length > 0 ||
    reasons.some(({ code }) => code === "training.minutes.left.nivel");
  for (const { minutes } of training.sessions) {
    const used = Math.max(...minutes) / request.minutes;
    if (request.minutes >= 45) count("sessions of 45 or 60 minutes under 75 %", Number(used < 0.75), 1);
    count("sessions under 85 % of the answer", Number(used < LEAST_USED), 1);
    if (!isCapped) count("sessions under 85 % that nothing caps", Number(used < LEAST_USED), 1);
    count("sessions under 85 % without the reason said", Number(used < LEAST_USED && !said), 1);
  }
}

const exerciseOf = ({ exercise }: { exercise: string }): Exercise => {
  const found = findExercise(exercise);
  if (!found) throw new Error(`there is no exercise ${exercise}`);
  return found;
};

const isOwnWeight = ({ load, equipment }: Exercise): boolean =>
  load === "corpo" || equipment.some((one) => HOUSEHOLD.has(one));

/** A whole body on a bar is a heavy weight. */
const isHeavyBody = ({ equipment }: Exercise): boolean => equipment.includes("barra-fixa");

const setsIn = ({ exercises }: TrainingSession, week: number): number =>
  exercises.reduce((sum, { sets }) => sum + (sets[week] ?? 0), 0);

export const formatMeasures = (measures: Measures): string[] =>
  [...measures].map(([name, { hit, of }]) => `${name}: ${hit} of ${of} (${((100 * hit) / of).toFixed(1)} %)`);
