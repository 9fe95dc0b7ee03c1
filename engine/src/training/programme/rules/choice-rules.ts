import type { TrainingLevel } from "../../../intake/facts/activity.ts";
import type { Equipment, Place } from "../../library/equipment.ts";
import type { ExerciseId, Muscle, Pattern } from "../../library/exercise.ts";

/** What a slot is there for: an exercise of the pattern that trains something else comes second. */
const focus: Readonly<Partial<Record<Pattern, readonly Muscle[]>>> = {
  joelho: ["quadriceps"],
  quadril: ["gluteos", "posterior"],
  "empurrar-horizontal": ["peito"],
  "empurrar-vertical": ["ombros"],
  "puxar-horizontal": ["meio-das-costas", "dorsal"],
  "puxar-vertical": ["dorsal"],
  core: ["abdomen"],
};

/** What somebody who has trained for six months has left behind, and what is beneath one of more than two years. */
const outgrown: readonly ExerciseId[] = [
  "own:agachamento-cadeira",
  "own:degrau-baixo",
  "own:flexao-parede",
  "fx:Incline_Push-Up",
  "fx:Butt_Lift_Bridge",
  "own:flexao-joelhos",
  "own:prancha-apoio",
  "own:toque-de-calcanhar",
];
const easy: readonly ExerciseId[] = [
  ...outgrown,
  "fx:Bodyweight_Squat",
  "own:afundo-apoio",
  "own:isometria-parede",
  "own:ponte-pes-cadeira",
  "fx:Incline_Push-Up_Medium",
  "own:flexao-fechada-apoio",
  "own:flexao-carpada-apoio",
  "own:remada-toalha",
  "own:remada-toalha-poste",
  "own:prancha-joelhos",
  "own:prancha-lateral-joelhos",
  "own:deslize-descida",
  "own:desenvolvimento-garrafas",
  "own:coice-garrafas",
  "own:goblet-assento",
];
const beneath: Readonly<Record<TrainingLevel, readonly ExerciseId[]>> = {
  // Of a body that is not much to move.
  iniciante: ["own:flexao-parede"],
  intermediario: outgrown,
  avancado: easy,
};

/** Of a body that is much to move they are work enough, and what makes it jump about is too much. */
const heavyBody = {
  enough: [
    "fx:Incline_Push-Up",
    "fx:Incline_Push-Up_Medium",
    "own:flexao-joelhos",
    "own:flexao-fechada-apoio",
    "own:flexao-carpada-apoio",
    "own:prancha-joelhos",
    "own:prancha-lateral-joelhos",
  ] as readonly ExerciseId[],
  tooMuch: ["fx:Pushups", "fx:Push-Ups_With_Feet_Elevated", "fx:Mountain_Climbers"] as readonly ExerciseId[],
};

/** Exercises of a recovery: they stand in where a region hurts, and nowhere else. */
const recovery: readonly ExerciseId[] = [
  "own:contracao-coxa",
  "own:extensao-joelho-sentada",
  "own:pressao-palmas",
  "own:aperto-de-joelhos",
  "own:ponta-de-pe-toalha",
  "own:ponta-de-pe-elastico",
  "own:pressao-para-baixo",
  "own:remada-toalha-sentada",
  "own:rotacao-parede",
  "fx:External_Rotation_with_Band",
  "own:triceps-toalha",
  "own:bascula-de-quadril",
  "own:quadril-na-parede",
  "own:elevacao-em-v",
];

/** Done lying or kneeling: down and up again takes a body that is much to move, and a park has no floor for it. */
const onTheFloor: readonly ExerciseId[] = [
  "fx:Butt_Lift_Bridge",
  "own:ponte-pes-cadeira",
  "fx:Single_Leg_Glute_Bridge",
  "own:ponte-um-pe-cadeira",
  "own:ponte-mochila",
  "own:ponte-elastico",
  "fx:Glute_Kickback",
  "fx:Superman",
  "own:deslize-descida",
  "own:deslize-completo",
  "own:supino-chao-mochila",
  "fx:Dumbbell_Floor_Press",
  "own:abertura-em-t",
  "own:puxada-deitada",
  "own:pullover-mochila",
  "own:pullover-halter",
  "own:prancha-joelhos",
  "fx:Plank",
  "own:prancha-lateral-joelhos",
  "fx:Side_Bridge",
  "own:toque-de-calcanhar",
  "fx:Dead_Bug",
  "own:bird-dog",
  "fx:Crunches",
  "fx:Reverse_Crunch",
  "fx:Russian_Twist",
  "fx:Air_Bike",
  "own:abducao-deitada",
  "own:ostra",
  "own:flexao-joelhos",
  "fx:Cat_Stretch",
  "fx:Childs_Pose",
  "fx:Worlds_Greatest_Stretch",
  "fx:Hamstring_Stretch",
  "fx:Kneeling_Hip_Flexor",
  "own:rotacao-de-tronco",
  "own:quatro-deitado",
];

