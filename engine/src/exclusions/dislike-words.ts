/**
 * What people mean by a word that stands in no food's name, or in too few of them. `names` are words of names, without
 * accents; `origin`, `allergen` and `groups` take every food that has them.
 */
export const dislikeWords = {
  carne: { origin: "carne" },
  "carne vermelha": { origin: "carne" },
  boi: { names: ["bife", "patinho", "alcatra", "contrafile", "acem", "musculo", "carne", "costela bovina", "baiao"] },
  porco: { names: ["lombo", "pernil", "bisteca", "bacon", "torresmo", "linguica", "presunto", "feijoada", "tropeiro"] },
  "carne de porco": {
    names: ["lombo", "pernil", "bisteca", "bacon", "torresmo", "linguica", "presunto", "feijoada", "tropeiro", "porco"],
  },
  frango: { names: ["frango", "galinha", "galinhada", "canja", "chester"] },
  galinha: { names: ["frango", "galinha", "galinhada", "canja"] },
  ave: { origin: "ave" },
  peixe: { allergen: "peixe" },
  "fruto do mar": { allergen: "crustaceos" },
  miudo: { names: ["figado", "bucho", "lingua", "coracao", "moela"] },
  embutido: { names: ["presunto", "mortadela", "salame", "salsicha", "linguica", "apresuntado"] },
  ovo: { names: ["ovo", "omelete", "crepioca"] },
  leite: { names: ["leite", "cafe com leite", "vitamina"] },
  laticinio: { allergen: "leite-proteina" },
  lactose: { allergen: "lactose" },
  gluten: { allergen: "gluten" },
  queijo: { names: ["queijo", "mucarela", "parmesao", "ricota", "requeijao", "cottage", "cream cheese"] },
  castanha: { allergen: "castanhas" },
  feijao: { names: ["feijao", "feijoada", "baiao", "tropeiro"] },
  leguminosa: { groups: ["leguminosas"] },
  soja: { names: ["soja", "tofu"] },
  verdura: {
    names: ["alface", "rucula", "agriao", "acelga", "almeirao", "chicoria", "couve", "espinafre", "catalonha"],
  },
  folha: { names: ["alface", "rucula", "agriao", "acelga", "almeirao", "chicoria", "couve", "espinafre", "catalonha"] },
  salada: { groups: ["vegetais-a"] },
  legume: { groups: ["vegetais-b"] },
  fruta: { groups: ["frutas-a", "frutas-b"] },
  macarrao: { names: ["macarrao", "lasanha", "nhoque", "yakisoba"] },
  massa: { names: ["macarrao", "lasanha", "nhoque", "yakisoba"] },
  sopa: { names: ["sopa", "canja", "caldo verde"] },
  cafe: { names: ["cafe"] },
  tapioca: { names: ["tapioca", "crepioca", "beiju"] },
} as const satisfies Readonly<Record<string, DislikeWord>>;

export type DislikeWord = {
  readonly names?: readonly string[];
  readonly origin?: string;
  readonly allergen?: string;
  readonly groups?: readonly string[];
};
