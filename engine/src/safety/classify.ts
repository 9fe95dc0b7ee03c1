import { type Heard, hearAll } from "./hearing/hear.ts";
import type { SafetyTopic } from "./hearing/hearing-rule.ts";

export type SafetyClass = "crise" | "anafilaxia" | "hipoglicemia" | "emergencia" | "transtorno-alimentar";

/** The class that answers a topic today; what has no class yet is heard by `hear` alone. */
const classes: Readonly<Record<SafetyTopic, SafetyClass | undefined>> = {
  crise: "crise",
  "crise-outra-pessoa": "crise",
  anafilaxia: "anafilaxia",
  hipoglicemia: "hipoglicemia",
  emergencia: "emergencia",
  violencia: undefined,
  "transtorno-alimentar": "transtorno-alimentar",
};

/** Despair without danger for today counts as a crisis too, until a caring answer of its own takes it up. */
const classOf = ({ topic }: Heard): SafetyClass | undefined => classes[topic];

/** The most urgent danger that a text of a member speaks of, if any. It needs no model, and runs before one. */
export const classifyText = (text: string): SafetyClass | undefined =>
  hearAll([text])
    .map(classOf)
    .find((found) => found !== undefined);

/** The row of the safety table that words of an eating disorder stand for: vomiting on purpose is the stricter one. */
export const eatingDisorderRow = (text: string): "R09_SCOFF_2" | "R10_TRANSTORNO_ALIMENTAR" =>
  hearAll([text]).some(({ rule }) => rule === "vomiting") ? "R10_TRANSTORNO_ALIMENTAR" : "R09_SCOFF_2";

export const isCrisis = (text: string): boolean => classifyText(text) === "crise";
