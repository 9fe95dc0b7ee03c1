import { createHash } from "node:crypto";
import type { Half, PlanDocument } from "@app/contract/plan-document";
import { sortedJson } from "./hash-plan.ts";

/** `d1.almoco.2` is of the diet, `A.1` of the training. */
export const halfOfPart = (part: string): Half => (/^d[1-7]\./.test(part) ? "diet" : "training");

export const isOfTraining = ({ path }: PlanDocument["reasons"][number]): boolean => path.startsWith("training");

/** Stands for what a half is made from; the seed is another one in each version. */
export function hashInputs(given: { seed: string } & Record<string, unknown>): string {
  const { seed: _, ...inputs } = given;
  const text = sortedJson(inputs);
  if (text === undefined) throw new Error("a half without inputs has no hash");
  return createHash("sha256").update(text).digest("hex");
}