/** One movement with another weight: a session has one of them. */
const alike: readonly (readonly ExerciseId[])[] = [
  [
    "fx:Butt_Lift_Bridge",
    "own:ponte-pes-cadeira",
    "own:ponte-mochila",
    "own:ponte-elastico",
    "own:elevacao-quadril-halter",
    "fx:Barbell_Hip_Thrust",
  ],
  ["own:pullover-mochila", "own:pullover-halter", "own:puxada-reta-elastico", "fx:Straight-Arm_Pulldown"],
  ["fx:Butterfly", "fx:Dumbbell_Flyes"],
];

/** How exercises are compared: points for and against, the highest is taken. */
export const choiceRules = {
  focus,
  beneath,
  heavyBody,
  recovery,
  alike,
  onePerSession: ["panturrilha", "biceps", "triceps"] as readonly Pattern[],
  onTheFloor: { exercises: onTheFloor, heavyBody: -3, park: ["rua"] as readonly Place[], inPark: -3 },
  /** In a gym, above a beginner: nothing of the body or a band where a bar, a machine or a cable does it. */
  gym: {
    places: ["academia"] as readonly Place[],
    patterns: [
      "joelho",
      "quadril",
      "empurrar-horizontal",
      "empurrar-vertical",
      "puxar-horizontal",
      "puxar-vertical",
      "biceps",
      "triceps",
      "panturrilha",
      "quadril-lateral",
    ] as readonly Pattern[],
  },
  /** Exercises of several joints and one pattern in a session, and of those that ask much of the back. */
  mostLike: 2,
  mostHeavyBacks: 2,
  /** The same in another session of the week, of one who learns: practice. */
  learning: 4,
  /** By how usual it is. */
  habit: { 1: 0, 2: 1.5, 3: 2.5 },
  noise: 1.2,
  inFocus: 3,
  compound: 2,
  /** Of a body that trains with weights elsewhere: in a gym the wall is not what one came for. */
  weights: { academia: 1.8, condominio: 1.2, "casa-com-equipamento": 1, "casa-sem-nada": 0.4, rua: 0.4 },
  /** Of a band, where the member has one. */
  band: 0.8,
  /** For each level above the first, and each rung of a ladder, of one who is no beginner. */
  level: 0.9,
  rung: 0.3,
  /** Level B: the body, a band or a machine before free weights, and stretches that are held. */
  freeWeights: { equipment: ["halteres", "mochila", "garrafas"] as readonly Equipment[], points: -1.5 },
  heldStretch: 2,
  /** A rung of the easier half of a ladder, of one who is no beginner. */
  tooEasy: -2,
  /** For each rung above the first, of a beginner, and of one for whom the body is much to move. */
  beginnerRung: -0.25,
  heavyBodyRung: -0.7,
  /** A second exercise of a pattern with the same equipment, or for the same muscles and of the same mechanic. */
  sameEquipment: -1.5,
  sameMechanic: -1,
  /** Where there are weights, a backpack and these exercises stand in for them. */
  standIns: {
    places: ["academia", "condominio"] as readonly Place[],
    equipment: ["mochila", "garrafas", "toalha"] as readonly Equipment[],
    /** Where dumbbells surely are, these are what one does without them. */
    household: {
      places: ["condominio"] as readonly Place[],
      equipment: ["mochila", "garrafas"] as readonly Equipment[],
    },
    /** In a gym alone. */
    inGym: ["fx:Dumbbell_Floor_Press", "own:goblet-assento", "own:pullover-halter"] as readonly ExerciseId[],
  },
  standIn: -2,
  againThisWeek: -2,
  /** Two rungs of one ladder in a week that are not neighbours. */
  distantRungs: -2,
  /** For each group that would otherwise be trained on fewer than two days. */
  rareGroup: 0.6,
  /** For each set that a group lacks and the exercise gives. */
  lackingSets: 0.35,
  /** A row or a plank that fills the shoulders by halves, so that presses reach their ceiling early. */
  tiresShoulders: -0.7,
  /** Where there are weights, a leg day does not begin with one leg. */
  firstUnilateral: {
    patterns: ["joelho", "quadril"] as readonly Pattern[],
    places: ["academia", "condominio", "casa-com-equipamento"] as readonly Place[],
    points: -1.5,
  },
  /** One side after the other takes twice the time, by the minutes of a session. */
  unilateral: { 20: -4, 30: -0.8, 45: -0.3, 60: -0.2 },
};
