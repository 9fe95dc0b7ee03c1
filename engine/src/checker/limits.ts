import type { Level } from "@app/contract/intake";
import { type AllergyMeaning, allergyWords, NOISE } from "../exclusions/allergy-words.ts";
import { withoutExceptions } from "../exclusions/typed-foods.ts";
import type { RegionPain } from "../intake/answers.ts";
import { saysNoAllergy } from "../intake/facts/says-no-allergy.ts";
import { mergeRows } from "../intake/triage/merge-rows.ts";
import { safetyTable } from "../intake/triage/safety-table.ts";
import { triageOf } from "../intake/triage/triage.ts";
import { catalogue } from "../nutrition/catalogue/catalogue.ts";
import { dishParts } from "../nutrition/catalogue/dish-parts.ts";
import { ALLERGENS, type Food, fullName } from "../nutrition/catalogue/food.ts";
import { foldText, foldWord, foldWords, LINKS, phraseWords } from "../nutrition/search/fold-word.ts";
import { isOneSlip } from "../nutrition/search/one-slip.ts";
import type { CheckedPerson } from "./checked-person.ts";
import { allergenPhrases, type Hazard, hazardPhrases } from "./words/hazard-words.ts";

/** A name that somebody typed, as words that are looked for, and what else the same food is called. */
type Typed = {
  readonly said: string;
  readonly words: readonly string[];
  readonly also: readonly (readonly string[])[];
};

/** What this person must not read or do, derived from the answers alone and not as the composers derive it. */
export type Limits = {
  readonly hazards: ReadonlyMap<Hazard, string>;
  /** Allergens of which a trace is too much. */
  readonly traces: ReadonlySet<Hazard>;
  readonly typed: readonly Typed[];
  /** Typed allergies of which a word means nothing to us. */
  readonly unread: readonly string[];
  readonly isHidden: boolean;
  /** The largest pain of every region. */
  readonly pains: ReadonlyMap<string, number>;
  readonly rows: readonly string[];
  readonly notes: ReadonlySet<string>;
  readonly diet: Level;
  readonly training: Level | null;
  /** Share of what the body spends that may be cut; 0 is nothing, null as the rules have it. */
  readonly maxDeficitPct: number | null;
  /** Foods that a professional allowed. */
  readonly allowed: ReadonlySet<string>;
  /** Nothing of these may be allowed by anybody. */
  readonly final: ReadonlySet<Hazard>;
};

const NOT_EATEN: Readonly<Record<string, readonly Hazard[]>> = {
  "de-tudo": [],
  "sem-carne-vermelha": ["carne"],
  peixe: ["carne", "ave"],
  ovolacto: ["carne", "ave", "peixe", "crustaceos"],
  vegano: ["carne", "ave", "peixe", "crustaceos", "leite-proteina", "lactose", "ovo", "mel"],
};
/** Ticked words mean this much: whoever cannot have milk protein cannot have milk. */
const TICKED: Readonly<Record<string, readonly Hazard[]>> = Object.fromEntries(ALLERGENS.map((one) => [one, [one]]));
const COELIAC = /\b(celiac[oa]s?|celiaquia)\b/;
/** Dislikes that are a kind of food, and not a word of names. */
const KINDS: Readonly<Record<string, readonly Hazard[]>> = {
  peixe: ["peixe"],
  pescado: ["peixe"],
  "carne vermelho": ["carne"],
  crustaceo: ["crustaceos"],
  "fruto mar": ["crustaceos"],
  gluten: ["gluten"],
  lactose: ["lactose"],
};

