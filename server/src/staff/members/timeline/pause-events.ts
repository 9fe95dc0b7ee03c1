import type { PauseReason } from "@app/contract/pause-limits";
import { formatDay } from "@app/engine/progress/words/format-figures";
import { listPlanPauses } from "../../../pauses/queries.ts";
import { eventOf, type Source } from "./event.ts";

/** A pregnancy is the nutritionist's to read, where the questionnaire's signs are. */
const REASONS: Record<PauseReason, string | null> = {
  doenca: "Doença",
  viagem: "Viagem",
  luto: "Luto",
  gravidez: null,
};

/** When a member paused the plan, and when it was back. */
export const pauseEvents: Source = async (_deps, tx, { memberId }) =>
  (await listPlanPauses(tx, memberId)).flatMap(({ id, reason, from, to, createdAt, endedAt }) => [
    eventOf({
      id: `pause ${id}`,
      at: createdAt,
      kind: "plan",
      lane: "membro",
      title: `Pausou o plano de ${formatDay(from)} a ${formatDay(to)}`,
      detail: REASONS[reason],
    }),
    ...(endedAt
      ? [eventOf({ id: `return ${id}`, at: endedAt, kind: "plan", lane: "membro", title: "O plano voltou da pausa" })]
      : []),
  ]);
