/** What an act is called in the audit log, as a continuation of the person's name. */
const texts: Readonly<Record<string, string>> = {
  "break-glass.open": "abriu uma ficha em emergência",
  "health-answers.read": "leu respostas da anamnese",
  "safety-levels.read": "leu níveis e limites",
  "plan.read": "leu a ficha",
  "diary.read": "leu o diário",
  "reports.read": "leu a linha do tempo",
  "promise.read": "leu prazos",
  "promise.pause": "pausou um prazo",
  "diet.edit": "escreveu na ficha, nutrição",
  "diet.sign": "decidiu sobre a alimentação, com assinatura",
  "training.edit": "escreveu na ficha, treino",
  "training.sign": "decidiu sobre o treino, com assinatura",
  "other-half.acknowledge": "comentou com a outra metade da equipe",
  "review.answer": "respondeu uma revisão",
  "chat.read": "leu uma conversa",
  "chat.write": "escreveu em uma conversa",
  "audit.read": "leu a auditoria",
  "staff.read": "viu a lista da equipe",
  "staff.change": "mudou uma conta da equipe",
  "staff.dismiss": "desligou uma pessoa da equipe",
  "staff.dismissed-by-operator": "foi desligada pelo terminal",
  "queue.claim": "assumiu um item da fila",
  "queue.take-over": "assumiu um item que era de outra pessoa",
};

export const actText = (action: string): string => texts[action] ?? action;
