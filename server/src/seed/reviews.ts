/** Four weekly reviews of the demo member: three with a reply, the last of them late, and one that waits for it. */
import { brand } from "@app/contract/brand";
import type { ReviewReply, WeeklyReview } from "@app/contract/reviews";
import { addDays } from "@app/engine/promises/local-time";
import { recordId } from "@app/engine/sync/record-id";
import type { Deps } from "../deps.ts";
import { addMs, HOUR_MS } from "../platform/time.ts";
import { answerReview } from "../reviews/answer-review.ts";
import { windowAt, windowOf } from "../reviews/review-window.ts";
import { openReviews } from "../reviews/schedule/open-reviews.ts";
import { at, sendPuts } from "./demo-device.ts";

type Written = Pick<ReviewReply, "text" | "nextStep"> & {
  role: ReviewReply["by"]["role"];
  /** Since the review opened; what opens on a Sunday and is sent that evening is due on Tuesday evening. */
  afterHours: number;
};
/** Members hear of an open review by day. */
const NOTICE_HOUR = 9;

type Week = { answers: WeeklyReview["answers"]; reply: Written | null };

const usual = {
  dietDays: 5,
  workouts: 3,
  hunger: 2,
  energy: 3,
  sleep: 3,
  mood: 4,
  obstacle: "nada",
  change: null,
} as const;

/** The oldest first. */
const WEEKS: readonly Week[] = [
  {
    answers: {
      ...usual,
      dietDays: 4,
      workouts: 2,
      hunger: 4,
      obstacle: "fome",
      change: "Chego em casa com muita fome.",
    },
    reply: {
      role: "nutri",
      afterHours: 35,
      text: "A fome do fim da tarde é o ponto desta semana, e ela tem jeito. Quatro dias no plano já são um bom começo.",
      nextStep: "Leve um lanche com proteína para as quatro da tarde.",
    },
  },
  {
    answers: { ...usual, obstacle: "social", mood: 3 },
    reply: {
      role: "nutri",
      afterHours: 35,
      text: "O lanche da tarde ajudou, dá para ver nos seus jantares. O sábado saiu do plano sem desmanchar a semana.",
      nextStep: "No próximo churrasco, comece pelo prato e deixe a farofa para o fim.",
    },
  },
  {
    answers: { ...usual, dietDays: 6, energy: 4, change: "Queria treinar de manhã." },
    reply: {
      role: "treinador",
      // On Wednesday morning, some hours after it was due.
      afterHours: 81,
      text: "Três treinos completos e mais disposição: o ritmo está bom. Treinar de manhã cabe, se o café vier antes.",
      nextStep: "Faça o treino de quarta antes do trabalho e conte como foi.",
    },
  },
  {
    answers: { ...usual, sleep: 4, energy: 4, obstacle: "tempo", change: "O treino da manhã deu certo." },
    reply: null,
  },
];

export async function seedReviews(deps: Deps, accountId: string): Promise<void> {
  const newest = windowAt(deps.now());
  for (const [index, { answers, reply }] of WEEKS.entries()) {
    const { week, opensAt } = windowOf(addDays(newest.week, -7 * (WEEKS.length - 1 - index)));
    const sentAt = reply ? addMs(opensAt, 19 * HOUR_MS) : latest(addMs(deps.now(), -3 * HOUR_MS), opensAt);
    await openReviews(at(deps, earliest(addMs(opensAt, NOTICE_HOUR * HOUR_MS), deps.now())));
    const put = { kind: "review", id: recordId("review", week), at: sentAt, fields: { week, answers } } as const;
    await sendPuts(at(deps, sentAt), accountId, [put]);
    if (!reply) continue;
    const { role, text, nextStep, afterHours } = reply;
    const answered = { accountId, week, reply: { by: professionalOf(role), text, nextStep } };
    await answerReview(at(deps, addMs(opensAt, afterHours * HOUR_MS)), answered);
  }
}

const earliest = (a: Date, b: Date): Date => (a < b ? a : b);
const latest = (a: Date, b: Date): Date => (a > b ? a : b);

function professionalOf(role: ReviewReply["by"]["role"]): ReviewReply["by"] {
  const { name, council, number } = brand.professionals[role === "nutri" ? "nutritionist" : "trainer"];
  return { name, role, registration: `${council} ${number}` };
}
