import type { AssistantMessage, Block } from "@app/contract/assistant";
import { message } from "./assistant-server.ts";

/** A Thursday morning in São Paulo. */
export const NOW = Date.parse("2026-11-19T13:20:00Z");
export const QUESTION = "Dá pra trocar o arroz por mandioca?";
export const TODAY = "2026-11-19";

const idOf = (seq: number): string => `019aa000-0000-7000-8000-${String(seq).padStart(12, "0")}`;

/** A question and its answer. */
export const exchange = (
  seq: number,
  at: string,
  text: string,
  blocks: Block[],
  changes: Partial<AssistantMessage> = {},
) => [
  message({ _id: idOf(seq), seq, at, blocks: [{ kind: "text", text }] }),
  message({ _id: idOf(seq + 1), seq: seq + 1, at, from: "assistant", blocks, ...changes }),
];

export const sign: Block = {
  kind: "sign",
  signId: "019aa000-0000-7000-8000-0000000000aa",
  question: "Você está grávida agora?",
  yes: "Sim, estou",
  no: "Não, era só uma pergunta",
  answer: null,
};

export const handoff: Block = {
  kind: "handoff",
  topic: "saude",
  summary: "Posso tomar o diurético que minha prima usa? Só até a festa.",
  urgency: "normal",
};

export const breakfast: Block = {
  kind: "log",
  day: TODAY,
  meal: "café da manhã",
  foods: [
    {
      food: "own:cuscuz",
      name: "Cuscuz de milho",
      unit: "pd",
      count: 1,
      measure: "1 pedaço",
      grams: 135,
      gramsBetween: [100, 170],
      kcal: 153,
    },
    {
      food: "taco:488",
      name: "Ovo cozido",
      unit: "un",
      count: 1,
      measure: "1 unidade",
      grams: 45,
      gramsBetween: null,
      kcal: 66,
    },
    {
      food: "taco:226",
      name: "Mamão papaia",
      unit: "fa",
      count: 1,
      measure: "1 fatia",
      grams: 170,
      gramsBetween: null,
      kcal: 68,
    },
    {
      food: "own:cafe",
      name: "Café sem açúcar",
      unit: null,
      count: null,
      measure: "1 copo americano",
      grams: 150,
      gramsBetween: null,
      kcal: 14,
    },
  ],
  kcal: 301,
};

/** The rice of Thursday's lunch. */
export const swap: Block = {
  kind: "swap",
  itemId: "d4.almoco.1",
  from: "Arroz branco",
  options: [
    { food: "taco:129", name: "Mandioca cozida", measure: "1 pedaço médio", kcal: 125 },
    { food: "taco:88", name: "Batata-doce cozida", measure: "4 colheres de sopa", kcal: 129 },
  ],
};

export const memory: Block = { kind: "memory", key: "rotina", text: "Almoça num restaurante a quilo às quintas." };

export const crisis: Block = {
  kind: "card",
  card: {
    card: "crisis",
    text: "Sinto muito que esteja doendo assim. Você não precisa passar por isso sozinha. Fale agora com o CVV: ligue 188. Se há perigo neste momento, ligue 192 (SAMU) ou vá ao pronto-socorro mais perto. Avisei uma pessoa da nossa equipe, que vai falar com você até 10h48.",
    personBy: "2026-11-19T13:48:00Z",
  },
};

/** The conversation that the comp shows. */
export const exampleExchanges = (): AssistantMessage[] => [
  ...exchange(1, "2026-11-18T21:29:00Z", "Posso tomar o diurético que minha prima usa? Só até a festa.", [
    {
      kind: "text",
      text: "Remédio é assunto de médico ou médica, e diurético sem orientação pode fazer mal. Não vou indicar. Posso passar sua pergunta para a Helena.",
    },
    handoff,
  ]),
  ...exchange(3, "2026-11-19T13:12:00Z", "Hoje almoço num quilo que não faz arroz. Dá pra trocar por mandioca?", [
    {
      kind: "text",
      text: "Dá. Seu almoço pede 4 colheres de sopa de arroz (100 g, 128 kcal). Um pedaço de mandioca cozida (100 g) tem 125 kcal: troca quase igual.\nDeixe a concha de feijão como está.",
    },
    {
      kind: "sources",
      sources: [
        { label: "Seu plano v2, quinta, almoço", to: "/app/plano" },
        { label: "TACO 3, arroz", to: null },
        { label: "TACO 129, mandioca", to: null },
      ],
    },
  ]),
  ...exchange(5, "2026-11-19T13:17:00Z", "Boa. E anota meu café: cuscuz, um ovo, mamão e café preto", [
    { kind: "text", text: "Montei o registro. Confira o pedaço de cuscuz, que varia de tamanho." },
    breakfast,
  ]),
];
