import { brand } from "@app/contract/brand";
import { WHOLE_REFUND } from "@app/contract/refunds";
import { nutritionist, trainer } from "../../team.ts";

// Texts of `/app/anamnese/resultado`. No exclamation mark, no verdict, and no promise without its clock.

const registrationOf = ({ name, council, number }: typeof nutritionist): string => `${name}, ${council} ${number}`;

const { days, lastDay } = WHOLE_REFUND;
const howMuch = `Até o primeiro plano ou nos primeiros ${days} dias ele volta inteiro, no máximo até o dia ${lastDay}; depois, volta o valor dos dias que faltam.`;

export const outcomeCopy = {
  title: "O que veio das suas respostas",
  answers: "Ver ou mudar minhas respostas",
  today: "Ir para Hoje",
} as const;

export const decisionCopy = {
  by: `Decisão automática, com regras aprovadas por ${registrationOf(nutritionist)}, e ${registrationOf(trainer)}.`,
  diet: `Decisão automática, com regras aprovadas por ${registrationOf(nutritionist)}. Não substitui consulta.`,
  /** Where no figure is shown at all. */
  plain: "Decisão automática, com regras aprovadas por uma nutricionista.",
  review: "Pedir revisão por uma pessoa",
  why: "Por que recebi isto?",
  noReasons: "Nenhuma resposta sua pediu um cuidado à parte. Valeram as regras comuns a todo mundo.",
  message: "Olá! Quero que uma pessoa reveja uma decisão automática da minha conta.",
} as const;

export const clockCopy = {
  now: "agora",
  signedBy: "assinado até",
  readBy: "lido até",
  late: "era para",
  lateTitle: (due: string) => `Era para ${due}. O atraso é nosso.`,
  credit: "Se passar da hora, cada dia de espera vira um dia a mais de acesso.",
  abroad: "Horário de Brasília.",
} as const;

export const callCopy = {
  /** With a reason it is a wish of hers, without one an offer. */
  about: (what: string) => `${nutritionist.firstName} quer te ouvir sobre ${what}.`,
  title: `${nutritionist.firstName} conversa com você, se quiser.`,
  text: "São vinte minutos, por vídeo ou por telefone, na hora que você escolher.",
  action: "Escolher um horário",
} as const;

export const planCopy = {
  tag: "Provisório, vale a partir de agora",
  title: "Suas metas do dia estão prontas.",
  hiddenTitle: "Suas respostas já têm um começo.",
  lead: `O cardápio e o treino chegam a seguir, aqui mesmo. ${nutritionist.firstName} e ${trainer.firstName} leem o que você contou e assinam o plano definitivo.`,
  ready: `A semana no prato e o treino já estão no Plano. ${nutritionist.firstName} e ${trainer.firstName} leem o que você contou e assinam o plano definitivo.`,
  open: "Ver o plano da semana",
  next: "O que vem depois",
  provisional: "provisório",
} as const;

export const limitedCopy = {
  tag: "Provisório",
  title: "Um começo mais simples, com cuidado.",
  reads: (due: string) => `${nutritionist.firstName} lê as suas respostas até ${due}.`,
  text: `A máquina não chuta: até ${nutritionist.firstName} ler, o começo é mais simples. Dá para seguir hoje mesmo.`,
  leftOut: "O que ficou de fora, e por quê",
  energy: (kcal: string) =>
    `Sem corte: a energia do dia fica em manutenção, perto de ${kcal} kcal. Você não precisa contar.`,
  smallCut: (kcal: string) =>
    `O corte é pequeno: a energia do dia fica perto de ${kcal} kcal. Você não precisa contar.`,
} as const;

export const leftOutCopy = {
  cut: {
    name: "Meta de calorias com corte",
    text: "Por enquanto a energia do dia se mantém. Cortar sem conhecer seria chute.",
  },
  bigCut: { name: "Corte grande de calorias", text: "O corte fica pequeno, para a glicose não oscilar." },
  menu: { name: "Cardápio feito por computador", text: "Grupos e porções dão espaço para o que você pode comer." },
  load: {
    name: "Treino com carga",
    text: `${trainer.firstName} libera depois da leitura de ${nutritionist.firstName}.`,
  },
  region: { name: "Exercícios na região que dói", text: "Ela descansa até uma pessoa olhar." },
  water: { name: "Meta de água", text: "Converse com seu médico: a quantidade certa para você é com ele." },
  numbers: {
    name: "Peso e calorias na tela",
    text: `As contas somem daqui. ${nutritionist.firstName} combina com você quando e se voltam.`,
  },
} as const;

export const plateCopy = {
  title: "O prato, sem contar nada",
  label: "Prato dividido: metade verduras e legumes, um quarto de grãos e raízes, um quarto de proteína",
  lines: [
    { name: "Metade verde:", text: "verduras e legumes, crus ou cozidos." },
    { name: "Um quarto de grãos e raízes,", text: "os que você come bem." },
    { name: "Um quarto de proteína,", text: "a que você come bem." },
  ],
  without: "O que não faz bem para você fica de fora, sempre.",
} as const;

