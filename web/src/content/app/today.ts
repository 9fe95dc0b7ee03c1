import { nutritionist, trainer } from "../team.ts";

// Texts of Hoje around the day of the plan.

export const verifyEmailCopy = {
  text: "Confirme seu email para não perder o acesso. Leva um toque.",
  action: "Enviar link",
  sending: "Enviando...",
  sent: (email: string) => `Enviamos o link para ${email}. Abra a mensagem e toque nele.`,
} as const;

/** What is folded to one line each under the day of the plan. */
export const foldCopy = {
  access: "O seu acesso",
  daysLeft: (days: number) => (days === 1 ? "Falta 1 dia" : `Faltam ${days} dias`),
  reading: "Uma pessoa lê o que você contou",
  readBy: (due: string) => `Até ${due}`,
  team: "Seu plano definitivo",
  signedBy: (name: string, due: string) => `${name} assina até ${due}`,
  promises: "O que acontece agora",
  kept: (kept: number, all: number) => `${kept} de ${all} ${kept === 1 ? "passo feito" : "passos feitos"}`,
} as const;

const toName = (name: string): string => (name ? `, ${name}` : "");

/** Said once, on the day itself. */
export const firstTimeCopy = {
  log: {
    title: (name: string) => `Primeira refeição anotada${toName(name)}.`,
    text: "Uma já mostra mais que nenhuma. O resto vem sem pressa.",
  },
  week: {
    title: (name: string) => `Uma semana de plano${toName(name)}.`,
    text: "Do jeito que deu já vale. A próxima começa igual, sem conta a acertar.",
  },
  signed: {
    title: (name: string) => `Seu plano está assinado${toName(name)}.`,
    text: `${nutritionist.firstName} e ${trainer.firstName} leram o que você contou, e puseram o nome embaixo.`,
  },
} as const;
