import { RETENTION } from "@app/contract/retention";
import { sql } from "kysely";
import { sealedMemories } from "../../assistant/memory/sealed-memories.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofMember } from "./sealed-values.ts";

/** What the assistant remembers of the member, and how much it was used. */
export const memoryTables = {
  assistantMemories: {
    title: "O que a IA lembra de você",
    erased: "deleted",
    rows: { order: ["created_at desc"] },
    sealed: ofMember(sealedMemories, (text) => ({ text })),
    ends: [
      {
        period: "memories",
        // `since` is the period ago, and this column has the period in it already.
        due: (since) =>
          sql`expires_at <= ${since}::timestamptz + make_interval(months => ${sql.lit(RETENTION.memories.months)})`,
      },
    ],
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
    rows: {},
    about: "A sua última escolha na página das lembranças. Sem escolha, está ligada.",
    columns: { isOn: "Ligada", switchedAt: "Desde" },
    withheld: { accountId: "É a sua conta." },
  },
  assistantUsageDays: {
    title: "Uso da IA por dia",
    erased: "deleted",
    rows: { order: ["day desc"], days: ["day"] },
    ends: [{ period: "assistantUsage", due: (since) => sql`day < ${since}::date` }],
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
