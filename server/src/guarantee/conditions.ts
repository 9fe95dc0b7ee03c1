import { type Condition, EVIDENCE_MIN } from "@app/contract/guarantee-claim";
import { formatDateTime, formatDay } from "../checkout/format.ts";
import type { Payment } from "../checkout/payments/payment.ts";
import type { Followed } from "./followed.ts";

/** The buyer's statements in a claim. */
export type GuaranteeClaim = { followed: boolean; noResults: boolean; evidence: string };

type GuaranteeState = {
  payment: Pick<Payment, "guaranteeDays">;
  deadline: Date;
  followed: Followed;
  /** Absent while the member only views the conditions. */
  claim?: GuaranteeClaim | undefined;
  now: Date;
};

const NOT_AGAINST_YOU = "Isso não conta contra você.";

/**
 * The guarantee as sold: claimed in time, by a member who followed the programme, saw no results and can show it. The
 * member states what the app cannot know; only a condition known to be unmet refuses.
 */
export function guaranteeConditions({ payment, deadline, followed, claim, now }: GuaranteeState): Condition[] {
  const diary = share(followed.diary);
  const workouts = share(followed.workouts);
  return [
    {
      key: "in-time",
      text: `Pedir em até ${payment.guaranteeDays} dias da compra`,
      ...(now <= deadline
        ? { state: "met", reason: `Você tem até ${formatDateTime(deadline)}.` }
        : { state: "unmet", reason: `O prazo terminou em ${formatDateTime(deadline)}.` }),
    },
    questionnaire(followed),
    counted("diary", "Diário preenchido em pelo menos metade dos dias", diary, "dias"),
    counted("workouts", "Pelo menos metade dos treinos feita", workouts, "treinos"),
    confirmed("followed", "Você seguiu a dieta e os treinos", claim?.followed, {
      no: "A garantia é para quem seguiu o programa. Ainda dá tempo de seguir e pedir.",
    }),
    confirmed("no-results", "Você não teve resultado", claim?.noResults, {
      no: "A garantia devolve o dinheiro de quem não teve resultado.",
    }),
    evidence(diary.isEnough && workouts.isEnough, claim),
  ];
}

function questionnaire({ answeredAt, hasBegun }: Followed): Condition {
  const text = "Anamnese respondida";
  if (answeredAt)
    return { key: "questionnaire", text, state: "met", reason: `Respondida em ${formatDay(answeredAt)}.` };
  return hasBegun
    ? { key: "questionnaire", text, state: "unmet", reason: "Falta responder: sem ela não há plano para seguir." }
    : {
        key: "questionnaire",
        text,
        state: "unverified",
        reason: `Ainda sem resposta no app. ${NOT_AGAINST_YOU}`,
      };
}

type Share = { done: number; of: number; isEnough: boolean };

const share = ({ done, of }: Followed["diary"]): Share => ({
  done: Math.min(done, of),
  of,
  isEnough: of > 0 && done * 2 >= of,
});

/** Too few records do not refuse: a photo or a message is evidence as well. */
function counted(key: "diary" | "workouts", text: string, { done, of, isEnough }: Share, unit: string): Condition {
  if (of === 0) return { key, text, state: "unverified", reason: `Ainda não há registros no app. ${NOT_AGAINST_YOU}` };
  const reason = `${done} de ${of} ${unit} no app.`;
  return isEnough
    ? { key, text, state: "met", reason }
    : { key, text, state: "unverified", reason: `${reason} Complete, ou conte no pedido como seguiu.` };
}

function confirmed(
  key: "followed" | "no-results",
  text: string,
  yes: boolean | undefined,
  { no }: { no: string },
): Condition {
  if (yes === undefined) return { key, text, state: "unverified", reason: "Você confirma no pedido." };
  return yes ? { key, text, state: "met", reason: "Você confirmou." } : { key, text, state: "unmet", reason: no };
}

function evidence(appShowsIt: boolean, claim: GuaranteeClaim | undefined): Condition {
  const key = "evidence";
  const text = "Mostrar que seguiu";
  if (appShowsIt) return { key, text, state: "met", reason: "Os registros no app já mostram." };
  if (!claim) return { key, text, state: "unverified", reason: "Conte no pedido: registros, fotos e mensagens valem." };
  return claim.evidence.trim().length >= EVIDENCE_MIN
    ? { key, text, state: "met", reason: "Você contou como seguiu." }
    : {
        key,
        text,
        state: "unmet",
        reason: `Conte como seguiu, em pelo menos ${EVIDENCE_MIN} caracteres: registros, fotos e mensagens valem.`,
      };
}
