import { deniedIn, foldInPlace } from "../../exclusions/is-denied.ts";
import { phraseWords } from "../../nutrition/search/fold-word.ts";
import { PhraseTree } from "../../nutrition/sentence/phrase-tree.ts";
import { tokensOf } from "../../nutrition/sentence/tokens.ts";
import { type Exercise, type JointLoad, REGIONS, type Region } from "./exercise.ts";
import { exercises } from "./library.ts";

type Movement = Pick<Exercise, "joints">;

export type ExerciseMention = {
  /** As it stands in the text. */
  readonly said: string;
  /** What the words may mean: one exercise, or all of a family. */
  readonly movements: readonly Movement[];
};

const joints = (loads: Partial<Record<Region, JointLoad>>): Movement => ({
  joints: Object.fromEntries(REGIONS.map((region) => [region, loads[region] ?? 0])) as Record<Region, JointLoad>,
});

/** Movements that people name and the library does not, with what they ask of a joint. */
const OTHER_MOVEMENTS: readonly (readonly [words: string, movement: Movement])[] = [
  ["correr, corra, corrida, corridinha, trote, cooper", joints({ joelho: 3, quadril: 2, tornozelo: 3, lombar: 1 })],
  [
    "pular corda, saltar, salto, saltos, pulo, pulos, burpee, jump, pliometria, corda",
    joints({ joelho: 3, quadril: 2, tornozelo: 3, lombar: 1 }),
  ],
  ["agachar, agache, agacho, agachada", joints({ joelho: 2, quadril: 2, tornozelo: 1 })],
  ["afundo, avanço com halteres, búlgaro", joints({ joelho: 3, quadril: 2, tornozelo: 1 })],
  ["caminhar, caminhe, caminhada leve", joints({ joelho: 1, quadril: 1, tornozelo: 1 })],
  ["pedalar, pedale, bike, spinning", joints({ joelho: 1, quadril: 1 })],
  ["subir escada, suba escada, escada, step", joints({ joelho: 2, quadril: 2, tornozelo: 2 })],
  [
    "futebol, futsal, jogar bola, basquete, vôlei, tênis, beach tennis, crossfit",
    joints({ joelho: 3, quadril: 2, tornozelo: 3, ombro: 2, punho: 2, lombar: 2 }),
  ],
  ["nadar, natação", joints({ ombro: 3, lombar: 1 })],
];
/** First words of names that say enough alone: the others are words of every day. */
const FAMILIES = new Set(
  "agachamento,afundo,leg,ponte,stiff,flexao,supino,crucifixo,remada,puxada,pullover,prancha,abdominal,escalador,polichinelo,caminhada,corrida,bicicleta,eliptico,panturrilha,triceps,levantamento,swing".split(
    ",",
  ),
);
/** One word that also means something else: `semana passada`. */
const AMBIGUOUS = new Set(["passado", "voador", "triceps", "leg", "panturrilha", "abdominal"]);

let phrases: PhraseTree<readonly Movement[]> | undefined;

function getPhrases(): PhraseTree<readonly Movement[]> {
  if (phrases) return phrases;
  const meant = new Map<string, Movement[]>();
  const add = (words: readonly string[], movement: Movement) => {
    const key = words.join(" ");
    if (!AMBIGUOUS.has(key)) meant.set(key, [...(meant.get(key) ?? []), movement]);
  };
  const names = new Set(exercises.map(({ name }) => phraseWords(name).join(" ")));
  for (const exercise of exercises) {
    const words = phraseWords(exercise.name);
    // A whole name means itself alone; its beginning means all that begin so.
    add(words, exercise);
    for (let length = FAMILIES.has(words[0] ?? "") ? 1 : 2; length < words.length; length += 1) {
      if (!names.has(words.slice(0, length).join(" "))) add(words.slice(0, length), exercise);
    }
  }
  for (const [said, movement] of OTHER_MOVEMENTS)
    for (const word of said.split(",")) {
      const words = phraseWords(word);
      if (!meant.has(words.join(" "))) add(words, movement);
    }
  const tree = new PhraseTree<readonly Movement[]>();
  for (const [key, movements] of meant) tree.add(key.split(" "), movements);
  phrases = tree;
  return tree;
}

/** Exercises that a text proposes or asks about; `evite agachamento` names none. */
export function exercisesIn(text: string): ExerciseMention[] {
  const composed = text.normalize("NFC");
  const tokens = tokensOf(composed);
  const found: (ExerciseMention & { start: number; end: number })[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [match] = getPhrases().matches(tokens, at);
    const [first, last] = [tokens[at], match && tokens[match.end - 1]];
    if (match && first && last) {
      const { start } = first;
      found.push({ said: composed.slice(start, last.end), movements: match.value, start, end: last.end });
    }
    at = match ? match.end : at + 1;
  }
  const denied = deniedIn(foldInPlace(composed), found);
  return found.filter((_mention, index) => !denied[index]).map(({ said, movements }) => ({ said, movements }));
}
