import { option, type Question } from "./question.ts";

export const consentQuestions: readonly Question[] = [
  {
    id: "c1",
    block: null,
    essential: true,
    text: "Podemos usar os seus dados de saúde para montar e acompanhar o seu plano?",
    hint: "Sem autorizar, você fica com o contador de refeições, sem dados do corpo.",
    spec: {
      kind: "consent",
      consent: "health-data",
      options: [option("autorizo", "Autorizo"), option("agora-nao", "Agora não")],
    },
  },
  {
    id: "c2",
    block: null,
    essential: true,
    text: "O atendimento é à distância. Podemos seguir assim?",
    hint: "Se preferir, uma pessoa da equipe conversa com você antes.",
    spec: {
      kind: "consent",
      consent: "remote-care",
      options: [option("concordo", "Li e concordo"), option("conversar-antes", "Quero conversar antes")],
    },
  },
];
