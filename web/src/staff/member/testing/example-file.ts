import type { MemberFile } from "@app/contract/staff/member-file";
import { helena, rafael } from "../../testing/example-staff.ts";

export const MEMBER_ID = "0b7c1f8e-5c1d-4f6e-9a55-3c2d1e0f7a11";

const promise = (overrides: Partial<MemberFile["promises"][number]>): MemberFile["promises"][number] => ({
  _id: "7f1f0b7e-0000-4000-8000-000000000001",
  kind: "human-answer",
  text: "Resposta humana",
  startsAt: "2026-11-18T21:30:00Z",
  dueAt: "2026-11-19T17:30:00Z",
  state: "running",
  left: 0.52,
  fulfilledAt: null,
  creditDays: 0,
  pause: null,
  pauseOptions: [],
  ...overrides,
});

const KG = [82, 82.3, 81.7, 82.1, 81.2, 81.5, 80.9, 81.3, 80.6];
const TREND = [82, 82.05, 81.94, 81.99, 81.62, 81.58, 81.35, 81.33, 80.9];
const DAYS = ["01", "02", "04", "06", "09", "11", "13", "16", "19"];

/** Marina of the design: day 19, two signs, five promises. */
export const exampleFile: MemberFile = {
  memberId: MEMBER_ID,
  name: "Marina Costa",
  age: 34,
  access: "active",
  day: 19,
  week: 3,
  goal: "emagrecer",
  planVersion: 2,
  diet: "A",
  training: "B",
  numbers: "mostrar",
  team: [
    { staffId: helena._id, name: helena.name, role: "nutri" },
    { staffId: rafael._id, name: rafael.name, role: "treinador" },
  ],
  signs: [
    {
      code: "R16_PRESSAO",
      title: "Pressão alta controlada",
      source: "Respondeu sobre coração e pressão",
      forces: "Dieta A com nota de sal. Treino B: sem prender a respiração, sem carga máxima.",
      diet: "A",
      training: "B",
    },
    {
      code: "R23_LACTOSE",
      title: "Lactose",
      source: "Respondeu sobre alergia",
      forces: "O editor tira sozinho e trava a assinatura.",
      diet: "A",
      training: null,
    },
  ],
  guiding: [
    { id: "f2", question: "Almoço", answer: "no quilo" },
    { id: "f5", question: "Hora difícil", answer: "meio da tarde" },
    { id: "f8", question: "Cozinha", answer: "até 20\u00a0min" },
    { id: "t1", question: "Treina", answer: "3 dias, 45\u00a0min" },
    { id: "t3", question: "Onde", answer: "condomínio" },
    { id: "t5", question: "Musculação", answer: "menos de 6 meses" },
    { id: "s5", question: "Remédio", answer: "losartana" },
    { id: "c1", question: "Prefere", answer: "texto, à noite" },
  ],
  answersCount: 42,
  weight: {
    days: KG.map((kg, index) => ({ day: `2026-11-${DAYS[index]}`, kg, trend: TREND[index] ?? kg })),
    rate: { mean: -0.4, low: -0.8, high: 0 },
    planned: { low: -0.55, high: -0.25 },
  },
  suggestion: {
    title: "Manter, e dizer por quê.",
    reason: "Com 19 dias o intervalo ainda inclui o plano.",
    evidence: ["Ritmo de −0,4\u00a0kg por semana, com 80\u00a0% de confiança de −0,8 a 0,0\u00a0kg."],
  },
  promises: [
    promise({}),
    promise({
      _id: "7f1f0b7e-0000-4000-8000-000000000002",
      text: "Ajuste da dieta",
      dueAt: "2026-11-19T23:00:00Z",
      left: 0.03,
    }),
    promise({
      _id: "7f1f0b7e-0000-4000-8000-000000000003",
      text: "Ajuste do treino",
      state: "kept",
      fulfilledAt: "2026-11-19T12:40:00Z",
    }),
    promise({
      _id: "7f1f0b7e-0000-4000-8000-000000000004",
      text: "Revisão 1, resposta",
      state: "kept-late",
      creditDays: 1,
    }),
    promise({
      _id: "7f1f0b7e-0000-4000-8000-000000000005",
      text: "Plano definitivo",
      state: "kept",
      fulfilledAt: "2026-11-05T20:20:00Z",
    }),
  ],
  reading: null,
  looks: [],
  breakGlassUntil: null,
};

export const exampleAnswers = [
  { id: "s1", question: "Pressão alta?", answer: "sim, controlada", isDecisive: true },
  { id: "s5", question: "Toma remédio receitado?", answer: "losartana", isDecisive: true },
  { id: "s12", question: "Alergia ou intolerância", answer: "lactose", isDecisive: true },
  { id: "f2", question: "Onde almoça?", answer: "no quilo", isDecisive: false },
  { id: "e1", question: "Relação com a comida", answer: "não", isDecisive: false },
];
