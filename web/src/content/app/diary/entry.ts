import type { DiaryNutrient } from "@app/contract/diary";
import type { MealSlot } from "@app/contract/plan-document";
import { mealNames } from "./diary.ts";

// Texts of `/app/diario/:day/registrar`, `/app/diario/:day/buscar` and `/app/diario/meus`. No exclamation mark; a
// no-break space before a unit.

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const entryCopy = {
  pageTitle: "Registrar refeição",
  description: "O que você comeu, em uma frase.",
  back: "Diário",
  /** "Almoço, 12h52". */
  title: (meal: MealSlot, time: string | null) => [mealNames[meal], time].filter(Boolean).join(", "),
  place: {
    change: "Mudar refeição ou hora",
    done: "Pronto",
    meal: "Refeição",
    time: "Hora",
    timeHint: "Pode ficar em branco.",
  },
  field: "O que você comeu",
  /** An example of the meal that is written. */
  placeholder: {
    cafe: "1 pão com queijo, café com leite",
    "lanche-manha": "1 banana e 1 iogurte",
    almoco: "2 conchas de feijão, arroz, 1 bife",
    "lanche-tarde": "1 fatia de bolo e um suco",
    jantar: "Sopa, 1 prato, e 1 fatia de pão",
    ceia: "1 copo de leite e 3 bolachas",
  } satisfies Record<MealSlot, string>,
  offers: {
    title: "Com um toque",
    planned: "Como está no plano",
    last: "Como da última vez",
    foods: (names: readonly string[]) => names.map((name, at) => (at === 0 ? name : lowerFirst(name))).join(", "),
  },
  hint: "Escreva como fala. Cada pedaço que a gente entende vira uma peça.",
  hintFound: "Cada pedaço que a gente entende vira uma peça. Toque para corrigir.",
  chip: (text: string, isKnown: boolean) => (isKnown ? `Corrigir ${text}` : `${text}: a gente não conhece`),
  /** Read out when the sentence changes. */
  understood(foods: number, unknown: number): string {
    const known = counted(foods, "alimento entendido", "alimentos entendidos");
    return unknown > 0 ? `${known}, ${unknown} a procurar` : known;
  },
  list: "O que a gente entendeu",
  unknown: "Essa a gente não conhece, e não vai chutar.",
  find: "Achar",
  findThis: (text: string) => `Achar ${text}`,
  assumed: "Chutamos a quantidade",
  plate: "Veio com o prato",
  removed: "Fora da conta",
  nothing: "nada",
  noFigure: "sem dado",
  less: (name: string) => `Menos ${lowerFirst(name)}`,
  more: (name: string) => `Mais ${lowerFirst(name)}`,
  /** Read before the measure: "Mudar feijão carioca: 2 conchas". */
  change: (name: string) => `Mudar ${lowerFirst(name)}:`,
  add: "Somar outro alimento",
  total: "Total",
  /** Read instead of the drawing. */
  totalLabel: (kcal: string, low: string, high: string) => `${kcal} quilocalorias, entre ${low} e ${high}`,
  range: (low: string, high: string) => `Entre ${low} e ${high}\u00a0kcal`,
  without: (names: string) => `sem contar ${names}`,
  water: (millilitres: number, numbers: "shown" | "hidden") =>
    numbers === "shown"
      ? `A água, ${millilitres.toLocaleString("pt-BR")}\u00a0ml, vai para os copos do dia.`
      : "A água vai para os copos do dia.",
  leftOut: (words: readonly string[]) => `Fica de fora: ${words.join(", ")}.`,
  save: (meal: MealSlot) => `Registrar ${lowerFirst(mealNames[meal])}`,
  saveFailed: "Este aparelho não conseguiu guardar. Tente de novo.",
  saved: (meal: MealSlot, count: number) => `${mealNames[meal]}: ${counted(count, "alimento", "alimentos")} no diário`,
  undo: "Desfazer",
} as const;

