/**
 * Why a plan is as it is, in sentences. `{name}` is a value of the reason; a key of a list below is said in its words.
 * `hidden` is what is said without figures, nothing when it is left out; a sentence alone is said with and without them.
 */
export const reasonTexts = {
  "targets.resting": {
    shown: "Em repouso, o seu corpo gasta perto de {ree} kcal por dia, pela fórmula de Mifflin–St Jeor.",
  },
  "targets.activity": {
    shown: "A rotina e o exercício que você contou multiplicam esse gasto por {af}: perto de {tdee} kcal por dia.",
    hidden: "As porções levam em conta a rotina e o exercício que você contou.",
  },
  "targets.goal.emagrecer": {
    shown: "Para emagrecer, a meta é {kcal} kcal por dia: perto de {difference} kcal menos do que você gasta.",
    hidden: "As porções seguem o seu dia e o seu objetivo.",
  },
  "targets.goal.recompor": {
    shown:
      "Para trocar gordura por músculo, a meta é {kcal} kcal por dia: perto de {difference} kcal menos do que você gasta.",
    hidden: "As porções seguem o seu dia e o seu objetivo.",
  },
  "targets.goal.ganhar": {
    shown: "Para ganhar massa, a meta é {kcal} kcal por dia: perto de {difference} kcal mais do que você gasta.",
    hidden: "As porções seguem o seu dia e o seu objetivo.",
  },
  "targets.keep": {
    shown: "A meta mantém a energia do seu dia: {kcal} kcal.",
    hidden: "As porções mantêm a energia do seu dia.",
  },
  "targets.ceiling": {
    shown: "O dia vai até {kcal} kcal: nos dias de pouca fome, comer menos está certo, sem pular refeição.",
    hidden: "As porções são o máximo do dia: com pouca fome, comer menos está certo, sem pular refeição.",
  },
  "targets.floor": {
    shown: "A gente nunca planeja abaixo do seu piso, que é {floor} kcal por dia.",
    hidden: "A gente nunca planeja abaixo de um mínimo seguro para o seu corpo.",
  },
  "targets.no-margin": {
    shown:
      "Com o seu peso e a sua altura, cortar renderia quase nada: o plano mantém a energia do dia, e uma nutricionista decide com você.",
    hidden: "Cortar renderia quase nada: o plano mantém a energia do dia, e uma nutricionista decide com você.",
  },
  "targets.level-b": "Até uma pessoa ler as suas respostas, o plano mantém a energia do dia, sem corte.",
  "targets.small-cut":
    "Até uma pessoa ler as suas respostas, o corte de energia é pequeno: no máximo um décimo do que você gasta.",
  "targets.milk": {
    shown: "Amamentar gasta energia: a meta soma isso ao que você gasta e chega a {kcal} kcal por dia, sem corte.",
    hidden: "Amamentar gasta energia: as porções somam isso ao seu dia, sem corte.",
  },
  "targets.protein": {
    shown: "A proteína é {protein} g por dia: {gramsPerKg} g para cada quilo de peso de referência.",
    hidden: "Cada refeição tem proteína, para proteger os músculos.",
  },
  "targets.water": {
    shown: "A água é perto de {waterMl} ml por dia. A urina clara é o melhor sinal.",
    hidden: "Sobre água, a urina clara é o melhor sinal.",
  },
  "targets.water-withheld": "Sobre água, converse com seu médico.",
  "diet.hard-hour": "{slot} ficou mais forte, porque {hour} é a hora mais difícil do seu dia.",
  "diet.budget": "Entraram pratos mais baratos, porque o orçamento está apertado.",
  "diet.region": "Entraram pratos que se comem {region}.",
  "diet.place": "O almoço é {place}, como você contou.",
  "diet.place-weekdays": "De segunda a sexta o almoço é {place}, como você contou.",
  "diet.minutes":
    "Com o básico já cozido na geladeira, nenhum prato do dia a dia pede mais de {minutes} minutos de cozinha.",
  "diet.dislikes": "Ficou de fora o que você contou que não come.",
  "diet.unmatched-dislike":
    "A gente não achou “{word}” no catálogo. Se aparecer no prato, troque e conte para a nutricionista.",
  "diet.allergies": "O que você contou que faz mal ficou de fora do plano inteiro, também das trocas.",
  "diet.traces": "Ficou de fora até o que pode ter traços, porque uma reação já foi grave.",
  "diet.coeliac":
    "Por causa da doença celíaca, nada aqui leva glúten, e ficou de fora até o que costuma ter traços dele.",
  "diet.unread-allergy":
    "A gente não conhece bem “{word}”: por segurança, nenhum alimento aparece pelo nome até uma pessoa ler.",
  "diet.b12": "Quem não come nada de origem animal precisa cuidar da vitamina B12: converse com a nutricionista.",
  "diet.note": "{note}",
  "diet.waking":
    "Você acorda às {waking}: tome o remédio da tireoide logo ao levantar, só com água. A primeira refeição fica para as {meal}.",
  "diet.row": "{row}",
  "diet.level-b": "Até uma pessoa ler as suas respostas, são grupos e porções.",
  "diet.menus-off": "Por enquanto são grupos e porções. O cardápio com alimentos vem assinado pela nutricionista.",
  "diet.failed-check":
    "O cardápio que montamos não passou na nossa conferência, e não mostramos o que não passa. Por enquanto são grupos e porções, e uma pessoa da equipe monta o seu.",
  "diet.no-portions":
    "Com o que você pode comer, nenhuma porção nossa cumpre tudo o que a sua saúde pede. Por enquanto são só os grupos, e a nutricionista escolhe os alimentos.",
  "diet.no-menu": {
    shown:
      "Com o que você pode comer, a conta não fechou um cardápio bom: são grupos e porções, e a nutricionista monta o resto.",
    hidden:
      "Com o que você pode comer, não saiu um cardápio bom: são grupos e porções, e a nutricionista monta o resto.",
  },
} as const;

