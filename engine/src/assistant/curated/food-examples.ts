import { type Exclusions } from "../../exclusions/exclusions.ts";
import { nameable } from "../../exclusions/food-mentions.ts";
import { listWords } from "../../nutrition/words/noun.ts";

type Examples = {
  /** The first that the member eats are named. */
  readonly foods: readonly string[];
  readonly count: number;
  readonly last: "e" | "ou" | ",";
  /** Where none may be named. */
  readonly unnamed: string;
};

/** Foods that a text of ours names as examples, by the word that stands for them in braces. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
  base: {
    foods: ["arroz", "feijão", "massa", "mandioca", "batata", "inhame"],
    count: 3,
    last: "ou",
    unnamed: "grãos ou raízes que você já come bem",
  },
  proteina: {
    foods: ["carne", "ovo", "peixe", "frango", "feijão", "lentilha", "tofu"],
    count: 3,
    last: "ou",
    unnamed: "proteína que você já come bem",
  },
  panela: {
    foods: ["feijão", "arroz", "lentilha", "mandioca"],
    count: 2,
    last: ",",
    unnamed: "os grãos que você come",
  },
  faceis: {
    foods: ["ovo", "arroz com feijão", "legumes assados", "mandioca cozida"],
    count: 3,
    last: "e",
    unnamed: "um prato que você já faz bem",
  },
  baratos: {
    foods: ["ovo", "frango", "sardinha", "feijão", "lentilha", "ervilha"],
    count: 4,
    last: "e",
    unnamed: "o grão e a proteína mais em conta que você já come bem",
  },
};

export const fillExamples = (text: string, exclusions: Exclusions): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const examples = EXAMPLES[name];
    return examples ? listExamples(examples, exclusions) : whole;
  });

function listExamples({ foods, count, last, unnamed }: Examples, exclusions: Exclusions): string {
  const named = nameable(foods, exclusions).slice(0, count);
  if (named.length === 0) return unnamed;
  return last === "," ? named.join(", ") : listWords(named, last);
}
