import type { MemberFile } from "@app/contract/staff/member-file";
import { helena, rafael } from "../../testing/example-staff.ts";
import type { DecisionOption } from "../data/decision-data.ts";
import { exampleFile } from "./example-file.ts";
import { anEvent } from "./example-timeline.ts";

/** Otávio of the design: gout, read by a person first, 27 hours and 47 minutes left. */
export const readingFile: MemberFile = {
  ...exampleFile,
  name: "Otávio Lins",
  age: 51,
  day: 2,
  week: 1,
  planVersion: null,
  diet: "C",
  training: "B",
  signs: [
    {
      code: "R26_GOTA",
      title: "Gota",
      source: "Respondeu sobre o que tem ou teve",
      forces: "Nada é montado antes de você ler. Treino pela tabela do RT.",
      diet: "C",
      training: "B",
    },
  ],
  answersCount: 43,
  reading: {
    assessment: 1,
    halves: [{ half: "diet", level: "C", isMine: true }],
    answeredAt: "2026-11-18T17:05:00Z",
    personBy: "2026-11-20T17:05:00Z",
    definitivePlanBy: "2026-11-23T17:05:00Z",
    outcome: "person-first",
  },
  looks: [
    { name: helena.name, at: "2026-11-19T12:22:00Z", what: "respostas da anamnese" },
    { name: rafael.name, at: "2026-11-18T18:00:00Z", what: "só níveis e limites" },
  ],
};

export const readingAnswers = [
  { id: "s9", question: "Marque o que você tem ou teve", answer: "gota", isDecisive: true },
  { id: "s5", question: "Toma remédio receitado?", answer: "alopurinol, há 4 anos", isDecisive: true },
  { id: "f7", question: "O que você bebe no dia?", answer: "cerveja no fim de semana, 4 latas", isDecisive: true },
  { id: "s12", question: "Alergia ou intolerância", answer: "nenhuma", isDecisive: false },
];

export const readingCall = anEvent({
  _id: "call",
  at: "2026-11-19T12:30:00Z",
  kind: "call",
  title: "Conversa por telefone, 17\u00a0min",
  detail:
    "Última crise há 14 meses. Consulta a reumatologista a cada seis meses; ela sabe do programa. Come carne todo dia no almoço da firma. Quer voltar a caminhar com a filha.",
});

const option = (
  decision: DecisionOption["decision"],
  follows: string,
  message: string,
  lock: string | null = null,
): DecisionOption => ({ decision, isAllowed: lock === null, lock, follows, message });

export const decisionOptions: DecisionOption[] = [
  option(
    "keep",
    "Continua sem plano até você olhar de novo.",
    "Otávio, ainda preciso de uma informação antes do plano.",
  ),
  option(
    "limits",
    "Prato, grupos e porções, em manutenção, sem corte.",
    "Otávio, li as suas respostas e gostei da conversa de hoje. Seu plano começa simples, pelo prato, sem corte. Helena.",
  ),
  option(
    "release",
    "Plano inteiro, com corte.",
    "Otávio, seu plano está liberado.",
    "a tabela de segurança não permite o plano automático com corte.",
  ),
  option(
    "not-served",
    "Devolve tudo na hora e diz onde procurar.",
    "Otávio, o cuidado de que você precisa é presencial.",
  ),
];
