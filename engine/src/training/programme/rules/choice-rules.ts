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

/** How exercises are compared: points for and against, the highest is taken. */
export const choiceRules = {
  focus,
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
  /** One side after the other takes twice the time, by the minutes of a session. */
  unilateral: { 20: -4, 30: -0.8, 45: -0.3, 60: -0.2 },
};
