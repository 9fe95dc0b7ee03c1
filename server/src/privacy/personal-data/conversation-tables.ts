import { sealedMessages, sealedReplyDrafts } from "../../conversations/messages/sealed-messages.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofMember, signature } from "./sealed-values.ts";

/** What the member and the team wrote to each other. */
export const conversationTables = {
  conversations: {
    title: "Conversas",
    erased: "deleted",
    rows: { order: ["thread"] },
    about: "Uma com a sua equipe e uma com o atendimento: até onde cada lado leu, e o que ainda espera resposta.",
    columns: {
      thread: "Com",
      lastAt: "Última mensagem",
      lastSeq: "Quantas mensagens",
      readByMember: "Você leu até",
      readByTeam: "A equipe leu até",
      holder: "De quem se espera a resposta",
      waitingSince: "Esperando resposta desde",
      promisedFor: "Mensagens com resposta prometida",
    },
    withheld: { accountId: "É a sua conta." },
  },
  conversationMessages: {
    title: "Mensagens das conversas",
    erased: "deleted",
    rows: { order: ["thread", "seq"] },
    sealed: ofMember(sealedMessages, ({ by, text, card }) => ({
      ...(by && { by: signature(by) }),
      text: card?.text ?? text,
    })),
    about: "Tudo o que você, a equipe e o serviço escreveram. No nosso banco os textos ficam cifrados.",
    columns: {
      thread: "Com",
      seq: "Ordem",
      sentAt: "Quando",
      author: "De",
      by: "Por quem",
      text: "Mensagem",
      askedAt: "Responde a uma pergunta de",
      dueAt: "Prometida até",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem e o texto acima, cifrados.",
      hlc: "Qual dos seus aparelhos escreveu.",
      rev: "Ordem interna das mudanças.",
    },
  },
  conversationDrafts: {
    title: "Respostas ainda não enviadas",
    erased: "deleted",
    rows: { order: ["saved_at desc"] },
    sealed: ofMember(sealedReplyDrafts, (text) => ({ text })),
    about: "O que alguém da equipe começou a escrever para você e não enviou. No nosso banco fica cifrado.",
    columns: { thread: "Na conversa com", savedAt: "Quando", text: "Rascunho" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe.",
      sealed: "O rascunho acima, cifrado.",
    },
  },
} satisfies Record<string, PersonalTable>;
