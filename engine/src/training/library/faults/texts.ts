import { plainText } from "../../../safety/match-text.ts";
import type { Equipment } from "../equipment.ts";
import type { Exercise, Region } from "../exercise.ts";

const SENTENCE = /^[A-ZÁÉÍÓÚÂÊÔÃÕÀ][^.!?]*[.]$/;
const INFINITIVE = /^[A-Z]\p{L}*(ar|er|ir|or|ôr)\b/u;
/** A number and the unit it belongs to, with a space at which a line may break. */
const BREAKABLE_UNIT = /\d (kg|g|cm|m|km|s|min|%)(?=[\s.,;)]|$)/;
const LONGEST = { name: 45, sentence: 110, plumb: 70, movement: 75 } as const;

/** What a member calls each region where it hurts. Written without accents. */
const REGION_WORDS: Readonly<Record<Region, RegExp>> = {
  ombro: /\bombros?\b/,
  lombar: /\blombar\b/,
  joelho: /\bjoelhos?\b/,
  quadril: /\b(quadril|virilha)\b/,
  punho: /\bpunhos?\b/,
  tornozelo: /\b(tornozelos?|tendao|calcanhar)\b/,
};
/** Things that cannot be done without once a step names them. Written without accents. */
const NAMED_EQUIPMENT: readonly (readonly [RegExp, Equipment])[] = [
  [/\bmochila\b/, "mochila"],
  [/\belastico\b/, "elastico"],
  [/\bhalter(es)?\b/, "halteres"],
  [/\bkettlebell\b/, "kettlebell"],
  [/\bgarrafas?\b/, "garrafas"],
  [/\blencol\b/, "lencol"],
  [/\bpolia\b/, "polia"],
  [/\bcadeira\b(?! (extensora|flexora|abdutora|adutora))/, "assento"],
];
/** Sentences that are missing, too long, or at odds with the facts. */
export function textFaults(exercise: Exercise): string[] {
  const { name, steps, mistakes, breathing, feel, stopIf, plumb, movement, ladder, rung } = exercise;
  const faults: string[] = [];
  if (!/^[A-ZÁÉÍÓÚÂÊÔÃÕÀ][^.!?]*$/.test(name) || name.length > LONGEST.name) faults.push("not a name");
  if (steps.length < 3 || steps.length > 5) faults.push(`${steps.length} steps`);
  if (mistakes.length !== 2 || mistakes[0] === mistakes[1]) faults.push("not two common mistakes");
  for (const mistake of mistakes) if (!INFINITIVE.test(mistake)) faults.push(`"${mistake}" is nothing to avoid`);
  for (const text of [...steps, ...mistakes, breathing, feel, stopIf, plumb]) {
    if (!SENTENCE.test(text) || text.length > LONGEST.sentence) faults.push(`"${text}" is not one sentence`);
  }
  if (plumb.length > LONGEST.plumb) faults.push("the plumb line says too much");
  if (movement.length !== 2 || movement.some((pose) => !/^[A-ZÁÉ].{8,}[^.]$/.test(pose))) {
    faults.push("the movement is not two poses");
  }
  if (movement.some((pose) => pose.length > LONGEST.movement)) faults.push("a pose says too much");
  if ((rung === undefined) !== (ladder === null)) faults.push("a rung without a ladder, or a ladder without its rung");
  if (allTexts(exercise).some((text) => BREAKABLE_UNIT.test(text))) faults.push("a unit may break from its number");
  return [...faults, ...contradictions(exercise)];
}

function contradictions(exercise: Exercise): string[] {
  const { name, steps, breathing, stopIf, joints, equipment, unilateral } = exercise;
  const faults: string[] = [];
  const spoken = plainText(stopIf);
  for (const [region, load] of Object.entries(joints)) {
    if (load === 3 && !REGION_WORDS[region as Region].test(spoken)) faults.push(`"pare se" forgets the ${region}`);
  }
  const done = plainText([name, ...steps].join(" "));
  for (const [word, needed] of NAMED_EQUIPMENT) {
    if (word.test(done) && !equipment.includes(needed)) {
      faults.push(`is done with ${needed} that it does not list`);
    }
  }
  if (/\bprend[ae]/i.test(breathing) && !/sem prender/i.test(breathing)) faults.push("holds the breath");
  if (unilateral && !/\b(lados?|troque|trocar|outr[oa])\b/.test(plainText(steps.join(" ")))) {
    faults.push("one side at a time, and no step says so");
  }
  return faults;
}

const allTexts = ({ name, steps, mistakes, breathing, feel, stopIf, plumb, movement }: Exercise): string[] => [
  name,
  ...steps,
  ...mistakes,
  breathing,
  feel,
  stopIf,
  plumb,
  ...movement,
];
