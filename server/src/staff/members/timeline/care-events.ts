import type { WithdrawalSource } from "@app/contract/plan-withdrawal";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import type { ReportChannel } from "@app/contract/staff/reported-answers";
import { capitalise } from "@app/engine/nutrition/words/noun";
import { withdrawalCause } from "@app/engine/plans/withdrawal/withdrawal-words";
import { listFoodActs } from "../../../intake/overrides/food-acts.ts";
import type { ReadingDecision } from "../../../intake/readings/reading-decision.ts";
import { listReadingDecisions } from "../../../intake/readings/reading-decisions.ts";
import { listReportedAnswers } from "../../../intake/reported/record-reported-answer.ts";
import { listMemberAlerts } from "../../../on-call/queries.ts";
import { listVersions } from "../../../plans/queries.ts";
import { listMemberPains } from "../../../workouts/queries.ts";
import { overriddenFood } from "../../plans/view/view-overrides.ts";
import { eventOf, type Source } from "./event.ts";

/** The questionnaire, once closed. */
export const answerEvents: Source = async (_deps, _tx, { inForce, loaded }) => {
  if (!inForce?.completedAt) return [];
  const [answers, signs] = [Object.keys(loaded.answers).length, inForce.rowCodes.length];
  const signsText = signs === 1 ? "1 sinal" : `${signs} sinais`;
  return [
    eventOf({
      id: "answers",
      at: inForce.completedAt,
      kind: "answers",
      lane: "membro",
      title: "Anamnese respondida",
      detail: `${answers} respostas, ${signsText}`,
    }),
  ];
};

export const planEvents: Source = async (deps, tx, { memberId }) =>
  (await listVersions(deps, tx, memberId)).flatMap(({ version, kind, createdAt, diet, training, withdrawal }) => [
    eventOf({
      id: `plan ${version}`,
      at: createdAt,
      kind: "plan",
      lane: kind === "provisional" ? "ia" : "equipe",
      title: kind === "provisional" ? `Plano provisório v${version}` : `Plano definitivo v${version}`,
      detail: training ? `Dieta ${diet}, treino ${training}` : `Dieta ${diet}`,
    }),
    ...(withdrawal
      ? [
          eventOf({
            id: `withdrawn ${version}`,
            at: withdrawal.at,
            kind: "plan",
            lane: "ia",
            title: `Plano v${version} retirado`,
            detail: `${capitalise(withdrawalCause(withdrawal.reasons))}. ${saidIn(withdrawal)}`,
            state: "alert",
          }),
        ]
      : []),
  ]);

/** By the check alone, a professional's act took something back; an answer has a cause of its own. */
const saidIn = ({ source, reasons }: { source: WithdrawalSource; reasons: readonly string[] }): string =>
  source === "professional" && reasons.every((reason) => reason.endsWith("-check"))
    ? "A equipe deixou de liberar um alimento."
    : SAID_IN[source];

const SAID_IN: Record<WithdrawalSource, string> = {
  answers: "Contado nas respostas.",
  professional: "Contado à equipe.",
  rules: "Visto quando as regras mudaram.",
};

/** Reference and urgency alone: what was said is read where it was said. */
export const alertEvents: Source = async (_deps, tx, { memberId }) =>
  (await listMemberAlerts(tx, memberId)).map(({ referenceNumber, raisedAt, acknowledgedAt, acknowledgedBy }) =>
    eventOf({
      id: `alert ${referenceNumber}`,
      at: raisedAt,
      kind: "alert",
      lane: "membro",
      title: "Aviso urgente",
      detail: `Protocolo ${referenceNumber}`,
      by: acknowledgedBy,
      state: acknowledgedAt ? "ok" : "alert",
    }),
  );

export const painEvents: Source = async (_deps, tx, { memberId }) =>
  (await listMemberPains(tx, memberId)).map(({ referenceNumber, reportedAt, urgency, readAt, readBy }) =>
    eventOf({
      id: `pain ${referenceNumber}`,
      at: reportedAt,
      kind: "pain",
      lane: "membro",
      title: urgency === "high" ? "Parou um exercício por dor forte" : "Parou um exercício por dor",
      detail: `Protocolo ${referenceNumber}`,
      by: readBy,
      state: readAt ? "ok" : "alert",
    }),
  );

const CHANNELS: Record<ReportChannel, string> = {
  chat: "na conversa do app",
  appointment: "na consulta",
  phone: "por telefone",
};

/** With its source: to whom it was told, how and when. */
export const reportEvents: Source = async (deps, tx, { memberId }) =>
  (await listReportedAnswers(deps, tx, memberId)).map(({ id, recordedAt, reportedOn, channel, text, by }) =>
    eventOf({
      id: `report ${id}`,
      at: recordedAt,
      kind: "answers",
      lane: "membro",
      title: text,
      detail: `Contado a ${by.name}, ${CHANNELS[channel]}, em ${reportedOn.split("-").toReversed().join("/")}.`,
      by: by.name,
    }),
  );

export const foodEvents: Source = async (deps, tx, { memberId }) =>
  (await listFoodActs(deps, tx, memberId)).map(({ id, act, decidedAt, food, reason, by }) =>
    eventOf({
      id: `food ${id}`,
      at: decidedAt,
      kind: "decision",
      lane: "nutri",
      title: `${act === "allow" ? "Alimento liberado" : "Liberação retirada"}: ${overriddenFood(food)}`,
      detail: act === "allow" ? reason : null,
      by: by.name,
      state: "ok",
    }),
  );

const DECIDED: Record<ReadingDecision["decision"], string> = {
  keep: "Manteve com uma pessoa",
  limits: "Liberou com limites",
  release: "Liberou inteiro",
  "not-served": "Decidiu que não podemos atender",
};
const ABOUT = { diet: "alimentação", training: "treino" } as const;

export const decisionEvents: Source = async (deps, tx, { memberId }) =>
  (await listReadingDecisions(deps, tx, memberId)).map(
    ({ id, decidedAt, decision, half, reason, by }): TimelineEvent =>
      eventOf({
        id: `decision ${id}`,
        at: decidedAt,
        kind: "decision",
        lane: half === "diet" ? "nutri" : "treino",
        title: `${DECIDED[decision]}: ${ABOUT[half]}`,
        detail: reason,
        by: by.name,
        state: "ok",
      }),
  );
