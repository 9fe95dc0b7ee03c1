import type { ToolName } from "@app/engine/assistant/tools";

/** What the member reads while a tool looks. */
export const STEP_TEXTS: Readonly<Record<ToolName, string>> = {
  get_my_plan: "Olhando o seu plano",
  get_today: "Olhando o seu dia",
  get_day: "Olhando o seu diário",
  get_progress: "Olhando o seu progresso",
  search_food: "Procurando na tabela de alimentos",
  parse_meal: "Somando a refeição",
  swap_item: "Procurando trocas no seu plano",
  swap_exercise: "Procurando trocas no seu treino",
  explain_change: "Vendo o que mudou no seu plano",
  get_promises: "Conferindo os prazos",
  get_guarantee: "Conferindo a sua garantia",
  get_policy: "Conferindo as regras",
  propose_log: "Preparando o registro",
  propose_bad_day: "Preparando o seu dia",
  request_human: "Vendo quem da equipe responde",
};
