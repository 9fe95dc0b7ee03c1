import type { HandoffTopic } from "@app/contract/assistant";

/**
 * The tools of a model and of the basic mode, the only way to numbers. The account comes from the session and is no argument; what
 * would write only proposes, and the member decides on the screen.
 */
export type ToolArguments = {
  get_my_plan: {
    part?: "dieta" | "treino" | "metas" | "hoje";
    /** Ids of lines of the plan: their sum is part of the answer, for an answer names no number that no tool gave. */
    items?: readonly string[];
  };
  get_today: Record<string, never>;
  get_day: { date: string };
  get_progress: { days?: number };
  search_food: { text: string };
  parse_meal: { text: string };
  swap_item: { itemId: string };
  swap_exercise: { id: string };
  explain_change: { version?: number };
  get_promises: Record<string, never>;
  get_guarantee: Record<string, never>;
  get_policy: { topic: PolicyTopic };
  propose_log: { text: string };
  propose_bad_day: Record<string, never>;
  request_human: { topic: HandoffTopic; summary: string; urgency: "normal" | "alta" };
};

export type ToolName = keyof ToolArguments;

export const POLICY_TOPICS = ["refund7", "refundPix", "guarantee30", "cancel", "presencial", "prices"] as const;
export type PolicyTopic = (typeof POLICY_TOPICS)[number];

type Tool = { readonly description: string; readonly proposes: boolean };

/** Descriptions are written for a model, in the language of its instructions. */
export const TOOLS: Readonly<Record<ToolName, Tool>> = {
  get_my_plan: {
    description: "O plano de quem pergunta: dieta, treino, metas; com items, também a soma deles.",
    proposes: false,
  },
  get_today: { description: "O que já foi registrado hoje e o que falta.", proposes: false },
  get_day: { description: "O que foi registrado em um dia (AAAA-MM-DD).", proposes: false },
  get_progress: { description: "Peso, medidas e registros dos últimos dias.", proposes: false },
  search_food: { description: "Procura um alimento na tabela.", proposes: false },
  parse_meal: { description: "Lê uma refeição escrita em uma frase e calcula com a tabela.", proposes: false },
  swap_item: { description: "As trocas permitidas para uma linha da dieta.", proposes: false },
  swap_exercise: { description: "As trocas permitidas para um exercício.", proposes: false },
  explain_change: { description: "O que mudou em uma versão do plano, e por quê.", proposes: false },
  get_promises: { description: "As promessas em andamento, com prazo e situação.", proposes: false },
  get_guarantee: { description: "A garantia: o que já foi cumprido e o que falta.", proposes: false },
  get_policy: {
    description:
      "Regras de cancelamento, devolução, garantia e atendimento presencial, e os preços que valem para quem pergunta.",
    proposes: false,
  },
  propose_log: { description: "Propõe um registro no diário; a pessoa confirma.", proposes: true },
  propose_bad_day: { description: "Propõe marcar o dia como difícil; a pessoa confirma.", proposes: true },
  request_human: { description: "Propõe passar a conversa para a equipe; a pessoa confirma.", proposes: true },
};

export const isToolName = (name: string): name is ToolName => Object.hasOwn(TOOLS, name);
