import type { Training } from "@app/contract/plan-training";
import { foldText } from "../../nutrition/search/fold-word.ts";
import { type Exercise, REGIONS, type Region } from "../../training/library/exercise.ts";
import { exercises, findExercise } from "../../training/library/library.ts";
import type { Contradiction } from "../checked-person.ts";
import type { Limits } from "../limits.ts";
import type { Line } from "../render-plan.ts";
import { movementsOf } from "../words/movement-words.ts";
import { scanText } from "../words/scan-text.ts";

/** Who hurts this much does nothing that asks the region at all; from the second on nothing that asks more than a little. */
const NOTHING_FROM = 7;
const LITTLE_FROM = 4;
const WALKING = "fx:Trail_Running_Walking";

/** Loads that hold whatever the library says: the reference fixed them, or nobody doubts them. */
const LEAST: readonly (readonly [name: RegExp, least: Partial<Record<Region, number>>])[] = [
  [/^circulos com os bracos/, { ombro: 2 }],
  [/landmine|barra no canto/, { ombro: 2 }],
  [/^(flexao inclinada|prancha na mesa)/, { punho: 2 }],
  [/^(cadeirinha|isometria) na parede/, { joelho: 2 }],
  [
    /^(agachamento|subida no degrau|subida de escada|afundo|avanco|passada|leg press|caminhada$|caminhada na esteira|corrida)/,
    { joelho: 1, quadril: 1 },
  ],
  [/^flexao (na|no|com|inclinada|aberta|fechada|carpada)/, { ombro: 1, punho: 1 }],
  [/^(supino|desenvolvimento|barra fixa|crucifixo|elevacao lateral com|prancha)/, { ombro: 1 }],
  [/^(levantamento terra|stiff|bom-dia|remada curvada)/, { lombar: 1, quadril: 1 }],
  [/^(panturrilha|corrida|pular corda|caminhada)/, { tornozelo: 1 }],
];

const least = new Map<string, Readonly<Partial<Record<Region, number>>>>(
  exercises.map(({ id, name }) => {
    const folded = foldText(name);
    const loads: Partial<Record<Region, number>> = {};
    for (const [pattern, given] of LEAST) {
      if (!pattern.test(folded)) continue;
      for (const region of REGIONS) loads[region] = Math.max(loads[region] ?? 0, given[region] ?? 0);
    }
    return [id, loads];
  }),
);

/** Everything that is done, offered or climbed to: session, warm-up, swaps, ladders, cardio, walks. */
export function jointChecks({ sessions, cardio, walks }: Training, limits: Limits): Contradiction[] {
  if (limits.pains.size === 0) return [];
  const done = [
    ...sessions.flatMap(({ id, warmUp, exercises: planned }) => [
      ...warmUp.map(({ exercise }) => ({ where: `training.${id}.aquecimento`, exercise })),
      ...planned.flatMap(({ id: part, exercise, swaps, ladder }) => [
        { where: `training.${part}`, exercise },
        ...swaps.map((one) => ({ where: `training.${part}.trocas`, exercise: one })),
        ...ladder.map((one) => ({ where: `training.${part}.escada`, exercise: one })),
      ]),
    ]),
    ...cardio.exercises.map((exercise) => ({ where: "training.cardio", exercise })),
    ...(walks > 0 ? [{ where: "training.walks", exercise: WALKING }] : []),
  ];
  return done.flatMap(({ where, exercise }) => {
    const found = findExercise(exercise);
    const why = found ? whyLoaded(found, limits) : "não está na biblioteca";
    return why === null ? [] : [{ code: "loaded-joint", where, text: `${found?.name ?? exercise} (${why})` }];
  });
}

/** Regions as sentences about what was left out call them. */
const REGION_WORDS: Readonly<Record<Region, RegExp>> = {
  ombro: /\bombros?\b/,
  lombar: /\b(lombar|coluna)\b/,
  joelho: /\bjoelhos?\b/,
  quadril: /\bquadril\b/,
  punho: /\bpunhos?\b/,
  tornozelo: /\btornozelos?\b/,
};
/** The regions stand between them; muscles may follow. */
const LEAVES_OUT = /\b(?:exige|para poupar) (.*?)(?:, (?:tambem|mesmo|por enquanto|faltam|o plano)|[.:]|$)/;