/** `level` is the one a version says it was made under; it counts where a person's rows are given. */
export function limitsOf(person: CheckedPerson, level?: Level): Limits {
  const { answers, context, today } = person;
  const triage = triageOf(answers, context, today);
  const missed = person.rows ? [] : missedRows(person, triage.rows);
  const rows = person.rows ?? [...triage.rows, ...missed];
  const table = safetyTable.content.filter(({ code }) => rows.includes(code));
  const { s12, s9, s4, f1 = "de-tudo", f2 = [], p1 } = answers;
  const merged = mergeRows(table, [
    ...(s9?.marked ?? []),
    ...(missed.includes("R26_FIGADO_DII_GOTA_CANCER") ? ["gota"] : []),
  ]);
  const decided = missed.length > 0 ? merged : triage;
  const diet = person.rows ? (level ?? triage.diet) : decided.diet;
  const caps = table.flatMap(({ maxDeficitPct }) => maxDeficitPct ?? []);
  const isMilk = answers.s8 === "amamentando" && answers.q03 !== "masculino";
  const hazards = new Map<Hazard, string>();
  const add = (found: readonly Hazard[], why: string): void => {
    for (const one of found) if (!hazards.has(one)) hazards.set(one, why);
  };
  const isCoeliac =
    (s9?.marked ?? []).includes("doenca-celiaca") || COELIAC.test(foldText(`${s4?.name ?? ""}; ${s12?.other ?? ""}`));
  if (isCoeliac) add(["gluten"], "doença celíaca");
  for (const item of s12?.items ?? []) add(TICKED[item] ?? [], `alergia marcada: ${item}`);
  const typed: Typed[] = [];
  const unread: string[] = [];
  const typedText = s12 && !saysNoAllergy(s12.other) ? withoutExceptions(s12.other) : "";
  for (const name of namesIn(typedText)) {
    const read = readAllergy(name);
    if (!read) unread.push(name);
    else {
      add(read.hazards, `alergia escrita: ${name}`);
      // A disease is said in a plan; what it forbids is not.
      if (!COELIAC.test(read.words.join(" ")))
        typed.push({ said: `alergia escrita: ${name}`, words: read.words, also: read.also });
    }
  }
  if (s12 && !saysNoAllergy(s12.other) && hazards.size + typed.length + unread.length === 0)
    unread.push(s12.other.trim());
  const severe =
    s12 !== undefined && (s12.severe ?? (s12.items.some((item) => item !== "lactose") || !saysNoAllergy(s12.other)));
  const allergic = new Set(hazards.keys());
  add(NOT_EATEN[f1] ?? [], `come assim: ${f1}`);
  for (const name of f2.flatMap(namesIn)) {
    const words = phraseWords(name).filter((word) => !NOISE.has(word) && !SMALL.has(word));
    const kind = KINDS[words.join(" ")];
    if (kind) add(kind, `não come: ${name}`);
    else if (words.length > 0) {
      const meant = correct(words) ?? words;
      typed.push({ said: `não come: ${name}`, words: meant, also: synonymsFor(meant) });
    }
  }
  const pains = new Map<string, number>();
  for (const { region, pain } of [...(answers.s6?.regions ?? []), ...(answers.m7 ?? [])] satisfies RegionPain[]) {
    pains.set(region, Math.max(pain, pains.get(region) ?? 0));
  }
  return {
    hazards,
    traces: new Set(severe ? allergic : isCoeliac ? (["gluten", ...ticked(s12?.items)] as Hazard[]) : []),
    typed,
    unread,
    isHidden: p1 === "esconder-tudo" || table.some(({ numbers }) => numbers === "hidden"),
    pains,
    rows,
    notes: new Set(table.flatMap(({ notes = [] }) => notes)),
    diet,
    training: triage.training && decided.training,
    maxDeficitPct:
      isMilk || diet !== "A"
        ? isMilk || caps.length === 0
          ? 0
          : Math.min(...caps)
        : caps.length > 0
          ? Math.min(...caps)
          : null,
    allowed: new Set((person.overrides ?? []).map(({ food }) => food)),
    final: new Set(severe ? allergic : isCoeliac ? ["gluten"] : []),
  };
}

/** Rows that an answer raises beyond doubt, by words of our own: what the dictionary forgets is found here. */
const SURE_ROWS: readonly (readonly [said: RegExp, rows: readonly string[]])[] = [
  [/\b(alopurinol|febuxostate|colchicina|benzbromarona|gota)\b/, ["R26_FIGADO_DII_GOTA_CANCER", "R36_GOTA"]],
  [/\b(varfarina|marevan|coumadin)\b/, ["R22_REMEDIO_COM_INTERACAO", "R39_VARFARINA"]],
  [/\b(insulina|lantus|glibenclamida|gliclazida|glimepirida)\b/, ["R13_DIABETES_1_OU_INSULINA"]],
  [/\b(semaglutida|ozempic|wegovy|tirzepatida|mounjaro|liraglutida|saxenda)\b/, ["R21_GLP1"]],
  [/\b(levotiroxina|puran)\b/, ["R38_LEVOTIROXINA"]],
  [/\b(sinvastatina|atorvastatina|rosuvastatina)\b/, ["R37_COLESTEROL"]],
  [/\bdoenca-celiaca\b|\bceliac[oa]\b/, ["R25_CELIACA"]],
  [/\bdoenca-renal\b/, ["R15_RIM"]],
];

function missedRows({ answers, context }: CheckedPerson, raised: readonly string[]): string[] {
  if (answers.c1 !== "autorizo" || context.plan === "gratis") return [];
  const { s4, s5, s9, s1 } = answers;
  const said = foldText([...(s9?.marked ?? []), s4?.name ?? "", ...(s5?.names ?? [])].join("; "));
  const sure = SURE_ROWS.flatMap(([pattern, rows]) => (pattern.test(said) ? rows : []));
  const isPressure = (s1?.yes && s1.which?.includes("pressao-alta")) ?? false;
  const hasPressure = raised.some((code) => code === "R16_PRESSAO_CONTROLADA" || code === "R17_PRESSAO_NAO_CONTROLADA");
  return [...sure, ...(isPressure && !hasPressure ? ["R17_PRESSAO_NAO_CONTROLADA"] : [])].filter(
    (code) => !raised.includes(code),
  );
}

