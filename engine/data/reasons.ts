/**
 * Why a plan is as it is, in sentences. `{name}` is a value of the reason; a key of a list below is said in its words.
 * `hidden` is what is said without figures, nothing when it is left out; a sentence alone is said with and without them.
 */
export const reasonTexts = {
  "targets.resting": {
    shown: "Parado, o seu corpo gasta perto de {ree} kcal por dia, pela fórmula de Mifflin–St Jeor.",
  },
  "targets.activity": {
    shown: "A rotina e o exercício que você contou multiplicam esse gasto por {af}: perto de {tdee} kcal por dia.",
    hidden: "As porções contam com a rotina e o exercício que você contou.",
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
  "targets.floor": {
    shown: "A gente nunca planeja abaixo do seu piso, que é {floor} kcal por dia.",
    hidden: "A gente nunca planeja abaixo do que o seu corpo precisa.",
  },
  "targets.no-margin": {
    shown:
      "Com o seu peso e a sua altura, cortar renderia quase nada: o plano mantém a energia do dia, e uma nutricionista decide com você.",
    hidden: "Cortar renderia quase nada: o plano mantém a energia do dia, e uma nutricionista decide com você.",
  },
  "targets.level-b": "Pelas suas respostas, o plano mantém a energia do dia, sem corte, até uma pessoa ler.",
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
  "diet.minutes": "Nenhum prato do dia a dia pede mais de {minutes} minutos de cozinha.",
  "diet.dislikes": "Ficou de fora o que você contou que não come.",
  "diet.unmatched-dislike":
    "A gente não achou “{word}” no catálogo. Se aparecer no prato, troque e conte para a nutricionista.",
  "diet.allergies": "Ficou de fora tudo o que contém o que faz mal a você.",
  "diet.traces": "Ficou de fora até o que pode ter traços, porque uma reação já foi grave.",
  "diet.coeliac": "Nada aqui tem glúten nem pode ter encostado nele, por causa da doença celíaca.",
  "diet.unread-allergy":
    "A gente não conhece bem “{word}”: por segurança, nenhum alimento aparece pelo nome até uma pessoa ler.",
  "diet.b12": "Quem não come nada de origem animal precisa olhar a vitamina B12: converse com a nutricionista.",
  "diet.level-b": {
    shown:
      "Você contou algo que as nossas regras não conhecem bem: até uma pessoa ler, são grupos e porções, sem corte.",
    hidden: "Você contou algo que as nossas regras não conhecem bem: até uma pessoa ler, são grupos e porções.",
  },
  "diet.menus-off": "Por enquanto são grupos e porções. O cardápio com alimentos vem assinado pela nutricionista.",
  "diet.failed-check":
    "O cardápio que montamos não passou na nossa conferência, e não mostramos o que não passa. Por enquanto são grupos e porções, e uma pessoa da equipe monta o seu.",
  "diet.no-menu": {
    shown:
      "Com o que você pode comer, a conta não fechou um cardápio bom: são grupos e porções, e a nutricionista monta o resto.",
    hidden:
      "Com o que você pode comer, não saiu um cardápio bom: são grupos e porções, e a nutricionista monta o resto.",
  },
} as const;

/** Keys that a value may hold, in words. */
export const reasonWords = {
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
