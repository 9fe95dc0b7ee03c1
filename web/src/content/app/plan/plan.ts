import type { MealSlot } from "@app/contract/plan-document";
import { nutritionist } from "../../team.ts";

// Texts of `/app/plano`. No exclamation mark; a no-break space before a unit.

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const planPageCopy = {
  title: "Plano da semana",
  description: "A semana no prato: refeições, medidas de casa e trocas.",
  week: "Dias da semana",
  meals: (day: string) => `Refeições de ${day}`,
  eaten: "comido",
  print: "Imprimir o plano",
  refused: "Uma mudança sua não foi aceita, porque o plano já é outro. O que está na tela é o que vale.",
  discard: "Entendi",
} as const;

export const mealCopy = {
  plate: (foods: string) => `Prato com ${lowerFirst(foods)}`,
  energy: (kcal: string, protein: string) => `${kcal}\u00a0kcal, ${protein}\u00a0g de proteína`,
  total: (kcal: string, protein: string) => `${kcal}\u00a0kcal e ${protein}\u00a0g de proteína`,
  here: "neste prato.",
  how: "Como fazer:",
  or: (food: string, portion: string) => `ou ${lowerFirst(food)}, ${portion}`,
  note: (name: string) => `${name.split(" ")[0] ?? name} diz:`,
  hands: "Punho fechado, palma aberta, mão em concha. A régua é a sua mão, e ela vai com você.",
  asPlanned: "Comi assim",
  otherPlate: "Outro prato",
  swap: (food: string) => `Trocar ${lowerFirst(food)}`,
  insteadOf: (food: string) => `no lugar de ${lowerFirst(food)}`,
  otherDay: (weekday: string) => `O prato de ${weekday}, no lugar do que estava aqui.`,
  logged: (hour: string) => `Comeu assim, anotado às ${hour}.`,
  undo: "Desfazer",
  swapped: (food: string) => `Troca feita: ${lowerFirst(food)}.`,
  plateSwapped: "Prato trocado.",
  undone: "Desfeito.",
} as const;

/** "Sempre no almoço", "Outro prato no almoço". */
export const slotPlaces: Record<MealSlot, string> = {
  cafe: "no café da manhã",
  "lanche-manha": "no lanche da manhã",
  almoco: "no almoço",
  "lanche-tarde": "no lanche da tarde",
  jantar: "no jantar",
  ceia: "na ceia",
};

export const swapCopy = {
  title: (food: string) => `Trocar ${lowerFirst(food)} por…`,
  filter: "O que mostrar",
  filters: { all: "Tudo", cheaper: "Mais barato", "no-stove": "Sem fogão" },
  scope: "Vale quando",
  today: "Só hoje",
  onDay: (day: string) => `Só em ${day}`,
  always: (place: string) => `Sempre ${place}`,
  everyWeekday: (weekday: string) =>
    weekday === "sábado" || weekday === "domingo" ? `Todo ${weekday}` : `Toda ${weekday}`,
  planned: "o que está no plano",
  more: (kcal: string) => `+${kcal}\u00a0kcal`,
  less: (kcal: string) => `−${kcal}\u00a0kcal`,
  same: "mesma energia",
  prices: ["preço baixo", "preço médio", "preço alto"],
  near: "As trocas ficam a até 10\u00a0% da energia do item, ou a 15\u00a0kcal dela.",
  nearHidden: "Cada troca ocupa o mesmo lugar no prato.",
  action: (food: string) => `Trocar por ${lowerFirst(food)}`,
  plateTitle: (place: string) => `Outro prato ${place}`,
  plateText: "Pratos que já estão na sua semana, com energia parecida.",
  plateTextHidden: "Pratos que já estão na sua semana.",
  plateAction: "Trocar o prato",
} as const;

export const labelCopy = {
  provisional: "Provisório",
  signed: "Assinado",
  title: "Vale até o plano assinado.",
  made: { before: "Montado com regras que", after: (profession: string) => `, ${profession} responsável,` },
  approved: "aprovou.",
  signs: (due: string) => `O seu, assinado, chega até ${due}.`,
  signedTitle: "Lido e assinado por uma pessoa.",
  signedByTwo: "Lido e assinado por duas pessoas.",
  version: (version: number, date: string) => `Versão ${version}, de ${date}.`,
  changes: "O que mudou, e por quê",
  verify: "Conferir as assinaturas",
  review: (date: string) => `Próximo ajuste em ${date}.`,
  late: (due: string) => `Era para ${due}`,
  lateTitle: "Seu plano assinado atrasou. A culpa é nossa.",
  lateText: "Este continua valendo, e cada dia de espera vira um dia a mais de acesso.",
  numbers: "De onde vêm os números",
  portions: "De onde vêm as porções",
  bill: "Ver a conta inteira",
  sources: "Tabelas dos alimentos deste dia",
} as const;

export const dailyCopy = {
  title: "Por dia",
  energy: "Energia",
  protein: "Proteína",
  fibre: "Fibra",
  water: "Água",
  orMore: "g ou mais",
  glasses: "copos",
  range: (low: string, high: string) =>
    `É uma faixa, não uma prova. Entre ${low} e ${high}\u00a0kcal o dia está no prumo.`,
  plateTitle: "O prato de todo dia",
  plateLabel: "Prato dividido: metade verde, um quarto de grãos e raízes, um quarto de proteína",
  plateText: "Não precisa sair igual. Metade verde já é um bom almoço.",
  shopping: "Lista de compras",
  items: (count: number) => `${count === 1 ? "1 item" : `${count} itens`} para 7 dias`,
} as const;

