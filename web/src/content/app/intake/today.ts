import { DEFINITIVE_PLAN_DAYS, GUARANTEE_DAYS } from "@app/contract/catalogue";
import { nutritionist, trainer } from "../../team.ts";

// Texts of `/app` before and after the questionnaire, and of the card about its outcome.

const team = `${nutritionist.firstName} e ${trainer.firstName}`;
const toName = (name: string): string => (name ? `, ${name}` : "");

export const startCopy = {
  paid: (time: string) => `Pagamento confirmado, ${time}`,
  title: (name: string) => `Está tudo certo${toName(name)}. Agora, sete minutos.`,
  lead: `É o que ${team} precisam saber para montar um plano que seja seu.`,
  steps: [
    {
      when: "7 min",
      name: "Você responde",
      text: "Uma pergunta por tela, com um toque. Dá para parar e voltar, até em outro aparelho.",
    },
    {
      when: "na hora",
      name: "Sai o começo",
      text: "As metas do dia, com a conta aberta. Se alguma resposta pedir cuidado, uma pessoa lê antes, e a tela diz até quando.",
    },
    {
      when: `${DEFINITIVE_PLAN_DAYS} dias`,
      name: "Chega o plano assinado",
      text: "Depois de uma conversa de 15 a 20 minutos. Se atrasar, cada dia vira um dia a mais de acesso.",
    },
  ],
  action: "Começar a responder",
  clock: `Os ${DEFINITIVE_PLAN_DAYS} dias contam a partir da sua última resposta.`,
  nearby: {
    title: "Ajuda ter por perto",
    lines: [
      "O nome dos remédios que você toma, se toma algum",
      "O seu peso de agora, se quiser dizer. Dá para esconder os números logo na pergunta",
      "Os horários da semana: quando come, quando dá para treinar",
    ],
  },
  readers: {
    title: "Quem lê o que você responde",
    nutritionist: { role: "nutricionista", text: "Lê tudo e assina a alimentação." },
    trainer: {
      role: "profissional de educação física",
      text: "Lê o que importa para o treino: limites, dores, horários. Não lê as perguntas sobre comida e ânimo.",
    },
    others: {
      name: "Mais ninguém, sem deixar nome",
      text: "Cada olhada fica anotada, com hora e motivo, em",
      link: "Quem viu meus dados",
      after: "Nada vai para anúncios.",
    },
  },
} as const;

export const waitCopy = {
  begun: (name: string) => `Suas respostas estão guardadas${toName(name)}.`,
  notBegun: (name: string) => `O seu lugar está guardado${toName(name)}.`,
  minutesLeft: (minutes: number) => (minutes <= 1 ? "Falta cerca de um minuto." : `Faltam uns ${minutes} minutos.`),
  notBegunLead: `São uns sete minutos, e é o que ${team} precisam para montar um plano que seja seu.`,
  where: "Onde você parou",
  done: "feito",
  of: (answered: number, asked: number) => `${answered} de ${asked}`,
  minutes: (minutes: number) => (minutes < 1 ? "meio min" : `${Math.round(minutes)} min`),
  continue: "Continuar de onde parei",
  begin: "Começar a responder",
  stuck: {
    title: "Travou em alguma pergunta?",
    text: "Acontece. Nenhuma resposta reprova ninguém, e há outros jeitos de contar.",
    write: { name: "Escrever para a equipe", text: "Por WhatsApp, sem precisar dizer a resposta" },
    book: { name: "Marcar uma conversa", text: "Vinte minutos, na hora que você escolher" },
  },
  clocks: {
    title: "O que corre e o que espera",
    waits: {
      name: "Espera:",
      text: `o prazo de ${DEFINITIVE_PLAN_DAYS} dias do plano assinado. Ele só começa na sua última resposta.`,
    },
    runs: { name: "Corre:", text: (date: string) => `o seu acesso, desde ${date}. Parado ele não aumenta.` },
    guarantee: { name: "Conta:", text: `as respostas fazem parte da garantia de ${GUARANTEE_DAYS} dias.` },
  },
} as const;

export const outcomeCardCopy = {
  open: "Ver tudo",
  answers: "Mudar uma resposta",
  book: "Escolher um horário",
  plan: { title: "Suas metas do dia estão prontas.", text: "O cardápio e o treino chegam a seguir, aqui mesmo." },
  planHidden: { title: "O começo está pronto.", text: "O cardápio e o treino chegam a seguir, aqui mesmo." },
  /** Beside the plan, of which a person still reads a part. */
  partRead: {
    title: "Seu plano já vale.",
    text: "Uma pessoa ainda lê uma parte do que você contou. Se algo mudar, chega com o motivo.",
  },
  limited: {
    title: "Um começo mais simples, com cuidado.",
    text: `Dá para seguir hoje mesmo, até ${nutritionist.firstName} ler.`,
  },
  "person-first": {
    title: "Uma pessoa vai ler antes.",
    text: "É o jeito certo de começar. Enquanto isso, três leituras já são suas.",
  },
  personReads: (because: string) =>
    `${because}, ${nutritionist.firstName} confere as suas respostas antes de assinar o plano.`,
  readings: "Enquanto isso, três leituras já são suas.",
  "not-served": { title: "Ainda não é a hora.", text: "O programa é só para adultos, e o seu dinheiro volta inteiro." },
  "remote-care-declined": {
    title: "Vamos conversar antes.",
    text: "Nada foi montado. Escolha um horário ou espere a ligação.",
  },
  "no-consent": {
    title: "Sem dados do corpo, por enquanto.",
    text: "Quando quiser autorizar, as perguntas estão aqui.",
  },
  incomplete: {
    title: "Faltam algumas respostas.",
    text: "O que você já contou está guardado.",
    action: "Continuar de onde parei",
  },
  crisis: { title: "Você não está só.", text: "O plano está em pausa. Agora importa você." },
  free: { title: "A sua meta do dia", text: "É uma faixa, não uma prova." },
  freeHidden: { title: "Sem números, como você pediu.", text: "O prato conta por eles: metade dele é verde." },
  freeNoTarget: { title: "O diário é todo seu, sem meta.", text: "E há gente para o que uma conta não alcança." },
  kcal: (kcal: string) => `perto de ${kcal} kcal`,
  signedBy: "plano assinado até",
  personBy: "uma pessoa lê até",
  late: (due: string) => `Era para ${due}. O atraso é nosso, e cada dia vira um dia a mais de acesso.`,
} as const;
