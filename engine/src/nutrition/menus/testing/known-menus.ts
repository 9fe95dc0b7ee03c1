import type { Answers } from "../../../intake/answers.ts";
import { type TargetInput, targetsOf } from "../../targets.ts";
import { type DietRequest, dietRequestOf } from "../diet-request.ts";

const plain = { dietLevel: "A", maxDeficitPct: null } as const;
const request = (
  input: Omit<TargetInput, keyof typeof plain>,
  answers: Answers,
  allergenTags: string[],
  seed: string,
): DietRequest =>
  dietRequestOf(
    answers,
    { eating: input.diet, allergenTags, severeReaction: false },
    targetsOf({ ...input, ...plain }),
    {
      level: "A",
      rows: [],
      menus: "on",
      seed,
    },
  );

/** Requests whose menus are compared between Node and the browser. */
export const knownRequests: readonly DietRequest[] = [
  request(
    { sex: "F", kg: 82, cm: 165, age: 34, af: 1.375, goal: "emagrecer", diet: "de-tudo" },
    { f2: ["fígado"], f3: 5, f4: "marmita", f5: "ate-40", f6: "apertado", f8: "meio-da-tarde", f9: "PE" },
    [],
    "first",
  ),
  request(
    { sex: "M", kg: 70, cm: 172, age: 22, af: 1.725, goal: "ganhar", diet: "ovolacto" },
    { f2: ["beterraba", "não sei"], f3: 6, f4: "varia", f5: "gosto", f6: "folgado", f9: "RS" },
    ["lactose"],
    "second",
  ),
  request(
    { sex: "F", kg: 60, cm: 155, age: 45, af: 1.375, goal: "saude", diet: "vegano" },
    { f3: 4, f4: "quilo", f5: "ate-20", f6: "normal", f8: "noite" },
    [],
    "third",
  ),
];

/** SHA-256 of their diets, a line each. */
export const KNOWN_MENUS = "07b24aae17ff2a26da34e8bd31b2270e3b0fdb4715d767682b39d98271287e70";