export const limitedPlanCopy = {
  title: {
    "level-b": "Plano com cuidado",
    "menus-off": "Plano da semana",
    "no-menu": "Plano da semana",
    "no-portions": "Plano com cuidado",
    "failed-check": "Plano da semana",
    professional: "Plano da semana",
  },
  lead: {
    "level-b": `Até ${nutritionist.firstName} ler as suas respostas, o plano vem em grupos e porções. Dá para seguir hoje mesmo.`,
    "menus-off": `Por enquanto o plano vem em grupos e porções. O cardápio com trocas chega assinado por ${nutritionist.firstName}.`,
    "no-menu": `Com o que você contou, a máquina não achou um cardápio que fechasse a conta, e não chutou. Até ${nutritionist.firstName} montar o seu, o plano vem em grupos e porções.`,
    "no-portions": `Com o que você contou, nenhuma porção nossa cumpre tudo o que a sua saúde pede, e não chutamos. Até ${nutritionist.firstName} escolher os alimentos, o plano vem só em grupos.`,
    "failed-check": `O cardápio que montamos não passou na nossa conferência, e não mostramos o que não passa. Até ${nutritionist.firstName} montar o seu, o plano vem em grupos e porções.`,
    professional: "O plano que a sua nutricionista escreveu para você, refeição por refeição.",
  },
  energy: (kcal: string) => `A energia do dia fica perto de ${kcal}\u00a0kcal. Você não precisa contar.`,
  handsTitle: "As porções, na sua mão",
  hands: {
    fist: { name: "Um punho", text: "do grão, da massa ou da raiz que você come" },
    palm: { name: "Uma palma", text: "da sua proteína, a que você come" },
    cupped: { name: "Mão em concha", text: "duas de salada; uma de fruta picada" },
    thumb: { name: "Um polegar", text: "a ponta, da gordura que você usa" },
  },
  mealsTitle: "Grupos e porções, refeição por refeição",
  writtenTitle: "Refeição por refeição",
  caption: "Porções de cada refeição",
} as const;

export const noPlanCopy = {
  start: {
    title: "O plano começa com as suas respostas.",
    text: "São uns sete minutos, uma pergunta por tela. No fim a semana aparece aqui, na hora.",
    action: "Ir para as perguntas",
  },
  "person-first": {
    title: "Esta parte do plano vem de uma pessoa.",
    text: "Nenhuma máquina monta o seu cardápio. Quem lê, e até quando, está aqui embaixo.",
  },
  free: {
    title: "O plano da semana é do Plano Completo.",
    text: "No gratuito você tem a meta do dia, com a conta aberta. Refeições, trocas e lista de compras fazem parte do Plano Completo.",
  },
  ended: {
    title: "Seu acesso ao plano terminou.",
    text: "O que é seu continua guardado na conta. A meta do dia segue de graça.",
  },
  suspended: {
    title: "O plano está em pausa.",
    text: "Enquanto a cobrança está em análise, ele não aparece aqui. Na conta dá para ver em que pé está.",
    link: "Ver minha conta",
  },
  outcome: {
    title: "Seu plano ainda não está aqui.",
    text: "O que veio das suas respostas, e o que acontece agora, está aqui embaixo.",
  },
  unknown: {
    title: "Ainda não há um plano para mostrar.",
    text: "O que acontece agora, e até quando, está em Hoje.",
    link: "Ver em Hoje",
  },
} as const;

export const printCopy = {
  title: "Imprimir o plano",
  description: "Seu plano em papel A4.",
  back: "Plano",
  action: "Imprimir",
  what: "O que imprimir",
  day: "Este dia",
  week: "A semana",
  page: "Alimentação",
  training: "Treino",
  exercise: "Exercício",
  sets: "Séries e repetições",
  rest: (length: string) => `descanso ${length}`,
  unknownExercise: "Exercício novo, veja no aplicativo",
  painTitle: "Dor.",
  pain: "De 4 ou mais, de 0 a 10: troque o exercício. De 7 ou mais: pare e avise a equipe.",
  loads: "As cargas mudam de um treino para o outro: as de hoje estão no aplicativo.",
  of: (name: string) => `Plano de ${name}`,
  version: (version: number, kind: string, date: string) => `versão ${version}, ${kind}, ${date}`,
  kinds: { provisional: "provisório", definitive: "definitivo" },
  valid: (from: string, until: string) => `Vale desde ${from}. Próximo ajuste em ${until}.`,
  swap: (item: string, offers: string) => `${lowerFirst(item)} por ${offers}`,
  swaps: (list: string) => `Troca: ${list}.`,
  or: " ou ",
  protein: (grams: string) => `kcal, ${grams}\u00a0g prot.`,
  signatures: "Assinaturas",
  signaturesLead: "Quem leu, decidiu e responde por este plano.",
  halves: { diet: "alimentação", training: "treino" },
  signedOn: (date: string) => `Plano publicado em ${date}`,
  verify: (address: string) =>
    `Em ${address} este código diz quem assinou e quando, sem mostrar o conteúdo. Se uma vírgula mudar, mudam o código e os fios.`,
  codeLine: { before: "Código", after: (address: string) => `, confira em ${address}` },
  foot: "A lista completa de trocas está no aplicativo. O que vale é a versão mais nova que está lá.",
  yours: "Este papel é seu; o que vale é a versão mais nova no aplicativo.",
  care: "Atendimento remoto. Não substitui consulta médica nem emergência.",
  pageOf: (page: number, pages: number) => `página ${page} de ${pages}`,
} as const;
