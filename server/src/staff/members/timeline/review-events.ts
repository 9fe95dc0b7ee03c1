import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { formatDay } from "@app/engine/progress/words/format-figures";
import { listMemberReviews, type MemberReview } from "../../../reviews/queries.ts";
import { eventOf, type Source } from "./event.ts";

const OBSTACLES: Record<MemberReview["answers"]["obstacle"], string> = {
  tempo: "falta de tempo",
  fome: "fome",
  social: "eventos e companhia",
  dinheiro: "dinheiro",
  dor: "dor",
  animo: "ânimo",
  nada: "nada",
};

/** The eight answers of each review, and the team's reply to it. */
export const reviewEvents: Source = async (deps, tx, { memberId }) =>
  (await listMemberReviews(deps, tx, memberId)).flatMap((review) => [reviewEvent(review), ...replyEvents(review)]);

function reviewEvent({ week, sentAt, answers }: MemberReview): TimelineEvent {
  const scale = (label: string, value: number) => ({ label, value: `${value}/5`, share: value / 5 });
  return eventOf({
    id: `review ${week}`,
    at: sentAt,
    kind: "review",
    lane: "membro",
    title: `Revisão da semana de ${formatDay(week)}`,
    detail: answers.change,
    figures: [
      { label: "dieta", value: `${answers.dietDays}/7`, share: answers.dietDays / 7 },
      { label: "treinos", value: String(answers.workouts), share: null },
      scale("fome", answers.hunger),
      scale("energia", answers.energy),
      scale("sono", answers.sleep),
      scale("ânimo", answers.mood),
      { label: "atrapalhou", value: OBSTACLES[answers.obstacle], share: null },
    ],
  });
}

const replyEvents = ({ week, reply }: MemberReview): TimelineEvent[] =>
  reply
    ? [
        eventOf({
          id: `reply ${week}`,
          at: new Date(reply.at),
          kind: "reply",
          lane: reply.by.role === "nutri" ? "nutri" : "treino",
          title: `Respondeu a revisão de ${formatDay(week)}`,
          detail: `${reply.text} ${reply.nextStep}`,
          by: reply.by.name,
          state: "ok",
        }),
      ]
    : [];