export const personFirstCopy = {
  title: "Uma pessoa vai ler antes.",
  lead: `Antes de montar qualquer coisa, ${nutritionist.firstName}, nutricionista de verdade, vai ler as suas respostas e falar com você. É assim com muita gente, e é o jeito certo de começar.`,
  trainingOnly: `A alimentação já pode começar. O treino espera: antes dele, uma pessoa de verdade lê as suas respostas e fala com você.`,
  because: (because: string) =>
    `${because}, ${nutritionist.firstName} confere suas respostas antes de assinar o plano.`,
  answersBy: "Ela responde até",
  meanwhile: "Enquanto isso, já são suas",
  reading: (minutes: string) => `Leitura de ${minutes}`,
  preNatal: "Na conversa, ela vai pedir o contato de quem faz o seu pré-natal.",
  clearance: "Na conversa, ela vai pedir uma liberação do seu médico para o treino.",
} as const;

export const supportCopy = {
  now: "Quer falar com alguém agora?",
  inBrazil: "O CVV atende de graça, 24 horas, no",
  abroad: (name: string) => `${name} atende no`,
} as const;

export const notServedCopy = {
  title: `Ainda não é a hora do ${brand.name}.`,
  lead: "O programa é só para quem já fez dezoito anos. Não é nada com você: o corpo ainda está crescendo, e metas de computador não servem para isso.",
  erased: "As respostas que você deu já foram apagadas.",
  refundTitle: "Seu dinheiro volta",
  // Without a figure, as the whole screen, but for the money itself.
  refundText:
    "Sem explicar nada. Até existir um plano ele volta inteiro; mais tarde, volta o valor dos dias que faltam.",
  helpTitle: "Onde há gente para isso",
  help: [
    { name: "Um adulto de confiança", text: "Em casa, na escola ou na família: contar para alguém já ajuda." },
    {
      name: "A UBS do seu bairro",
      text: "A unidade básica de saúde atende adolescentes de graça, com enfermagem, médico e nutricionista.",
    },
  ],
  helpAbroad: [
    { name: "Um adulto de confiança", text: "Em casa, na escola ou na família: contar para alguém já ajuda." },
    { name: "O serviço de saúde perto de você", text: "Peça uma conversa com quem atende adolescentes." },
  ],
} as const;

export const refundCopy = {
  action: "Pedir a devolução agora",
  busy: "Pedindo…",
  unread: "Não deu para buscar quanto volta para você. Confira a internet e tente de novo.",
  again: "Tentar de novo",
  nothing: "Não há mais valor a devolver desta compra. Se algo parecer errado, fale com o suporte.",
  asked: "Devolução pedida.",
  reference: "Protocolo",
  follow: "Acompanhar a devolução",
  inReview: "Uma pessoa vai responder.",
  answerBy: (until: string) => `A resposta chega por email até ${until}. Até lá nada muda no seu plano.`,
  declined: {
    title: "Prefere não seguir?",
    text: `Você pode pedir o dinheiro de volta, e o plano termina. ${howMuch}`,
  },
  goodwill: {
    title: "Prefere parar por agora?",
    text: "Você pode pedir o dinheiro de volta, e a porta fica aberta para depois. Enquanto dura a garantia ele volta inteiro; depois, volta o valor dos dias que faltam.",
  },
} as const;

export const crisisCopy = {
  title: "Você não está só.",
  call: (number: string, name: string) => `Ligar para ${number} (${name})`,
  chat: "Abrir o chat do CVV",
  leave: "Voltar para Hoje",
  person: "Falar com uma pessoa da equipe",
} as const;

export const noConsentCopy = {
  title: "Tudo bem. Sem dados do corpo.",
  lead: "Você não autorizou guardar dados de saúde, e a gente não guarda. Sem eles não dá para fazer conta nem plano para o seu corpo.",
  staysTitle: "O que continua seu",
  stays: [
    "A conta e tudo o que não fala do corpo",
    "O diário, quando abrir: um contador sem peso e sem medidas",
    "A escolha de autorizar em qualquer outro dia",
  ],
  paid: "Quem comprou o Plano Completo também pode desistir ou pedir a garantia.",
  rights: "Ver meus direitos",
  action: "Ler e autorizar agora",
} as const;

export const declinedCopy = {
  title: "Vamos conversar antes.",
  lead: "Você quis falar com uma pessoa antes de aceitar o atendimento à distância. Nada foi montado, e nada será até lá.",
  by: "Alguém da equipe fala com você até",
  book: "Escolher um horário",
  bookText: "Ou escolha você a hora: são vinte minutos, por vídeo ou por telefone.",
  agree: "Ler o termo de novo e aceitar",
} as const;

export const incompleteCopy = {
  title: "Faltam algumas respostas.",
  lead: "O que você já contou está guardado. Faltam as que a gente precisa para começar com segurança.",
  action: "Continuar de onde parei",
} as const;

export const reviewCopy = "Você mudou respostas. O que pede mais cuidado já vale; o resto, uma pessoa confere antes.";
