import type { PersonalTable } from "./personal-table.ts";

/** What the assistant remembers of the member, and how much it was used. */
export const memoryTables = {
  assistantMemories: {
    title: "O que a IA lembra de você",
    erased: "deleted",
    about: "As frases que você deixou guardar. No nosso banco ficam cifradas.",
    columns: {
      key: "Sobre",
      text: "Lembrança",
      createdAt: "Guardada em",
      expiresAt: "Some em",
      fromMessage: "Resposta que perguntou",
      id: "Número",
    },
    withheld: { accountId: "É a sua conta.", sealed: "A lembrança acima, cifrada." },
  },
  assistantMemorySwitches: {
    title: "Memória da IA ligada ou desligada",
    erased: "deleted",
    about: "A sua última escolha na página das lembranças. Sem escolha, está ligada.",
    columns: { isOn: "Ligada", switchedAt: "Desde" },
    withheld: { accountId: "É a sua conta." },
  },
  assistantUsageDays: {
    title: "Uso da IA por dia",
    erased: "deleted",
    about: "Quantas perguntas um modelo respondeu a você em cada dia, e quanto isso nos custou.",
    columns: {
      day: "Dia",
      turns: "Perguntas",
      inputTokens: "Pedaços de texto lidos",
      outputTokens: "Escritos",
      cacheReadTokens: "Lidos de novo",
      cacheWriteTokens: "Guardados para reler",
      microUsd: "Custo em milionésimos de dólar",
    },
    withheld: { accountId: "É a sua conta." },
  },
} satisfies Record<string, PersonalTable>;
