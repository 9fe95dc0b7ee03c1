import type { Half } from "@app/contract/plan-document";
import { diffPlans } from "../diff/diff-plans.ts";
import { groupChanges } from "../groups/group-changes.ts";
import { placeOf } from "../words/place-words.ts";
import type { Lock, LockInput } from "./lock.ts";

const NAMES: Readonly<Record<Half, string>> = { diet: "na dieta", training: "no treino" };

/** A reason for every edit, a sentence for a half that stays, and a call or why there was none. */
export function signingLocks({ current, next, notes, context, ...compared }: LockInput): Lock[] {
  const groups = groupChanges(compared.changes ?? diffPlans(current, next));
  return (["diet", "training"] as const).flatMap((half) => {
    const { reasons, kept, withoutCall } = notes[half];
    const own = groups.filter((group) => group.half === half);
    const bare = own.filter(({ changes }) => changes.some(({ id }) => !reasons[id]));
    const locks = bare.map(({ changes }) => {
      const path = changes[0]?.path ?? half;
      return lock("reason", half, path, `${placeWords(path)}: falta dizer por que mudou`);
    });
    if (next[half] === null) return locks;
    if (own.length === 0 && kept === null) {
      locks.push(lock("kept", half, half, `Nada mudou ${NAMES[half]}: escreva por que fica como está`));
    }
    if (!context.wasCalled && withoutCall === null) {
      locks.push(lock("call", half, half, "Ainda não houve conversa: escreva por que assina sem ela"));
    }
    return locks;
  });
}

const placeWords = (path: string): string => {
  const place = placeOf(path);
  return place.charAt(0).toUpperCase() + place.slice(1);
};

const lock = (kind: Lock["kind"], half: Half, path: string, text: string): Lock => ({
  kind,
  half,
  path,
  text,
  repair: null,
});