const STRONG = /\bdor forte\b/;

/** A sentence that leaves something out for a region of which nothing was told, or as if it hurt much where it does not. */
export function restrictionChecks({ where, kind, text }: Line, { pains, rows }: Limits): Contradiction[] {
  const folded = foldText(text);
  const spared = where.startsWith("reasons.training") ? LEAVES_OUT.exec(folded)?.[1] : undefined;
  if (kind !== "reason" || spared === undefined) return [];
  // What was blocked stays so until a person looks, whatever is told of it by now.
  const isStrong = STRONG.test(folded) && !rows.includes("R29_DOR_7");
  const region = REGIONS.find(
    (one) => REGION_WORDS[one].test(spared) && (!pains.has(one) || (isStrong && (pains.get(one) ?? 0) < NOTHING_FROM)),
  );
  return region ? [{ code: "false-restriction", where, text: `${region} não dói tanto: ${text}` }] : [];
}

/** Whether a move of balance is left that no painful region carries. */
export const mayBalance = (limits: Limits): boolean =>
  exercises.some((exercise) => exercise.pattern === "equilibrio" && whyLoaded(exercise, limits) === null);

/** Exercises and kinds of movement inside a text that somebody wrote; what it forbids is no contradiction. */
export function jointWords(text: string, where: string, limits: Limits): Contradiction[] {
  if (limits.pains.size === 0) return [];
  const found: Contradiction[] = [];
  // The longest names first: what is left of the text may still name a kind of movement.
  let left = spaced(text);
  const refused = refusedParts(text);
  for (const { exercise, words } of named) {
    if (!left.includes(words)) continue;
    left = left.replaceAll(words, " ");
    const why = refused.includes(words) ? null : whyLoaded(exercise, limits);
    if (why !== null) found.push({ code: "loaded-joint", where, text: `${exercise.name} (${why}): ${text}` });
  }
  for (const { words, loads } of movements) {
    for (const [said] of left.matchAll(words)) {
      const why = refused.includes(` ${said} `) ? null : whyTooMuch((region) => loads[region] ?? 0, limits);
      if (why !== null) found.push({ code: "loaded-joint", where, text: `${said} (${why}): ${text}` });
    }
  }
  return found;
}

const spaced = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;

/** "sem agachamento", "evite correr", "não pule corda": the words that a text forbids, one after another. */
function refusedParts(text: string): string {
  const { words, forbidden } = scanText(text);
  const refuses = REFUSES_MOVE.exec(foldText(text));
  const forbids = spaced(words.map(({ said }, at) => (forbidden[at] ? said : "|")).join(" "));
  return `${forbids}${refuses ? spaced(refuses[0]) : ""}`;
}
const REFUSES_MOVE =
  /\b(?:nao|nunca|nem) (?:fac\w+|faz\w*|pul\w+|corr\w+|agach\w+|sub\w+|salt\w+|trein\w+|us\w+)[^.;!?\n]*/;

const named = exercises
  .map((exercise) => ({ exercise, words: spaced(exercise.name) }))
  .sort((a, b) => b.words.length - a.words.length);

const movements = movementsOf(({ id, joints }, region) => Math.max(joints[region], least.get(id)?.[region] ?? 0));

/** Null when no painful region carries too much. */
export const whyLoaded = ({ id, joints }: Exercise, limits: Limits): string | null =>
  whyTooMuch((region) => Math.max(joints[region], least.get(id)?.[region] ?? 0), limits);

function whyTooMuch(loadOf: (region: Region) => number, { pains }: Limits): string | null {
  for (const [region, pain] of pains) {
    if (!isRegion(region)) continue;
    const load = loadOf(region);
    const most = pain >= NOTHING_FROM ? 0 : pain >= LITTLE_FROM ? 1 : null;
    if (most !== null && load > most) return `dor ${pain} em ${region}, carga ${load}`;
  }
  return null;
}

const isRegion = (region: string): region is Region => (REGIONS as readonly string[]).includes(region);
