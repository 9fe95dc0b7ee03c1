import type { Answers } from "./everyday-answer.ts";

export const serviceAnswers: Answers = {
  "como-registrar": {
    say: [
      "Escreva a refeição em uma frase, como contaria a alguém: o que era e quanto, em colher, concha ou fatia; não precisa de balança.",
      "Para corrigir ou preencher outro dia, abra o dia no diário e toque na refeição.",
    ],
    facts: ["diario", "refeicao"],
    open: ["/app/diario"],
  },
  consulta: {
    say: ["A sua conversa marcada e os horários livres estão na agenda: lá você marca, muda ou desmarca."],
    facts: ["prazo", "garantia", "diario"],
    open: ["/app/agenda"],
    person: "plano",
    isAlways: true,
  },
  "lista-de-compras": {
    say: ["A lista da semana já está pronta, somada do seu plano e arredondada para o que o mercado vende."],
    facts: ["refeicao"],
    open: ["/app/plano/lista"],
  },
  "mudar-respostas": {
    say: ["Mude a resposta na anamnese: o plano passa a usar a nova, e a equipe recebe o aviso."],
    facts: ["prazo", "refeicao", "diario"],
    open: ["/app/anamnese/respostas"],
    isAlways: true,
  },
};
