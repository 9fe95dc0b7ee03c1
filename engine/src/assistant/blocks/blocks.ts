import type { Block, Source } from "@app/contract/assistant";

/** One paragraph of the sentences that there are. */
export const textBlock = (...sentences: readonly (string | false | null | undefined)[]): Block => ({
  kind: "text",
  text: sentences.filter(Boolean).join(" "),
});

/** Where an answer goes on, by what is there. */
const LABELS: Readonly<Record<string, string>> = {
  "/app": "Abrir o início",
  "/app/agenda": "Abrir a agenda",
  "/app/anamnese": "Responder à anamnese",
  "/app/anamnese/respostas": "Rever as respostas da anamnese",
  "/app/conta": "Abrir a minha conta",
  "/app/conversa": "Abrir a conversa",
  "/app/conversa/atendimento": "Falar com o atendimento",
  "/app/conversa/memoria": "Ver o que a IA sabe de mim",
  "/app/dados": "Abrir os meus dados",
  "/app/dados/apagar": "Ver como apagar a conta",
  "/app/dados/baixar": "Baixar os meus dados",
  "/app/dados/consentimentos": "Abrir os consentimentos",
  "/app/diario": "Abrir o diário",
  "/app/diario/meus": "Abrir os meus alimentos",
  "/app/evolucao": "Abrir a evolução",
  "/app/evolucao/peso": "Abrir o peso",
  "/app/garantia": "Abrir a garantia",
  "/app/plano": "Abrir o plano",
  "/app/plano/exercicios": "Ver os exercícios",
  "/app/plano/lista": "Abrir a lista de compras",
  "/app/plano/treino": "Abrir o treino",
  "/app/promessas": "Abrir as promessas",
  "/app/revisao": "Abrir a revisão",
  "/reembolso": "Ver as regras de reembolso",
};

export const linkBlock = (to: string, label = LABELS[to] ?? "Abrir a página"): Block => ({ kind: "link", label, to });

/** Where the numbers of an answer are from, each once; nothing without a number. */
export function sourcesBlock(...results: readonly { readonly sources: readonly Source[] }[]): Block[] {
  const sources = new Map(results.flatMap((result) => result.sources).map((source) => [source.label, source]));
  return sources.size > 0 ? [{ kind: "sources", sources: [...sources.values()] }] : [];
}

export const suggestionsBlock = (...texts: readonly string[]): Block => ({ kind: "suggestions", texts: [...texts] });
