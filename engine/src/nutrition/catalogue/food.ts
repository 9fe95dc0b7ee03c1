/** The words of the food tables. What a member reads of them is `title`; `portionKcal` is the leader's energy. */
export const GROUPS = {
  cereais: { title: "Arroz, massas e raízes", portionKcal: 150 },
  paes: { title: "Pães e biscoitos", portionKcal: 150 },
  carnes: { title: "Carnes, peixes e ovos", portionKcal: 150 },
  laticinios: { title: "Leite, queijos e bebidas vegetais", portionKcal: 60 },
  "vegetais-a": { title: "Folhas e legumes leves", portionKcal: 5 },
  "vegetais-b": { title: "Legumes e raízes coloridas", portionKcal: 15 },
  leguminosas: { title: "Feijões", portionKcal: 60 },
  oleos: { title: "Óleos e gorduras", portionKcal: 40 },
  "frutas-a": { title: "Frutas", portionKcal: 60 },
  "frutas-b": { title: "Frutas mais doces", portionKcal: 65 },
  oleaginosas: { title: "Castanhas e sementes", portionKcal: 60 },
  // Outside the equivalents: no portions are prescribed of them.
  pratos: { title: "Pratos prontos", portionKcal: null },
  salgados: { title: "Salgados e lanches", portionKcal: null },
  doces: { title: "Doces", portionKcal: null },
  bebidas: { title: "Bebidas", portionKcal: null },
  alcoolicas: { title: "Bebidas alcoólicas", portionKcal: null },
  temperos: { title: "Temperos e molhos", portionKcal: null },
} as const;
export type FoodGroup = keyof typeof GROUPS;

export const AISLES = {
  hortifruti: "Hortifrúti",
  acougue: "Açougue",
  peixaria: "Peixaria",
  ovos: "Ovos",
  laticinios: "Laticínios",
  frios: "Frios",
  padaria: "Padaria",
  graos: "Grãos",
  massas: "Massas",
  farinhas: "Farinhas",
  enlatados: "Enlatados e conservas",
  oleos: "Óleos",
  temperos: "Temperos",
  naturais: "Castanhas e naturais",
  congelados: "Congelados",
  bebidas: "Bebidas",
  doces: "Doces e petiscos",
  fora: "Pronto ou feito em casa",
} as const;
export type Aisle = keyof typeof AISLES;

/** From plants to red meat: who eats one of them eats those before it. */
export const ORIGINS = ["vegetal", "ovolacto", "peixe", "ave", "carne"] as const;
export type Origin = (typeof ORIGINS)[number];

/** The options of question s12. */
export const ALLERGENS = [
  "leite-proteina",
  "lactose",
  "gluten",
  "ovo",
  "amendoim",
  "castanhas",
  "soja",
  "peixe",
  "crustaceos",
  "gergelim",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** `plano`: may stand in a menu. `diario`: logged, never planned. `ingrediente`: not eaten as it is. */
export const USES = ["plano", "diario", "ingrediente"] as const;
export type Use = (typeof USES)[number];

export const FORMS = ["solido", "liquido", "po"] as const;
export type Form = (typeof FORMS)[number];

export const NUTRIENTS = ["kcal", "protein", "fat", "carb", "fibre", "sodium", "saturated"] as const;
export type Nutrient = (typeof NUTRIENTS)[number];
/** In 100 g of the edible part; sodium in mg. null is "sem dado", never zero. */
export type Nutrients = Readonly<Record<Nutrient, number | null>>;

/** `taco:561`, or `own:cafe-com-leite`. */
export type FoodId = `taco:${string}` | `own:${string}`;

export type Food = {
  readonly id: FoodId;
  /** As one says it, without the state. */
  readonly name: string;
  /** As one says it of this food: cozida, cru, em lata. null when there is nothing to say. */
  readonly state: string | null;
  readonly group: FoodGroup;
  readonly use: Use;
  readonly form: Form;
  readonly origin: Origin;
  /** How usual the food is, 0 to 1. */
  readonly habit: number;
  /** 1 cheap, 3 dear, as judged on a day. */
  readonly price: { readonly class: 1 | 2 | 3; readonly on: string };
  readonly aisle: Aisle;
  /** Grams ready to eat from one gram of the raw edible part. */
  readonly yield: number | null;
  /** Share of what is bought that is eaten. */
  readonly ediblePart: number | null;
  readonly per100: Nutrients;
  /** `taco 561`, `usda 16057`, `recipe`: the first word is a key of data/sources.ts. */
  readonly source: string;
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
};

/** `mandioca cozida`. */
export const fullName = ({ name, state }: Pick<Food, "name" | "state">): string => (state ? `${name} ${state}` : name);
