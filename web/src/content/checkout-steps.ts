import { brand } from "@app/contract/brand";
import { DEFINITIVE_PLAN_DAYS, type PaymentStatus } from "@app/contract/catalogue";
import { team } from "./checkout.ts";

export const accountCopy = {
  title: "Crie sua conta",
  lead: "É com ela que você entra no app depois.",
  failed: "Erro ao criar conta. Verifique seus dados e tente novamente.",
  haveAccount: "Já tenho conta",
  emailHint: "Para o recibo da compra.",
  noDocument:
    "Para pagar com cartão é preciso ter CPF ou CNPJ. Sem um deles, fale com a gente no WhatsApp antes de continuar.",
} as const;

export const loginCopy = {
  title: "Que bom ver você de novo",
  forgot: "Esqueci minha senha",
  withPassword: "Entrar com a minha senha",
  noAccount: "Criar uma conta nova",
} as const;

export const resetPasswordCopy = {
  title: "Crie uma senha nova",
  lead: "Se existe uma conta com esse contato, o código chega em instantes. Seu pedido continua aqui do lado.",
  code: "Código recebido",
  password: "Senha nova",
  send: "Salvar e continuar",
  again: "Enviar outro código",
  sent: "Enviamos outro código.",
} as const;

export const plansCopy = {
  title: "Escolha o seu ciclo",
  lead: "O plano é o mesmo: muda só por quanto tempo ele vale.",
  choose: "Escolher Plano",
} as const;

export const methodCopy = {
  title: "Como você quer pagar?",
  card: "Cartão de crédito",
  pix: "PIX",
  holder: "Titular do cartão",
  missing: "Por favor, preencha todos os campos obrigatórios.",
  emailHint: "Para o recibo e o acesso.",
  emailMissing: "Informe um email para receber o recibo e o acesso",
  amex: "American Express não passa aqui. No PIX, o preço é o mesmo.",
  noDocument: "Não tem?",
  cepUnknown: "Não achamos este CEP. Se ele está certo, pode continuar.",
  pixPoints: [
    "O QR code e o código copia e cola valem por 1 hora.",
    "A confirmação pode levar até 1 minuto. Esta página avisa sozinha.",
    "Não pedimos CPF nem endereço para pagar com PIX.",
  ],
  processed: `Pagamento processado por ${brand.paymentProcessor}.`,
  cardKept: "Não guardamos o número do seu cartão.",
} as const;

/** When people start, while places are counted. The app opens with the payment in every case. */
export const startCopy = {
  nowTitle: `${team} começam com você agora`,
  now: (day: string) =>
    `Há vaga nesta semana, e ela é de quem confirma primeiro. Se sair antes do seu pagamento, o app abre na hora e a equipe começa em ${day}. Seus dias contam a partir daí.`,
  laterTitle: (day: string) => `A equipe começa em ${day}`,
  later:
    "As vagas desta semana acabaram. O app abre na hora, com diário, assistente e plano provisório. Seus dias contam a partir do começo da equipe: você não perde nenhum.",
  open: (day: string) =>
    `Se não houver vaga quando o pagamento entrar, o app abre na hora e a equipe começa em ${day}.`,
} as const;

export const failureCopy = {
  title: "O pagamento não passou",
  /** Shown only after a response: without one the outcome is unknown. */
  notCharged: "Nada foi cobrado. O que você digitou continua aqui.",
  unknown: "Se a cobrança tiver passado, apertar de novo não cobra outra vez.",
  otherCard: "Usar outro cartão",
  payByPix: "Pagar com PIX pelo mesmo preço",
  help: "Falar no WhatsApp",
  checkEmail: "Conferir o email",
  toPayment: "Ver o pagamento em andamento",
} as const;

export const reminderCopy = {
  label: "Se eu não terminar agora, me lembrem por email.",
  failed: "Não deu para anotar o lembrete. Tente marcar de novo.",
} as const;

export const extension = {
  title: "Você já tem um plano ativo",
  text: "O novo período começa quando o atual terminar: você não perde nenhum dia. Quer continuar?",
  confirm: "Sim, continuar",
  cancel: "Agora não",
} as const;