const ticked = (items: readonly string[] = []): Hazard[] => items.flatMap((item) => TICKED[item] ?? []);
const SMALL = new Set(["com", "sem", "e", "ou", "nem", "nao", "muito"]);
const SEPARATOR = /[,;/+&\n.()]|\se\s|\sou\s|\snem\s|\smas\s/iu;

const namesIn = (typed: string): string[] =>
  typed
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => phraseWords(name).some((word) => !NOISE.has(word) && !SMALL.has(word)));

/** Every word of the catalogue, of the hazards and of what members type. */
const vocabulary: ReadonlySet<string> = new Set([
  ...catalogue.foods.flatMap((food) => foldWords(fullName(food))),
  ...catalogue.synonyms.flatMap((names) => names.flatMap((name) => foldWords(name))),
  ...[...hazardPhrases.keys()].flatMap((phrase) => phrase.split(" ")),
  ...[...allergyWords.keys()].flatMap((phrase) => phraseWords(phrase)),
]);
const SHORTEST_CORRECTED = 4;

/** The words as they were meant, a slip of the finger put right; null when one of them means nothing. */
function correct(words: readonly string[]): string[] | null {
  const meant = words.map((word) => {
    if (vocabulary.has(word)) return word;
    if (word.length < SHORTEST_CORRECTED) return null;
    return [...vocabulary].find((one) => one.length >= SHORTEST_CORRECTED && isOneSlip(word, one)) ?? null;
  });
  return meant.includes(null) ? null : (meant as string[]);
}

type ReadName = Pick<Typed, "words" | "also"> & { readonly hazards: readonly Hazard[] };

/** A typed allergy by its own words, and the hazard or the other names that they stand for. */
function readAllergy(name: string): ReadName | null {
  const words = correct(phraseWords(name).filter((word) => !NOISE.has(word) && !SMALL.has(word)));
  if (!words) return null;
  const phrase = words.join(" ");
  const meaning = allergyWords.get(phrase);
  if (meaning && !meaning.allergens && !meaning.origins) return { words, also: namesLike(words, meaning), hazards: [] };
  const known = allergenPhrases.get(phrase) ?? meaning?.allergens;
  if (known) return { words, also: [], hazards: ofAllergen(known) };
  const parts = words.flatMap((word, at) => (at > 0 && word === TOASTED ? [] : (allergenPhrases.get(word) ?? [])));
  return { words, also: parts.length > 0 ? [] : synonymsFor(words), hazards: ofAllergen(parts) };
}

/** Peanuts may be; a toast is one alone. */
const TOASTED = foldWord("torrada");

/** Every other name of what was meant: whoever typed aipim may not read of mandioca, tapioca or farofa. */
function namesLike(words: readonly string[], meaning: AllergyMeaning): string[][] {
  const { names = [] } = meaning;
  if (names.length === 0) return synonymsFor(words);
  const same = [...allergyWords].flatMap(([phrase, other]) => (other === meaning ? [phrase] : []));
  const phrases = [...new Set([...same, ...names])].filter((one) => !UNSURE.has(one)).map(phraseWords);
  return [...phrases, ...[words, ...phrases].flatMap(synonymsFor)];
}
/** A shake to one allergic to banana; a substance, which a plan may warn of. */
const UNSURE = new Set(["vitamina", "cola", "cafeina"]);

const sameNames = catalogue.synonyms.map((names) => names.map(phraseWords));

/** A wider name is none: not all rice is white. */
const synonymsFor = (words: readonly string[]): string[][] =>
  sameNames
    .filter((names) => names.some((name) => name.join(" ") === words.join(" ")))
    .flatMap((names) => names.filter((name) => !name.every((word) => words.includes(word))));

/** Of a word with two hazards (granola) the person may mean either: both are left out. */
const ofAllergen = (found: readonly Hazard[]): Hazard[] => [...new Set(found)];

const wordsByFood = new Map<string, ReadonlySet<string>>();

/** "leite sem lactose" names no lactose. */
const LEFT_OUT = /\bsem \S+/gu;

/** The words of a food's name and of what it is made of. */
export function wordsOfFood(food: Pick<Food, "id" | "name" | "state">): ReadonlySet<string> {
  const known = wordsByFood.get(food.id);
  if (known) return known;
  const parts = dishParts.get(food.id)?.parts ?? [];
  const found = new Set(foldWords(fullName(food).replace(LEFT_OUT, "")).filter((word) => !LINKS.has(word)));
  wordsByFood.set(food.id, found);
  for (const { id } of parts) {
    const part = catalogue.foods.find((one) => one.id === id);
    if (part) for (const word of wordsOfFood(part)) found.add(word);
  }
  return found;
}
