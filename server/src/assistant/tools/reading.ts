import type { Source } from "@app/contract/assistant";
import type { WorkoutsView } from "@app/contract/workouts";
import { localTimeOf } from "@app/engine/promises/local-time";
import { findTimeZone, memberZone } from "../../identity/accounts/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { getWorkouts } from "../../workouts/get-workouts.ts";
import { type MemberLimits, readLimits } from "../read-limits.ts";
import { type OwnFoods, readOwnFoods } from "./meals/own-foods.ts";
import { readPlanStanding, type Standing } from "./standing.ts";
import type { AskingMember, ToolDeps } from "./tool-deps.ts";

/** One question's view of a member: what several tools need is read once. */
export type Reading = AskingMember & {
  readonly deps: ToolDeps;
  /** Where the member is: the day that the prompt names, and the hour of it. */
  readonly timeZone: string;
  readonly today: string;
  readonly minutes: number;
  readonly standing: () => Promise<Standing>;
  readonly workouts: () => Promise<WorkoutsView>;
  readonly ownFoods: () => Promise<OwnFoods>;
  readonly limits: () => Promise<MemberLimits>;
};

export async function openReading(deps: ToolDeps, { accountId, text }: AskingMember): Promise<Reading> {
  const timeZone = memberZone({ timeZone: await findTimeZone(deps.db, accountId) });
  const { day, seconds } = localTimeOf(timeZone, deps.now().getTime());
  return {
    deps,
    accountId,
    text,
    timeZone,
    today: day,
    minutes: Math.floor(seconds / 60),
    standing: once(() => inTransaction(deps.db, (tx) => readPlanStanding(deps, tx, accountId), { isSnapshot: true })),
    workouts: once(() => getWorkouts(deps, { id: accountId, timeZone })),
    ownFoods: once(() => readOwnFoods(deps, accountId)),
    limits: once(() => inTransaction(deps.db, (tx) => readLimits(deps, tx, accountId), { isSnapshot: true })),
  };
}

/** A reading that failed is tried again by the next tool. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** An id that the member's plan does not have. Whose it might be instead is nobody's business. */
export class UnknownPart extends Error {
  constructor() {
    super("Não há nada com esse id no plano.");
  }
}

/** Texts of people that may be shown where numbers are hidden: those without a number. */
export const withoutFigures = (texts: readonly string[], isHidden: boolean): string[] =>
  isHidden ? texts.filter((text) => !/\p{N}/u.test(text)) : [...texts];

const FIGURE = /\d[\d.,]*\s*(?:kcal|cal|calorias?|g|gr|gramas?|kg|quilos?|mg|ml|cm|%)(?![a-zà-ú])/i;

/** The same for what is counted in hands and spoons. */
export const withoutWeights = (texts: readonly string[], isHidden: boolean): string[] =>
  isHidden ? texts.filter((text) => !FIGURE.test(text)) : [...texts];

// Where a fact is from, as a chip under the answer.

export const planSource = (version: number): Source => ({ label: `Seu plano, versão ${version}`, to: "/app/plano" });
export const trainingSource: Source = { label: "Seu treino", to: "/app/plano/treino" };
export const diarySource = (day: string): Source => ({ label: "Seu diário", to: `/app/diario/${day}` });
export const progressSource: Source = { label: "Sua evolução", to: "/app/evolucao" };
export const tableSource: Source = { label: "Tabela de alimentos", to: null };
export const changesSource = (version: number): Source => ({
  label: `Mudanças da versão ${version}`,
  to: `/app/plano/mudancas/${version}`,
});
export const promisesSource: Source = { label: "O que prometemos", to: "/app" };
export const guaranteeSource: Source = { label: "Sua garantia", to: "/app/garantia" };
export const policySource = (to: string): Source => ({ label: "Nossas regras", to });
