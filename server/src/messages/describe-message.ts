import type { Channel } from "./channels.ts";
import type { TemplateName } from "./templates/catalogue.ts";

const CONTRACT = "Contrato ou pedido seu (LGPD, art. 7º, V)";
const SECURITY = "Segurança da sua conta (LGPD, art. 7º, IX)";
const CONSENT = "Seu consentimento (LGPD, art. 7º, I)";
const LIFE = "Proteção da vida e da sua saúde (LGPD, art. 11, II, e)";
const RIGHT = "Atendimento de um direito seu (LGPD, art. 18)";

type Description = {
  about: string;
  /** Besides the address it is sent to. */
  what: string[];
  why: string;
  basis: string;
};

const name = "primeiro nome";
const purchase = ["valor e forma de pagamento", "protocolo"];
const lead = ["nome e telefone", "página em que você pediu contato"];

/** Each message explained to the person it is about. A new template does not compile without its entry. */
const descriptions: Record<TemplateName, Description> = {
  welcome: { about: "Boas-vindas", what: [name], why: "Confirmar o cadastro.", basis: CONTRACT },
  "verify-contact": {
    about: "Código de confirmação",
    what: [name, "código e link que valem 30 minutos"],
    why: "Confirmar que o contato é seu.",
    basis: CONTRACT,
  },
  "reset-password": {
    about: "Troca de senha",
    what: [name, "código e link que valem 30 minutos"],
    why: "Alguém pediu para trocar a senha.",
    basis: SECURITY,
  },
  "password-changed": { about: "Aviso de senha trocada", what: [name], why: "Avisar da troca.", basis: SECURITY },
  "email-changed": {
    about: "Aviso de email trocado",
    what: [name, "novo email, encoberto"],
    why: "Avisar o endereço antigo.",
    basis: SECURITY,
  },
  "phone-changed": {
    about: "Aviso de telefone trocado",
    what: [name, "final do novo número"],
    why: "Avisar da troca.",
    basis: SECURITY,
  },
  "account-deleted": { about: "Conta excluída", what: [name, "protocolo"], why: "Confirmar a exclusão.", basis: RIGHT },
  "export-ready": {
    about: "Cópia dos dados pronta",
    what: ["até quando ela pode ser baixada"],
    why: "Avisar que a cópia que você pediu está pronta.",
    basis: RIGHT,
  },
  "new-lead": {
    about: "Pedido de contato, ao nosso time",
    what: lead,
    why: "O time ligar para você.",
    basis: CONTRACT,
  },
  "lead-overdue": {
    about: "Pedido de contato atrasado, ao nosso time",
    what: lead,
    why: "Cobrar o time da ligação prometida.",
    basis: CONTRACT,
  },
  "leads-digest": {
    about: "Quantos pedidos de contato esperam, ao nosso time",
    what: ["quantidades, sem dado pessoal"],
    why: "Avisar o time do volume.",
    basis: CONTRACT,
  },
  receipt: { about: "Recibo", what: [name, ...purchase], why: "Comprovar o pagamento.", basis: CONTRACT },
  "refund-started": {
    about: "Devolução pedida",
    what: [name, ...purchase],
    why: "Confirmar o pedido.",
    basis: CONTRACT,
  },
  "refund-done": {
    about: "Devolução feita",
    what: [name, ...purchase],
    why: "Avisar que o dinheiro voltou.",
    basis: CONTRACT,
  },
  "refund-stuck": {
    about: "Devolução parada, ao nosso time",
    what: purchase,
    why: "Resolver a devolução.",
    basis: CONTRACT,
  },
  "charge-disputed": {
    about: "Compra contestada, ao nosso time",
    what: purchase,
    why: "Tratar a contestação.",
    basis: CONTRACT,
  },
  "guarantee-refused": {
    about: "Resposta ao pedido de garantia",
    what: [name, "protocolo e condições que faltaram"],
    why: "Responder ao seu pedido.",
    basis: CONTRACT,
  },
  "plan-ready": {
    about: "Plano pronto",
    what: [name],
    why: "Avisar que o seu plano pode ser aberto.",
    basis: CONTRACT,
  },
  "plan-signed": {
    about: "Plano definitivo assinado",
    what: [name, "número da versão"],
    why: "Avisar que o plano que você comprou está assinado. O que há nele fica só na sua conta.",
    basis: CONTRACT,
  },
  "plan-changed": {
    about: "Versão nova do plano",
    what: [name, "número da versão"],
    why: "Avisar que a sua equipe assinou uma versão nova. O que mudou fica só na sua conta.",
    basis: CONTRACT,
  },
  "plan-withdrawn": {
    about: "Plano retirado",
    what: [name],
    why: "Avisar que o plano de antes não vale mais. O motivo fica só na sua conta.",
    basis: CONTRACT,
  },
  "team-answered": {
    about: "Resposta da equipe",
    what: [name],
    why: "Avisar que uma pessoa respondeu. O texto fica só na sua conta.",
    basis: CONTRACT,
  },
  "plan-returns": {
    about: "Plano que volta amanhã",
    what: [name],
    why: "Avisar, na véspera, que a pausa que você marcou termina.",
    basis: CONTRACT,
  },
  "review-open": {
    about: "Revisão da semana aberta",
    what: [name, "até que dia ela fica aberta"],
    why: "Ela faz parte do plano que você comprou. Vai uma vez por semana, e você pode recusar.",
    basis: CONTRACT,
  },
  "call-booked": {
    about: "Conversa marcada",
    what: [name, "dia, hora e se é por vídeo ou telefone"],
    why: "Confirmar a hora que você marcou.",
    basis: CONTRACT,
  },
  "call-tomorrow": {
    about: "Lembrete da conversa",
    what: [name, "dia, hora e se é por vídeo ou telefone"],
    why: "Lembrar da conversa na véspera.",
    basis: CONTRACT,
  },
  "call-moved": {
    about: "Nova hora da conversa",
    what: [name, "dia, hora e se é por vídeo ou telefone"],
    why: "Perguntar se a nova hora serve.",
    basis: CONTRACT,
  },
  "guarantee-in-review": {
    about: "Pedido de garantia recebido",
    what: [name, "protocolo e prazo da resposta"],
    why: "Avisar que uma pessoa responde, e até quando.",
    basis: CONTRACT,
  },
  "guarantee-review": {
    about: "Pedido de garantia para responder, ao nosso time",
    what: purchase,
    why: "Uma pessoa responder ao seu pedido.",
    basis: CONTRACT,
  },
  "guarantee-review-overdue": {
    about: "Pedido de garantia atrasado, ao nosso time",
    what: purchase,
    why: "Cobrar o time da resposta prometida.",
    basis: CONTRACT,
  },
  "on-call-alert": {
    about: "Aviso ao plantão, ao nosso time",
    what: ["protocolo e urgência, sem o seu nome e sem o que você escreveu"],
    why: "Uma pessoa falar com você o quanto antes.",
    basis: LIFE,
  },
  "on-call-digest": {
    about: "Avisos ao plantão, juntos, ao nosso time",
    what: ["protocolos e urgência, sem o seu nome e sem o que você escreveu"],
    why: "Uma pessoa falar com você o quanto antes.",
    basis: LIFE,
  },
  "person-first": {
    about: "Alguém espera por uma pessoa, ao nosso time",
    what: ["protocolo, urgência e prazo, sem o seu nome e sem as suas respostas"],
    why: "Uma pessoa olhar antes de qualquer plano.",
    basis: CONTRACT,
  },
  "pain-report": {
    about: "Um treino parou por dor, ao nosso time",
    what: ["protocolo e urgência, sem o seu nome e sem a região"],
    why: "O treinador olhar antes do próximo treino.",
    basis: CONTRACT,
  },
  "staff-access": {
    about: "Mudança no acesso de alguém da equipe, ao nosso time",
    what: ["nome da pessoa da equipe, nada de membros"],
    why: "Avisar a pessoa e quem administra.",
    basis: SECURITY,
  },
  "break-glass": {
    about: "Acesso de emergência à sua ficha, a quem administra o nosso time",
    what: ["protocolo, quem abriu e quando, sem o seu nome e sem o motivo"],
    why: "Alguém conferir um acesso de fora da sua equipe.",
    basis: LIFE,
  },
  "checkout-reminder": {
    about: "Lembrete de compra pela metade",
    what: ["ciclo escolhido e link para voltar ao pagamento"],
    why: "Você pediu para ser lembrado.",
    basis: CONSENT,
  },
  "questionnaire-waiting": {
    about: "Lembrete de um passo seu",
    what: [name, "se você já tinha começado"],
    why: "O plano que você comprou espera por ele. São dois lembretes no máximo.",
    basis: CONTRACT,
  },
  "subscription-extended": {
    about: "Aviso de mais um período de plano",
    what: [name, "valor e protocolo", "datas do período novo"],
    why: "Contar da compra feita com o seu email e de como desistir dela.",
    basis: CONTRACT,
  },
  "promise-credited": {
    about: "Aviso de dias a mais no plano",
    what: [name, "quantos dias você ganhou e qual prazo atrasou", "data em que o plano termina"],
    why: "Contar que um prazo nosso atrasou e que o seu plano dura mais.",
    basis: CONTRACT,
  },
  "subscription-ending": {
    about: "Aviso de fim do plano",
    what: [name, "data em que o plano termina"],
    why: "Nada renova sozinho: você decide se continua.",
    basis: CONTRACT,
  },
};

const receivers: Record<Channel, { receiver: string; address: string }> = {
  email: { receiver: "Serviço de email", address: "seu email" },
  whatsapp: { receiver: "WhatsApp (Meta)", address: "seu telefone" },
};

/** A stored message may be older than the current catalogue. */
export function describeMessage(template: string, channel: Channel): Description & { receiver: string } {
  const { receiver, address } = receivers[channel];
  const known = (descriptions as Record<string, Description | undefined>)[template];
  if (!known) return { about: "Mensagem", what: [address], why: "Falar com você.", basis: CONTRACT, receiver };
  const toTeam = known.about.endsWith("ao nosso time");
  return { ...known, what: toTeam ? known.what : [address, ...known.what], receiver };
}
