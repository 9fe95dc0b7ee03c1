import { textOfBlocks } from "../../assistant/turn/block-text.ts";
import { sealedBlocks } from "../../assistant/turn/sealed-blocks.ts";
import { deletedAfter } from "./endings.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofMember } from "./sealed-values.ts";

/** What the member asked the assistant, and its answers. */
export const assistantTables = {
  assistantThreads: {
    title: "Conversa com a IA",
    erased: "deleted",
    rows: {},
    about: "Quantos lugares a sua conversa com a IA já usou. O que foi apagado não volta.",
    columns: { lastSeq: "Último lugar" },
    withheld: { accountId: "É a sua conta." },
  },
  assistantMessages: {
    title: "Perguntas à IA e respostas",
    erased: "deleted",
    rows: { order: ["seq"] },
    sealed: ofMember(sealedBlocks, (blocks) => ({ text: textOfBlocks(blocks) })),
    ends: [deletedAfter("assistantMessages", "at")],
    about: "O que você perguntou e o que a IA respondeu, por 12 meses. No nosso banco os textos ficam cifrados.",
    columns: {
      seq: "Ordem",
      at: "Quando",
      author: "De",
      text: "Mensagem",
      status: "Situação",
      basic: "Por que veio do modo básico",
      leaseUntil: "Sendo escrita até",
      id: "Número",
    },
    withheld: { accountId: "É a sua conta.", sealed: "A mensagem acima, cifrada." },
  },
} satisfies Record<string, PersonalTable>;
