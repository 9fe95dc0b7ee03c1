import type { Suggestion } from "@app/engine/progress/weight/suggestion";

const WAITS = "O intervalo ainda inclui o que o plano espera. A sugestão nunca se aplica sozinha.";

/** What the engine suggests of a fortnight, with its reason. A person decides. */
export const suggestionTexts: Record<Suggestion, { title: string; reason: string }> = {
  "sem-peso-usar-cintura-roupas-forca-energia": {
    title: "Deixar o peso de lado.",
    reason: "Os números ficam escondidos. Use cintura, roupas, força e disposição.",
  },
  "manter-dados-insuficientes": {
    title: "Manter.",
    reason: "Ainda há poucos pesos, ou poucos dias, para dizer para onde vai.",
  },
  "mais-100-a-200-e-checar-fome-sono-scoff": {
    title: "Subir de 100 a 200\u00a0kcal, e perguntar de fome e sono.",
    reason: "Perde mais rápido do que é seguro, seguindo o plano.",
  },
  "mais-100-a-200-e-ligar": {
    title: "Subir de 100 a 200\u00a0kcal, e ligar.",
    reason: "Perde mais rápido do que é seguro, sem seguir o plano.",
  },
  "rever-porcoes-liquidos-fim-de-semana-e-ligar": {
    title: "Rever porções, bebidas e fim de semana, e ligar.",
    reason: "O peso sobe enquanto o diário segue o plano.",
  },
  ligar: { title: "Ligar.", reason: "O peso sobe, e o plano não está sendo seguido." },
  manter: { title: "Manter.", reason: "Vai como o plano espera." },
  "manter-e-simplificar-uma-refeicao": {
    title: "Manter, e simplificar uma refeição.",
    reason: "Vai como o plano espera, com menos de 70\u00a0% dele seguido.",
  },
  "manter-e-dizer-por-que": { title: "Manter, e dizer por quê.", reason: WAITS },
  "manter-habito-menor": { title: "Manter, com um hábito menor.", reason: WAITS },
  "manter-e-checar-fome": { title: "Manter, e perguntar da fome.", reason: "Perde mais do que o plano espera." },
  "menos-100-ou-mais-1500-passos": {
    title: "Baixar 100\u00a0kcal ou somar 1.500 passos.",
    reason: "Perde menos do que o plano espera, seguindo o plano.",
  },
  "mais-1500-passos": {
    title: "Somar 1.500 passos.",
    reason: "Perde menos do que o plano espera, e a energia já está no piso.",
  },
  "sem-corte-tirar-o-obstaculo": {
    title: "Sem corte: tirar o obstáculo.",
    reason: "Perde menos do que o plano espera, sem seguir o plano.",
  },
};
