import type { RuleSet } from "../../rules/rule-set.ts";
import { PAIN_QUESTION } from "../topics/pain-level.ts";

const content = {
  plan: {
    none: "Você ainda não tem um plano aqui. Ele nasce das respostas da anamnese.",
    paused: "O seu plano está em pausa enquanto uma pessoa da equipe olha com calma. Até lá não dou metas nem números.",
    /** Numbers hidden and no plan: a diary without a target, nothing sold. */
    withoutTarget:
      "Aqui você usa o diário sem meta e sem números, por cuidado com a sua relação com a comida. Para ter alguém ao seu lado nisso, procure um médico ou uma médica, a UBS (o posto de saúde do bairro) ou o CAPS da sua cidade.",
    waterByDoctor:
      "No seu caso a meta de água não sai daqui: quem define é o seu médico ou a sua médica, por causa da sua saúde ou do que você usa. Leve essa pergunta na próxima consulta.",
    allLogged: "As refeições de hoje já estão no diário.",
    onPage: "As refeições de hoje estão na página do plano.",
    mealMissing: "O seu plano de hoje não tem essa refeição. O dia ficou assim:",
    unknownTarget: "Essa meta não está na sua tabela.",
  },
  hidden: {
    plate: "Aqui seguimos pelo prato, sem números.",
    plateOfAll:
      "Aqui seguimos pelo prato, sem números: metade de verduras e legumes, um quarto de {base}, um quarto de {proteina}.",
    nutritionist: "Quem pode mudar isso com você é a nutricionista.",
    show: "Os números ficam escondidos por cuidado, e eu não mudo isso, nem por um dia. Quem decide com você é a nutricionista.",
    measures: "Medidas do corpo eu deixo com a nutricionista, que olha tudo junto e com calma.",
    down: "Sem números: a sua linha vem descendo devagar.",
    up: "Sem números: a sua linha subiu um pouco, e isso sozinho não diz se vai bem ou mal.",
    steady: "Sem números: a sua linha está estável.",
    unknown: "Ainda não há registros bastantes para desenhar a sua linha.",
  },
  numbers: {
    hide: "Dá para usar tudo sem números: o plano fala em palma, punho e concha, e a evolução fala em palavras. A escolha fica nas respostas da anamnese, em “números”.",
    shown: "Os seus números já aparecem no plano, no diário e na evolução.",
  },
  log: {
    ask: "Me conte um pouco mais: o que era, e quanto mais ou menos? Vale em medida de casa: colher, concha, fatia, prato.",
    water: "A água você registra com um toque no diário.",
    unread: "Se faltou alguma coisa, acrescente antes de confirmar.",
    confirm: "Confere antes de eu levar ao diário?",
    nothingThatDay: "Não encontrei registros desse dia. Quer me contar o que comeu?",
    whichMeal: "Qual refeição eu repito?",
    repeat: "Repito assim no diário?",
    excluded: "{alimentos}: isso está entre o que você não come. Se foi assim mesmo, confirme; se não, ajuste antes.",
  },
  food: {
    unknown: "Não encontrei esse alimento na tabela, e não invento. Você pode criar o seu com os dados do rótulo.",
    noFigure: "Esse valor não está na minha tabela; ninguém mediu, e não invento.",
    notPlanned: "Esse não está no seu plano de hoje. Toque em qualquer linha dele e veja o que pode entrar no lugar.",
    whichSwap: "Qual alimento do seu plano você quer trocar?",
    noSwap: "Para esse alimento o plano não tem troca pronta; a nutricionista pode indicar outra.",
  },
  /** A clear no, by the kind of its reason. */
  limits: {
    coeliac: "Não: {alimento} fica de fora. Com doença celíaca, nada de {alergeno}, nem um pouco.",
    allergy: "Não: {alimento} fica de fora, por causa da sua alergia ou intolerância a {alergeno}.",
    traces: "Não: {alimento} fica de fora. Para você, nada que possa ter traços de {alergeno}.",
    "typed-allergy": "Não: {alimento} fica de fora, por causa da sua alergia a {alergeno}.",
    note: "Não: {alimento} fica de fora do seu plano, pelo que você contou da sua saúde.",
    eating: "Não: {alimento} fica de fora do seu prato. Você contou que come {jeito}.",
    dislike: "{alimento} fica de fora do seu plano, porque você contou que não gosta.",
    unread:
      "Você contou uma alergia que uma pessoa da equipe ainda vai ler. Até lá não digo sim a nenhum alimento: siga com o que você já come bem.",
    instead: "O que cabe no lugar está no plano, nas trocas de cada refeição.",
    loaded: "Não: esse movimento fica de fora por enquanto. Ele pede {regiao}, e você contou que dói.",
    insteadOfExercise: "O que dá para fazer está no seu treino, já escolhido para poupar o que dói.",
    askFirst: "Antes de se servir, pergunte o que vai em cada prato e conte o que você não pode comer.",
  },
  progress: {
    frustrated: "Entendo a frustração.",
    swings: "Em poucas semanas o peso balança muito por água, sal e sono; a linha e a cintura contam melhor.",
    offer: "Quer que a nutricionista olhe isso com você?",
    unknown: "Ainda não há pesagens bastantes para desenhar a linha.",
    noWeighIn: "Não há pesagem perto desse dia.",
    bmi: "Não tenho esse índice aqui, e ele diz pouco sozinho. A nutricionista olha o conjunto: medidas, força, sono e exames.",
  },
  training: {
    rest: "Hoje não há treino marcado.",
    shortCounts: "A versão curta conta como treino feito.",
    stillLonger: "Se o tempo não der, faça só o começo; também conta.",
    noShort: "Faça os primeiros exercícios da lista, na ordem, e pare quando o tempo acabar; conta do mesmo jeito.",
    whichExercise: "Qual exercício do seu treino?",
    noSwap: "Para esse exercício não achei troca que caiba no que você tem; o treinador pode indicar.",
    away: "Não perde, não. Uma semana diferente não apaga o que você construiu. Dá para treinar com o peso do corpo, uma mochila ou uma toalha: diga o exercício e eu mostro a troca.",
    stop: "Se doer, pare e avise.",
    pain: "Pare esse exercício por hoje; dor não é sinal de treino bom.",
    painSwap: "Se o resto estiver bem, no lugar dele o plano permite {trocas}, e só enquanto não doer.",
    painAsk: `${PAIN_QUESTION} Com sete ou mais, pare o treino todo e me avise.`,
    painOffer: "O treinador precisa saber: toque no botão e eu levo o que você escreveu.",
  },
  service: {
    unchanged: "Não há mudança registrada no seu plano.",
    late: "Atrasamos, e pedimos desculpas.",
    lateOffer: "Se quiser, aviso a equipe agora.",
    noPromise: "Não há prazo correndo para o seu plano agora.",
    kept: "O seu plano já saiu.",
    noGuarantee: "A garantia vale para o Plano Completo e aparece na página dela.",
    person: "Claro. Toque no botão e a equipe recebe o que você escreveu.",
    noPerson: "Na sua conta quem responde sobre plano e treino sou eu; o atendimento cuida de conta e pagamento.",
  },
  mood: {
    badDay:
      "Tudo bem, dias assim existem. Toque em “hoje deu ruim” e o resto do dia se ajusta; amanhã segue normal, sem castigo.",
    badDayPast:
      "Acontece, e uma noite não apaga o que você vem fazendo. Na próxima refeição, volte ao seu prato de sempre, com calma.",
    praise: "Que bom ler isso. Esse esforço é seu. Descanse bem e siga no seu ritmo.",
    laugh: "Rir no meio do caminho ajuda muito. Que bom que você contou.",
    thanks: "Por nada. Estou por aqui quando precisar.",
    insult: "Sinto que não ajudei. Me diga em poucas palavras o que faltou, ou fale com uma pessoa da equipe.",
  },
  everyday: {
    until: "Uma pessoa da equipe responde até {hora}.",
    none: "Aqui você usa o diário sem meta e sem números.",
    noTraining:
      "O treino montado por um treinador faz parte do Plano Completo; no Gratuito, o que você faz por conta própria entra no diário.",
    trainingWaits: "O seu treino espera uma pessoa da equipe olhar; até lá não indico exercício.",
  },
  givingUp: {
    welcome:
      "Que bom que você escreveu antes de parar. Querer largar tudo acontece com quase todo mundo, e nada do que você fez se apaga.",
    moreThanDiet: "Se o cansaço é maior que a dieta, me conte: há gente pronta para conversar com você agora.",
    choose: "Você escolhe, sem pressa:",
    lightWeek: "uma semana leve, com treinos de {minutos} minutos e só as refeições principais;",
    lightWeekOfFood: "uma semana leve, só com as refeições principais e sem anotar;",
    person: "uma conversa com a nutricionista, que responde até {hora};",
    support: "uma conversa com o atendimento;",
    withdraw: "ou voltar atrás: você tem direito a tudo de volta até {dia}, sem dar motivo.",
    withdrawLabel: "Ver como voltar atrás",
    guarantee: "ou voltar atrás: a garantia pode ser pedida até {dia}, e o medidor mostra o que já foi cumprido.",
    ends: "ou parar: o acesso vai até o fim do que foi pago e não renova sozinho.",
    free: "ou parar quando quiser: no Gratuito não há nada a pagar nem a cancelar, e o diário continua seu.",
  },
  commands: {
    link: "Não abro links nem páginas de fora. Se quiser, conte com as suas palavras o que leu, e eu comparo com o seu plano.",
    otherAccount: "Só vejo o que é seu; de outra conta não abro nada.",
    instructions:
      "Sobre como eu funciono por dentro não tenho o que mostrar. O que sei fazer é responder sobre o seu plano.",
  },
  unknown: {
    ask: "Essa eu ainda não sei responder. Veja se é uma das perguntas abaixo.",
    offer: "Se não for, mande para uma pessoa da equipe, que responde até {hora}.",
    support: "Se não for, o atendimento responde.",
    suggestions: ["O que como agora?", "Qual é o treino de hoje?", "Quando sai meu plano?"],
  },
} as const;

/** What the basic mode says besides facts. Words in braces are filled; no digit stands in it, for numbers may be hidden. */
export const basicTextRules: RuleSet<typeof content> = {
  id: "basic-texts",
  version: "4",
  title: "Frases do assistente no modo básico",
  author: "Prumo",
  sources: [
    "Written for this service; what they say of food and training is reviewed by the responsible professionals",
  ],
  content,
};

export const basicTexts = basicTextRules.content;
