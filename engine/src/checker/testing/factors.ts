import type { Answers } from "../../intake/answers.ts";
import { plainAnswers } from "../../intake/testing/rows-raised.ts";

/** One thing that a person may have said; `none` is the value of those who have not. */
export type Value = { readonly key: string; readonly change: (answers: Answers) => Answers };
export type Factor = { readonly name: string; readonly values: readonly Value[] };

const value = (key: string, change: (answers: Answers) => Answers): Value => ({ key, change });
const setting = (key: string, change: Partial<Answers>): Value => value(key, (answers) => ({ ...answers, ...change }));
const NONE = value("none", (answers) => answers);

const CONDITIONS = [
  "diabetes-1",
  "diabetes-2",
  "insulina-ou-sulfonilureia",
  "doenca-renal",
  "doenca-do-figado",
  "colesterol-triglicerides",
  "tireoide",
  "gota",
  "doenca-celiaca",
  "doenca-intestinal-inflamatoria",
  "cancer-em-tratamento",
  "avc-ou-infarto",
  "asma",
  "epilepsia",
  "apneia",
  "cirurgia-bariatrica",
  "transtorno-alimentar",
  "depressao-ou-ansiedade",
];

/** A name of every class of the dictionary, and one that it does not know. */
const MEDICINES = [
  "insulina",
  "ozempic",
  "varfarina",
  "lítio",
  "hidroclorotiazida",
  "prednisona",
  "orlistate",
  "alopurinol",
  "sinvastatina",
  "levotiroxina",
  "losartana",
  "parnate",
];

export const ALLERGENS_TICKED = [
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
];

/** Plural, without accents, with a slip of the finger, in capitals, by a brand. */
export const TYPED_ALLERGENS: Readonly<Record<string, readonly string[]>> = {
  "leite-proteina": ["queijos", "requeijao", "leitte", "LEITE", "Danone"],
  lactose: ["derivados do leite", "intolerancia a lactose", "lactoze", "LACTOSE", "Yakult"],
  gluten: ["pães", "gluten", "glutem", "GLÚTEN", "Bauducco"],
  ovo: ["ovos", "clara de ovo", "omelette", "OVO", "Hellmanns"],
  amendoim: ["amendoins", "pacoca", "amendoin", "AMENDOIM", "Paçoquita"],
  castanhas: ["castanhas", "castanha do para", "castnha", "CASTANHA DE CAJU", "Nutella"],
  soja: ["proteínas de soja", "soja", "sojja", "SOJA", "Ades"],
  peixe: ["peixes", "tilapia", "peixxe", "PEIXE", "Gomes da Costa"],
  crustaceos: ["camarões", "camarao", "camrão", "CAMARÃO", "kani"],
  gergelim: ["gergelins", "gergelim", "gergelin", "GERGELIM", "Tahini"],
};
const OTHER_FOODS =
  "banana kiwi morangos milho abacaxi tomate manga mamão uva maçã laranja pimentão cebola alho coco café mandioca feijão batata chocolate".split(
    " ",
  );
/** Nobody can read them: a person does. */
export const UNREADABLE = ["níquel", "corante amarelo"];

const REGIONS = ["ombro", "lombar", "joelho", "quadril", "punho", "tornozelo"];
const PAINS = [3, 5, 8];

const withAllergies =
  (change: Partial<NonNullable<Answers["s12"]>>) =>
  (answers: Answers): Answers => ({
    ...answers,
    s12: { items: [], other: "", severe: false, ...answers.s12, ...change },
  });

/** Rows that no other factor raises. */
const OTHERS: readonly Value[] = [
  NONE,
  setting("pressao-controlada", {
    s1: { yes: true, which: ["pressao-alta"] },
    s1b: { controlled: "sim", last: "130/80" },
  }),
  setting("pressao-nao-controlada", {
    s1: { yes: true, which: ["pressao-alta"] },
    s1b: { controlled: "nao", last: "160/100" },
  }),
  setting("amamentando", { q03: "feminino", s8: "amamentando" }),
  setting("gravida", { q03: "feminino", s8: "gravida" }),
  setting("humor", { h1: 2, h2: 1 }),
  setting("scoff", { e2: true, e5: true }),
  setting("62-anos", { q02: "1964-05-02" }),
  setting("77-anos", { q02: "1949-05-02" }),
  setting("imc-42", { q04: 168, q05: 119 }),
  setting("sem-margem", { q04: 170, q05: 62, q06: "emagrecer" }),
  setting("peso-desejado", { q04: 170, q05: 72, q07: 55 }),
  setting("mora-fora", {}),
  setting("turno-da-noite", { f3: 4, f3b: ["17:00", "21:00", "02:00", "07:00"] }),
];

export const FACTORS: readonly Factor[] = [
  {
    name: "condition",
    values: [
      NONE,
      ...CONDITIONS.map((key) =>
        setting(key, {
          s9: { marked: [key], bariatricOn: key === "cirurgia-bariatrica" ? "2022-02" : null, apneaTreated: null },
        }),
      ),
    ],
  },
  { name: "medicine", values: [NONE, ...MEDICINES.map((key) => setting(key, { s5: { yes: true, names: [key] } }))] },
  { name: "ticked", values: [NONE, ...ALLERGENS_TICKED.map((key) => value(key, withAllergies({ items: [key] })))] },
  {
    name: "typed",
    values: [
      NONE,
      ...[...Object.values(TYPED_ALLERGENS).flat(), ...OTHER_FOODS, ...UNREADABLE].map((key) =>
        value(key, withAllergies({ other: key })),
      ),
    ],
  },
  { name: "severe", values: [NONE, value("grave", withAllergies({ severe: true }))] },
  {
    name: "eating",
    values: (["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"] as const).map((key) =>
      setting(key, { f1: key }),
    ),
  },
  {
    name: "pain",
    values: [
      NONE,
      ...REGIONS.flatMap((region) => PAINS.map((pain) => setting(`${region} ${pain}`, { m7: [{ region, pain }] }))),
    ],
  },
  {
    name: "numbers",
    values: (["mostrar", "esconder-peso", "esconder-tudo"] as const).map((key) => setting(key, { p1: key })),
  },
  { name: "meals", values: [3, 4, 5, 6].map((count) => setting(String(count), { f3: count })) },
  { name: "other", values: OTHERS },
];

export { plainAnswers };
