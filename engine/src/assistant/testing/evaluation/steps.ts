import { plain } from "./reply.ts";

/** Imperatives with which a reply says what to do; a question that offers something is no step. */
const STEP =
  /\b(volte|pule|faca|corte|beba|tome|coma|toque|chame|conte|descanse|caminhe|corra|troque|pese|registre|anote|compense|ligue)\b/g;

/** How many things a reply asks for at once. A rough count, good enough to tell the file's references apart. */
export const stepsIn = (reply: string): number =>
  reply
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !sentence.trim().endsWith("?"))
    .reduce((steps, sentence) => steps + [...plain(sentence).matchAll(STEP)].length, 0);
