import type { Source } from "@app/contract/assistant";

// Where a fact is from, as a chip under the answer.

export const planSource = (version: number): Source => ({ label: `Seu plano, versão ${version}`, to: "/app/plano" });
export const trainingSource: Source = { label: "Seu treino", to: "/app/plano/treino" };
export const diarySource = (day: string): Source => ({ label: "Seu diário", to: `/app/diario/${day}` });
export const progressSource: Source = { label: "Sua evolução", to: "/app/evolucao" };
export const tableSource: Source = { label: "Tabela de alimentos", to: null };
export const changesSource = (version: number): Source => ({
  label: `Mudanças da versão ${version}`,
  to: `/app/plano/mudancas/${version}`,
});
export const promisesSource: Source = { label: "O que prometemos", to: "/app" };
export const guaranteeSource: Source = { label: "Sua garantia", to: "/app/garantia" };
export const policySource = (to: string): Source => ({ label: "Nossas regras", to });