/** Keys that a value may hold, in words. */
export const reasonWords = {
  /** Why a row of the safety table gives groups and portions. */
  row: {
    R03_AMAMENTA_OU_BEBE:
      "Com bebê pequeno, o plano não corta nada: são grupos e porções até a nutricionista conversar com você.",
    R05_IMC_BAIXO_E_EMAGRECER:
      "O seu peso já está na parte de baixo do que é saudável: são grupos e porções que mantêm a energia do dia.",
    R08_PESO_DESEJADO_BAIXO:
      "O peso que você quer fica abaixo do saudável: são grupos e porções que mantêm a energia do dia.",
    R09_SCOFF_2: "Para comer com calma, são porções pela mão e pelo prato, sem contas, até a nutricionista ligar.",
    R14_DIABETES_2:
      "Com diabetes, o que mais conta é repartir o carboidrato: são grupos e porções até a nutricionista montar o cardápio.",
    R18_SINAIS_OU_CORACAO:
      "Pelo que você contou do coração ou dos sinais de alerta, são grupos e porções até uma pessoa ler.",
    R20_BARIATRICA_18_MESES:
      "Depois da bariátrica cabe menos no prato: são porções pequenas, em grupos, até a nutricionista ajustar com você.",
    R21_GLP1:
      "Com o remédio que você usa, a fome muda: são porções pequenas, em grupos, sem meta de corte, até a nutricionista ajustar com você.",
    R22_REMEDIO_COM_INTERACAO:
      "Um dos seus remédios pede cuidado com água ou comida: são grupos e porções até uma pessoa ler.",
    R24_REACAO_GRAVE_OU_TEXTO:
      "A sua alergia pede olhos de gente: são grupos e porções, sem cardápio pronto, até a nutricionista ler.",
    R25_CELIACA:
      "Com doença celíaca, cada alimento precisa ser conferido: são grupos e porções até a nutricionista montar o cardápio.",
    R28_75_ANOS_OU_QUEDAS:
      "Pela idade ou pelas quedas que você contou, são grupos e porções que mantêm a energia do dia, até uma pessoa ler.",
    R30_SEM_MARGEM: "Cortar renderia quase nada no seu caso: são grupos e porções que mantêm a energia do dia.",
    R31_TEXTO_NAO_RECONHECIDO:
      "Você escreveu uma doença ou um remédio que a gente ainda não conhece: são grupos e porções até uma pessoa ler.",
  },
  slot: {
    cafe: "O café da manhã",
    "lanche-manha": "O lanche da manhã",
    almoco: "O almoço",
    "lanche-tarde": "O lanche da tarde",
    jantar: "O jantar",
    ceia: "A ceia",
  },
  hour: { manha: "a manhã", "meio-da-tarde": "o meio da tarde", noite: "a noite", "fim-de-semana": "o fim de semana" },
  region: {
    norte: "no Norte",
    nordeste: "no Nordeste",
    "centro-oeste": "no Centro-Oeste",
    sudeste: "no Sudeste",
    sul: "no Sul",
  },
  place: {
    casa: "em casa",
    marmita: "de marmita",
    quilo: "no restaurante por quilo",
    "prato-feito": "um prato feito",
    refeitorio: "no refeitório",
  },
} as const;
