import { nutritionist, trainer } from "../team.ts";

/** Separate from the screens, because the carousel needs the names without the screens' code. */
export const screenNames = { chat: "Conversa", workout: "Treino" } as const;

/** Copy of the two app screens; `member` is the phone's owner. */
export const chatScreen = {
  description: `Tela do aplicativo: numa conversa, a IA, ${nutritionist.firstName} e ${trainer.firstName} ajustam o almoço e o treino do dia.`,
  time: "07:12",
  title: "Seu time",
  subtitle: `${nutritionist.firstName}, ${trainer.firstName} e IA`,
  day: "Hoje",
  before: [
    { from: "IA", text: "Bom dia, Bia! Você dormiu 6h40. O treino de hoje é leve. Tudo certo?" },
    { from: "member", text: "Tudo! Só que hoje almoço num quilo." },
    {
      from: nutritionist.firstName,
      text: "Sem drama: metade do prato de salada, feijão e uma carne. Me manda a foto?",
    },
  ],
  after: [
    { from: nutritionist.firstName, text: "Que prato bonito! Já registrei." },
    { from: trainer.firstName, text: "E passei sua perna para amanhã." },
    { from: "member", text: "Vocês pensam em tudo." },
  ],
  composer: "Escreva para seu time",
} as const;

export const workoutScreen = {
  description: "Tela do aplicativo: um treino em casa, com o agachamento em andamento e as séries já feitas marcadas.",
  time: "18:40",
  title: "Treino B, em casa",
  subtitle: `Quarta, 38 min, por ${trainer.firstName}`,
  exercises: [
    { name: "Aquecimento", detail: "5 min", state: "done" },
    { name: "Agachamento com mochila", detail: "3 séries de 12, descanso 60 s", state: "now" },
    { name: "Remada com toalha", detail: "3 séries de 10", state: "next" },
    { name: "Prancha", detail: "3 de 30 s", state: "next" },
    { name: "Caminhada leve", detail: "12 min", state: "next" },
  ],
  sets: [
    { set: 1, repeats: 12, done: true },
    { set: 2, repeats: 12, done: true },
    { set: 3, repeats: 12, done: false },
  ],
  action: "Concluir série",
} as const;
