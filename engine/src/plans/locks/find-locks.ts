import type { Half } from "@app/contract/plan-document";
import { isPlanned } from "../../intake/triage/merge-rows.ts";
import { emptyDietLocks, emptyTrainingLocks } from "./empty-locks.ts";
import { energyLocks } from "./energy-locks.ts";
import { exerciseLocks } from "./exercise-locks.ts";
import { foodLocks } from "./food-locks.ts";
import type { Lock, LockInput } from "./lock.ts";
import { signingLocks } from "./signing-locks.ts";
import { textLocks } from "./text-locks.ts";

export { LOCK_KINDS, type Lock, type LockInput, type LockKind } from "./lock.ts";

const NAMES: Readonly<Record<Half, string>> = { diet: "A dieta", training: "O treino" };

/** Everything that stands against a signature, the same in the browser and on the server. */
export const findLocks = (input: LockInput): Lock[] => [
  ...levelLocks(input),
  ...energyLocks(input),
  ...foodLocks(input),
  ...exerciseLocks(input),
  ...textLocks(input),
  ...emptyDietLocks(input.next),
  ...emptyTrainingLocks(input.next),
  ...signingLocks(input),
];

/** What waits for a doctor, or is not served, is planned by nobody. */
function levelLocks({ next, context }: LockInput): Lock[] {
  const locked = (["diet", "training"] as const).filter((half) => {
    const level = context[half];
    return next[half] !== null && (level === null || !isPlanned(level));
  });
  return locked.map((half) => ({
    kind: "level",
    half,
    path: half,
    text: context[half]
      ? `${NAMES[half]} está no nível ${context[half]} da tabela de segurança: ainda não pode ser planejad${half === "diet" ? "a" : "o"}`
      : `${NAMES[half]} não pode ser planejad${half === "diet" ? "a" : "o"}: não há respostas que decidam o nível`,
    repair: null,
  }));
}
