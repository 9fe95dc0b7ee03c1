import { brand } from "@app/contract/brand";
import { healthAccessLabels } from "../../health-access/health-access-view.ts";

const clock = new Intl.DateTimeFormat("pt-BR", {
  timeZone: brand.serviceHours.timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});
const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

export const dayAndTime = (at: Date): string => clock.format(at);

/** Our stored values in the reader's language. Any other value is shown as it is stored. */
const labels: Record<string, string> = {
  ...healthAccessLabels,
  ads: "medir anúncios",
  "messages-email": "lembretes por email",
  "messages-whatsapp": "lembretes por WhatsApp",
  "health-data": "dados de saúde",
  "remote-care": "atendimento à distância",
  "assistant-provider": "assistente com IA de fora",
  team: "sua equipe",
  support: "atendimento",
  member: "você",
  system: "o serviço",
  nutri: "nutricionista",
  treinador: "treinador",
  suporte: "atendimento",
  care: "cuidado",
  weight: "peso",
  answer: "resposta da anamnese",
  workout: "treino",
  set: "série",
  stop: "exercício interrompido",
  pain: "dor",
  time: "falta de tempo",
  equipment: "faltou equipamento",
  tired: "cansaço",
  dislike: "não gostei",
  high: "alta",
  crisis: "conversa com uma pessoa, agora",
  "no-consent": "sem autorização para dados de saúde",
  "person-first": "uma pessoa lê primeiro",
  limited: "plano com limites",
  plan: "plano",
  completo: "completo",
  gratis: "gratuito",
  kg: "peso em kg",
  at: "medido em",
  form: "no cadastro",
  checkout: "no pagamento",
  account: "na sua conta",
  unsubscribe: "pelo link de uma mensagem",
  session: "conta aberta",
  "credit-card": "cartão de crédito",
  pix: "PIX",
  annual: "anual",
  monthly: "mensal",
  pending: "aguardando pagamento",
  processing: "em processamento",
  failed: "não concluído",
  paid: "pago",
  received: "pago",
  refunded: "devolvido",
  withdrawal: "desistência em 7 dias",
  guarantee: "garantia de 30 dias",
  "not-served": "não podemos atender",
  "remote-care-declined": "sem atendimento à distância",
  goodwill: "devolução sem condições",
  duplicate: "pagamento a mais",
  "amount-mismatch": "valor diferente do combinado",
  due: "a caminho",
  sent: "enviado",
  "dead-lettered": "não entregue",
  cancelled: "cancelado",
  revoked: "não enviado, porque você disse não",
  done: "concluído",
  rejected: "recusado",
  verify: "confirmar contato",
  reset: "trocar a senha",
  release: "liberar contato",
  phone: "telefone",
  "5-minutes": "ligar em até 5 minutos",
  "24-hours": "falar em até 24 horas",
  preparing: "em preparo",
  ready: "pronta",
  granted: "aceito",
  refused: "recusado",
  captured: "autorizada",
  returning: "voltando",
  returned: "devolvida",
  open: "em análise no banco",
  lost: "decidida a favor de quem contestou",
  won: "decidida a favor da compra",
  accepted: "aceita",
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

export function formatValue(column: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value instanceof Date) return dayAndTime(value);
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (typeof value === "number") return column.endsWith("Cents") ? money.format(value / 100) : String(value);
  if (isTexts(value)) return value.map((item) => labels[item] ?? item).join(", ");
  return typeof value === "string" ? (labels[value] ?? value) : JSON.stringify(value);
}
