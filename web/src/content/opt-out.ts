import { brand } from "@app/contract/brand";

// Apart from the account's copy: the page of the link in a reminder loads none of that.

export const optOutCopy = {
  meta: "Parar de receber lembretes",
  title: "Parar de receber lembretes por email?",
  text: `Não mandamos mais avisos de compra pela metade nem novidades do ${brand.name} por email.`,
  stays: "Recibos, códigos que você pede e avisos de segurança continuam chegando.",
  send: "Parar de receber",
  sending: "Anotando…",
  keep: "Deixar como está",
  doneTitle: "Pronto, paramos por aqui.",
  done: "Você não recebe mais lembretes por email. Mudou de ideia? A escolha fica na sua conta, em Autorizações.",
  choices: "Ver minhas escolhas",
  invalidTitle: "Este link não vale.",
  invalid: "Ele chegou incompleto. Abra de novo a mensagem e toque no link inteiro, ou mude a escolha na sua conta.",
} as const;
