/** What opens with the address `/app/conversa/assistente`; the other texts load with its screen (assistant.ts). */
export const assistantPageCopy = {
  title: "Assistente IA",
  description: "Respostas na hora, do seu plano e do seu diário.",
} as const;
