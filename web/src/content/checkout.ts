import { brand } from "@app/contract/brand";
import { type Cycle, cycles, DEFINITIVE_PLAN_DAYS, GUARANTEE_DAYS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { ruleName } from "./guarantee-version.ts";

// Copy of the first step. The copy of the lazy-loaded steps is in checkout-steps.ts.

const { nutritionist, trainer } = brand.professionals;
const firstName = (name: string) => name.split(" ")[0];
export const team = `${firstName(nutritionist.name)} e ${firstName(trainer.name)}`;

export const checkoutMeta = {
  title: `Pagamento | ${brand.name}`,
  description: `Pagamento do Plano Completo do ${brand.name}.`,
} as const;

export const steps = ["Contato", "Conta", "Pagamento", "Pronto"] as const;

export const identifyCopy = {
  title: "Por onde a gente fala com você?",
  lead: `Se você já tem conta no ${brand.name}, a gente reconhece e pula uma etapa.`,
  required: "Telefone ou email é obrigatório",
  invalid: "Formato inválido. Use email ou telefone.",
  checking: "Verificando seu email…",
  failed: "Não deu para verificar agora. Confira sua conexão e toque em Continuar.",
  member: {
    title: (fullName: string) => `Tudo certo, ${firstName(fullName)}. Como você quer pagar?`,
    lead: "A compra entra na conta em que você já está.",
    pix: "Pagar com PIX",
    card: "Pagar com cartão",
    other: "Não é você? Use outro email ou telefone",
  },
  team: `${team} recebem sua anamnese assim que o pagamento entra. O plano definitivo chega em até ${DEFINITIVE_PLAN_DAYS} dias.`,
} as const;

export const summaryCopy = {
  label: "Resumo do pedido",
  plan: "Plano Completo",
  benefits: [
    "Acesso completo ao app",
    "Nutricionista humana",
    "Treino humano",
    "Revisão quinzenal",
    "Suporte prioritário",
  ],
  secure: "Pagamento 100% seguro",
  secureText: `Processado por ${brand.paymentProcessor}.`,
  guarantee: `${GUARANTEE_DAYS} dias de garantia, 100% de reembolso`,
  guaranteeText: `Seguiu o programa e não teve resultado? Devolvemos. E nos primeiros ${WITHDRAWAL_DAYS} dias, desista sem motivo.`,
  /** The version that the buyer sees is the one that the purchase keeps. */
  guaranteeRule: `Regra da garantia: ${ruleName}`,
  renewal: "Nada renova sozinho",
  renewalText: (days: number) =>
    brand.capacity === "live"
      ? `Vale ${days} dias a partir do começo da equipe.`
      : `Vale ${days} dias a partir do pagamento.`,
  /** Of a phone, where the summary is closed. */
  assurances: `Pagamento seguro, ${WITHDRAWAL_DAYS} dias para desistir e ${GUARANTEE_DAYS} de garantia.`,
  offer: "Preço da página de onde você veio, mantido.",
} as const;

export const cycleCopy: Record<Cycle, { adjective: string; line: string }> = {
  monthly: { adjective: "mensal", line: `Ciclo mensal, ${cycles.monthly.days} dias` },
  semestral: { adjective: "semestral", line: `Ciclo semestral, ${cycles.semestral.days} dias` },
  annual: { adjective: "anual", line: `Ciclo anual, ${cycles.annual.days} dias` },
};

export const stepLoadingCopy = {
  title: "Só um instante",
  lead: "Estamos abrindo a próxima etapa…",
  failedTitle: "Esta etapa não abriu",
  failed: "A conexão falhou no caminho. O que você já preencheu continua aqui.",
  again: "Tentar de novo",
} as const;