export const foodSearchCopy = {
  title: "Buscar alimento",
  titleOf: (text: string) => `O que era “${text}”?`,
  description: "Um alimento, na tabela ou seu.",
  field: "Buscar alimento",
  placeholder: "nome do alimento",
  clear: "Limpar",
  known: "Você já registrou",
  table: "Na tabela",
  recent: "Registrados há pouco",
  none: (query: string) => `Nada parecido com “${query}”.`,
  empty: "Escreva o nome: a busca começa na primeira letra.",
  found: (count: number) => counted(count, "alimento encontrado", "alimentos encontrados"),
  add: (name: string) => `Somar ${lowerFirst(name)}`,
  choose: (name: string) => `Escolher quanto de ${lowerFirst(name)}`,
  create: (name: string) => (name ? `Não achei: criar “${name}”` : "Criar um alimento meu"),
  sources:
    "Alimentos: TACO, 4ª edição, e tabelas que a completam. Medidas: POF 2008–2009, IBGE. A busca funciona sem internet.",
} as const;

export const amountCopy = {
  measures: "Medida",
  grams: "gramas",
  gramsField: "Quantos gramas",
  gramsError: "De 1 a 3.000\u00a0g",
  count: "Quantidade",
  use: "Usar esta quantidade",
  remove: "Tirar da conta",
  other: "Não era este alimento",
  meant: "Ou era",
  portion: "porção",
  own: {
    open: (unit: string) => `Ensinar a minha medida de ${unit}`,
    text: (unit: string, food: string, grams: string) =>
      `Na tabela, 1 ${unit} de ${lowerFirst(food)} tem ${grams}\u00a0g. Se a sua é diferente, pese uma vez e a gente guarda.`,
    field: (unit: string) => `1 ${unit} minha tem`,
    save: "Guardar a minha medida",
    saved: "Guardada. Daqui em diante vale a sua.",
    error: "De 1 a 3.000\u00a0g",
  },
} as const;

export const ownCopy = {
  title: "Meus alimentos e refeições",
  description: "O que você cadastrou no diário.",
  back: "Diário",
  meals: "Refeições",
  foods: "Alimentos",
  measures: "Medidas",
  noMeals: "Depois de escrever uma refeição, toque em “Guardar como refeição minha”. Ela volta aqui com um toque.",
  noFoods: "Quando a busca não achar, dá para criar o alimento ali mesmo.",
  noMeasures: "Ao escolher a quantidade, dá para ensinar a sua concha ou a sua colher.",
  log: (name: string) => `Registrar ${name}`,
  logShort: "Registrar",
  remove: (name: string) => `Apagar ${name}`,
  removed: (name: string) => `${name}: apagado.`,
  failed: "Este aparelho não conseguiu guardar. Tente de novo.",
  undo: "Desfazer",
  /** "1 concha de feijão carioca". */
  measure: (unit: string, food: string | null) => (food ? `${unit} de ${lowerFirst(food)}` : unit),
  noFigure: "sem dado",
  per100: (kcal: string) => `${kcal}\u00a0kcal em 100\u00a0g`,
  all: "Ver e apagar os seus",
  mine: "Suas refeições",
  one: (name: string) => `Registrar ${name} com um toque`,
} as const;

export const ownMealCopy = {
  open: "Guardar como refeição minha",
  title: "Guardar esta refeição",
  text: "Da próxima vez ela entra no diário com um toque.",
  name: "Nome",
  placeholder: "PF do trabalho",
  missing: "Dê um nome à refeição",
  save: "Guardar",
  saved: (name: string) => `${name}: guardada.`,
} as const;

export const ownFoodCopy = {
  title: "Criar um alimento meu",
  text: "O que não souber fica “sem dado”: a soma do dia avisa, e não inventa.",
  textHidden: "Só o nome já basta.",
  name: "Nome",
  missing: "Dê um nome ao alimento",
  basis: "Os números do rótulo são de",
  per100: "100\u00a0g",
  perPortion: "uma porção",
  measure: "Uma porção é",
  portion: "Ela tem",
  portionError: "De 1 a 3.000\u00a0g",
  nutrients: {
    kcal: "Energia",
    protein: "Proteína",
    carb: "Carboidrato",
    fat: "Gordura",
    fibre: "Fibra",
  } satisfies Record<DiaryNutrient, string>,
  optional: "sem dado",
  tooMuch: "Confira: em 100\u00a0g isso não cabe",
  save: "Criar e somar",
} as const;
