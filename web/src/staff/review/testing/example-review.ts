import type { StaffReview } from "@app/contract/staff/reviews";
import { MEMBER_ID } from "../../member/testing/example-file.ts";

type Day = StaffReview["days"][number];

const aDay = (day: string, fields: Partial<Day>): Day => ({
  day: `2026-11-${day}`,
  meals: 5,
  isComplete: true,
  kcal: 1640,
  workouts: 0,
  kg: null,
  ...fields,
});

/** Marina's second week: six days of seven, two workouts of three. */
export const exampleReview: StaffReview = {
  memberId: MEMBER_ID,
  name: "Marina Costa",
  week: "2026-11-09",
  sentAt: "2026-11-17T23:31:00.000Z",
  answers: {
    dietDays: 5,
    workouts: 2,
    hunger: 3,
    energy: 3,
    sleep: 4,
    mood: 4,
    obstacle: "fome",
    change: "Queria um lanche da tarde que me segure até o jantar. Às 15h eu já estou olhando a máquina de salgadinho.",
  },
  score: 66,
  before: {
    dietDays: 4,
    workouts: 3,
    hunger: 4,
    energy: 3,
    sleep: 3,
    mood: 3,
    obstacle: "tempo",
    change: null,
  },
  days: [
    aDay("09", { kg: 81.2, workouts: 1 }),
    aDay("10", { kcal: 1580 }),
    aDay("11", { kcal: 1760, kg: 81.5, workouts: 1 }),
    aDay("12", { kcal: null, meals: 0, isComplete: false }),
    aDay("13", { kcal: 1655, kg: 80.9 }),
    aDay("14", { kcal: 2240 }),
    aDay("15", { kcal: 910, meals: 2, isComplete: false }),
  ],
  plannedWorkouts: 3,
  targetKcal: 1650,
  lastReply: {
    at: "2026-11-13T12:10:00.000Z",
    by: { name: "Rafael Nunes", role: "treinador", registration: "CREF 000000-G/SP" },
    text: "Três treinos na primeira semana é um começo firme. O joelho manda: pare antes de doer.",
    nextStep: "Separe a roupa de treino na noite anterior.",
  },
  reply: null,
  replyBy: "2026-11-19T23:31:00.000Z",
  mayAnswer: true,
};