export const pixCopy = {
  title: "Falta só o PIX.",
  lead: "Aponte o app do seu banco para o código ou use o copia e cola.",
  waitingCode: "Gerando seu código PIX…",
  left: "de 30 minutos para pagar",
  expired: "Este código passou dos 30 minutos.",
  /** The code itself works for an hour. */
  taken: (hour: string) => `O banco aceita este código até ${hour}.`,
  stillTaken: (hour: string) => `Já abriu no banco? Este código ainda é aceito até ${hour}.`,
  renew: "Gerar novo código",
  paidAlready: "Se você já pagou este código, não gere outro: a confirmação aparece aqui, e o recibo vai por email.",
  otherWay: "Escolher outra forma de pagar",
  copy: "Copiar código PIX",
  copied: "Código PIX copiado para a área de transferência!",
  notCopied: "Não foi possível copiar o código PIX. Por favor, selecione o código e copie manualmente.",
  noCode: "Código PIX não disponível.",
  receiver: `No app do banco, quem recebe é ${brand.legalName}`,
  minute: "Depois de pagar, a confirmação pode levar até 1 minuto. Pode deixar esta página aberta: ela avisa sozinha.",
} as const;

const FAILED = "Houve um problema com o pagamento e ele não foi concluído. Nada foi cobrado por esta tentativa.";
const CHECKING = "Verificando status do pagamento...";

/** Copy of step 4 for each status; a status without an entry uses the default. */
const statusCopy: Partial<Record<PaymentStatus, string>> = {
  pending: "Aguardando confirmação do pagamento...",
  processing: "Processando pagamento...",
  failed: FAILED,
};
export const statusText = (status: PaymentStatus): string =>
  (Object.hasOwn(statusCopy, status) && statusCopy[status]) || CHECKING;
export const LOOKUP_FAILED = "Erro ao verificar pagamento. Tentando novamente...";

export const cardResult = {
  title: "Estamos confirmando com o seu banco.",
  lead: "Alguns bancos levam um pouco mais. Não precisa pagar de novo: esta página avisa assim que sair a resposta, e o recibo vai por email.",
  failedTitle: "O pagamento não foi concluído.",
  again: "Tentar de novo",
} as const;

export const confirmed = {
  title: "Pagamento confirmado!",
  lead: `${team} já sabem que você chegou.`,
  leadLater: (day: string) => `${team} começam com você em ${day}. O app você usa desde hoje.`,
  nextTitle: "O que acontece agora",
  next: (email: string | null, signedIn: boolean, startDay: string | null) => [
    {
      title: "Abra o recibo no seu email",
      text: `Ele vai ${email ? `para ${email}` : "para o seu email"}${
        signedIn
          ? ", com o valor, o protocolo e até quando o plano vale."
          : ". Se esse endereço ainda não foi confirmado, traz o link que libera o acesso."
      }`,
    },
    { title: "Responda à anamnese no app", text: "É o questionário sobre sua rotina, sua saúde e seu objetivo." },
    { title: "Receba o plano provisório", text: "Dieta e treino montados pela IA, na hora." },
    {
      title: `Em até ${DEFINITIVE_PLAN_DAYS} dias, o definitivo`,
      text: `Feito por ${team}${startDay ? `, contando de ${startDay}` : ""}. O app avisa.`,
    },
  ],
  answer: "Responder à anamnese",
  open: "Ir para o app",
} as const;

export const lookupAlerts = {
  notFound: "Usuário não encontrado. Por favor, tente novamente.",
  failed: "Erro ao buscar informações do usuário. Por favor, tente novamente.",
} as const;

export const resolveLinkCopy = { title: "Só um instante", lead: "Estamos abrindo o seu pedido…" } as const;

export const resumeCopy = {
  title: "Vamos recomeçar daqui",
  failed: "Não deu para abrir o pedido que você deixou. Escolher de novo leva um minuto.",
  confirm: "Continuar",
} as const;
