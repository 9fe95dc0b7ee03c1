import type { Triggers } from "../../safety/match-text.ts";

/** What a member wants, as the basic mode understands it. */
export type Intent =
  | "plano-de-hoje"
  | "proxima-refeicao"
  | "troca-alimento"
  | "registrar"
  | "registrar-igual"
  | "quanto-tem"
  | "meta"
  | "consumo"
  | "progresso"
  | "treino-de-hoje"
  | "troca-exercicio"
  | "sem-equipamento"
  | "como-faz"
  | "dor"
  | "por-que-mudou"
  | "quando-sai"
  | "garantia"
  | "politica"
  | "pessoa"
  | "esconder-numeros"
  | "mostrar-numeros"
  | "deu-ruim"
  | "elogio"
  | "xingamento"
  | "abrir-link"
  | "outra-conta"
  | "instrucoes"
  | "pergunta-frequente";

export type IntentWords = {
  readonly intent: Intent;
  readonly triggers: Triggers;
  /** Names of the readers of `slots.ts`. */
  readonly slots: readonly string[];
};
