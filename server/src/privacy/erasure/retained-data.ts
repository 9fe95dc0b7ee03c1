import { brand } from "@app/contract/brand";
import type { RetainedItem } from "@app/contract/privacy";
import { RETENTION } from "@app/contract/retention";
import { retainPurchasesUntil } from "../../checkout/subscriptions/purchase.ts";

const CARE = "Lei 13.787/2018, art. 6º; LGPD, art. 16, I";

/** What the law requires of a member's care. Each table of it names one of these. */
export const RETAINED_RECORDS = {
  looks: {
    what: "Registro de quem viu os seus dados de saúde",
    fields: ["sob um pseudônimo: quem abriu, quando, que tipo de dado e por quê; nunca o dado em si"],
    why: `Faz parte do prontuário, que a lei manda guardar (${CARE}).`,
    period: "careRecords",
  },
  professionals: {
    what: "Anotações, decisões e assinaturas dos profissionais",
    fields: [
      "sob um pseudônimo: o que anotaram e decidiram, cifrado no nosso banco; quem assinou o seu plano e quando",
    ],
    why: `Fazem parte do prontuário, que a lei manda guardar (${CARE}).`,
    period: "careRecords",
  },
  plans: {
    what: "Versões do seu plano",
    fields: [
      "sob um pseudônimo: as assinadas, inteiras, cifradas no nosso banco; das outras, níveis e datas; por que uma foi retirada, cifrado",
    ],
    why: `Fazem parte do prontuário, que a lei manda guardar (${CARE}).`,
    period: "careRecords",
  },
  levels: {
    what: "Níveis de segurança que orientaram o seu plano",
    fields: [
      "sob um pseudônimo: níveis, versões e datas; os códigos das regras, cifrados no nosso banco; nenhuma resposta sua",
    ],
    why: `Fazem parte do prontuário, que a lei manda guardar (${CARE}).`,
    period: "careRecords",
  },
  acts: {
    what: "Registro do que a equipe fez na sua ficha",
    fields: ["sob um pseudônimo: quem, quando e que ação; o motivo escrito é apagado"],
    why: "Mostra quem mexeu no quê, se alguém perguntar ou contestar (LGPD, art. 7º, VI e art. 37).",
    period: "staffAudit",
  },
} as const satisfies Record<string, Omit<RetainedItem, "until"> & { period: "careRecords" | "staffAudit" }>;

export type RetainedRecords = keyof typeof RETAINED_RECORDS;

/** What the law, or another person's right, requires us to retain of a deleted account. */
export type RetainedData = {
  /** When the newest purchase was attempted; null when there was none. */
  newestPurchaseAt: Date | null;
  hasPaid: boolean;
  hasDocument: boolean;
  hasRefundUnderWay: boolean;
  /** When the guarantee was last granted. */
  guaranteeGrantedAt: Date | null;
  /** Bought on this account by typing an e-mail that it never verified: possibly another person's. */
  hasOthersPurchases: boolean;
  /** Of the account's care. */
  records: RetainedRecords[];
};

const ACCESS_LOG_MONTHS = 6;

const monthsAfter = (at: Date, months: number): Date => {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};

const yearsAfter = (at: Date, years: number): Date => monthsAfter(at, 12 * years);

export const REMOVED = [
  "Nome, email, telefone e senha",
  "Aparelhos conectados, com navegador e endereço IP",
  "Consentimentos e confirmações de contato",
  "Pesos e tudo o que você anotou no diário",
  "Respostas da anamnese, revisões da semana e o que a equipe respondeu",
  "Perguntas à IA e o que ela respondeu",
  "Comentários entre os profissionais",
  "O que a IA lembra de você, e quanto você a usou",
  "Planos provisórios, trocas, refeições e listas de compras",
  "Mensagens que mandamos, e as que ainda iam sair",
  "Pedidos de contato e anotações do atendimento",
  "Registros do programa e pedidos de garantia com as suas palavras",
  "O que liga visitas e anúncios a você; o que ainda ia à Meta não vai mais",
];

export function retainedItems(retainedData: RetainedData, now: Date): RetainedItem[] {
  const retained: RetainedItem[] = [];
  if (retainedData.newestPurchaseAt && retainedData.hasPaid) {
    const document = retainedData.hasDocument ? ["CPF ou CNPJ informado ao pagar com cartão"] : [];
    retained.push({
      what: "Registro das suas compras, sem nome, email nem telefone",
      fields: [
        "valor, data, forma de pagamento e parcelas",
        "bandeira e quatro últimos dígitos do cartão",
        "números da cobrança e das devoluções",
        "período do plano",
        ...document,
      ],
      why: "Obrigação fiscal e contábil (Código Tributário Nacional, art. 173; LGPD, art. 16, I).",
      until: retainPurchasesUntil(retainedData.newestPurchaseAt).toISOString(),
    });
    retained.push({
      what: `Dados da cobrança no processador de pagamentos (${brand.paymentProcessor})`,
      fields: ["o que você informou a ele para pagar"],
      why: "O processador responde por eles e os guarda pelas regras do Banco Central.",
      until: null,
    });
  } else if (retainedData.newestPurchaseAt) {
    retained.push({
      what: "Tentativas de compra não pagas, sem nome, email nem telefone",
      fields: ["valor, data e números da cobrança"],
      why: "Se um pagamento atrasado chegar, o dinheiro volta por aqui (LGPD, art. 7º, IX).",
      until: retainPurchasesUntil(retainedData.newestPurchaseAt).toISOString(),
    });
  }
  if (retainedData.hasRefundUnderWay)
    retained.push({
      what: "Devolução em andamento",
      fields: ["valor, protocolo e número da cobrança"],
      why: "O dinheiro chega a você do mesmo jeito; o protocolo que já recebeu continua valendo.",
      until: null,
    });
  if (retainedData.guaranteeGrantedAt)
    retained.push({
      what: "Marca de que a garantia já foi usada",
      fields: ["códigos embaralhados do email, telefone e CPF, que não voltam a ser nenhum deles"],
      why: "A garantia sai na hora uma vez por pessoa; sem a marca, apagar a conta zeraria isso (LGPD, art. 7º, IX).",
      until: retainPurchasesUntil(retainedData.guaranteeGrantedAt).toISOString(),
    });
  if (retainedData.hasOthersPurchases)
    retained.push({
      what: "Compras feitas com um email que esta conta não confirmou",
      fields: ["a compra e o email digitado nela"],
      why: "Podem ser de outra pessoa: ficam para quem confirmar esse email.",
      until: null,
    });
  for (const [name, { period, ...item }] of Object.entries(RETAINED_RECORDS))
    if (retainedData.records.some((held) => held === name))
      retained.push({ ...item, until: yearsAfter(now, RETENTION[period].years).toISOString() });
  retained.push({
    what: "Registros de acesso ao site",
    fields: ["endereço IP, data, hora e navegador, sem ligação com o seu nome"],
    why: "Marco Civil da Internet, art. 15: seis meses, em sigilo.",
    until: monthsAfter(now, ACCESS_LOG_MONTHS).toISOString(),
  });
  retained.push({
    what: "Este protocolo",
    fields: ["número e data da exclusão"],
    why: "Prova de que o seu pedido foi atendido (LGPD, art. 18).",
    until: null,
  });
  return retained;
}
