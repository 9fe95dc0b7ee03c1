import { plainText } from "../../safety/match-text.ts";
import type { Answers } from "../answers.ts";
import { knownConditions, medicineClasses, typedConditions } from "./dictionary.ts";

export type MedicineClass = Exclude<keyof typeof medicineClasses, "sem-linha">;

const UNNAMED_MEDICINE = "remédio sem nome";
const UNNAMED_DISEASE = "doença crônica sem nome";

const classes = Object.entries(medicineClasses) as [keyof typeof medicineClasses, readonly string[]][];
const medicines = new Set(classes.flatMap(([, names]) => names));
const conditions = new Set(knownConditions);

/** A name inside a longer text counts too ("insulina 20 UI"), and the text is then still read by a person. */
const mentions = (text: string, name: string): boolean => ` ${text.replace(/[^a-z0-9]+/g, " ")} `.includes(` ${name} `);

export function medicineClassesOf({ s5 }: Answers): MedicineClass[] {
  const names = (s5?.names ?? []).map(plainText);
  const found = classes.filter(([, known]) => known.some((one) => names.some((name) => mentions(name, one))));
  return found
    .map(([name]) => name)
    .filter((name) => name !== "sem-linha")
    .sort();
}

export function typedConditionsOf({ s4 }: Answers): string[] {
  const typed = plainText(s4?.name ?? "");
  return Object.entries(typedConditions).flatMap(([name, condition]) => (mentions(typed, name) ? [condition] : []));
}

/** What a person of the team has to read, because the dictionary does not know it or nothing was named. */
export function unmatchedTextOf({ s4, s5, s9 }: Answers): string[] {
  const typed = (s5?.names ?? []).map(plainText).filter(Boolean);
  const disease = plainText(s4?.name ?? "");
  const isMarked = (s9?.marked ?? []).some((one) => one !== "nenhuma");
  return [
    ...typed.filter((name) => !medicines.has(name)),
    ...(s5?.yes && typed.length === 0 ? [UNNAMED_MEDICINE] : []),
    ...(disease && !conditions.has(disease) ? [disease] : []),
    ...(s4?.yes && !disease && !isMarked ? [UNNAMED_DISEASE] : []),
  ];
}
