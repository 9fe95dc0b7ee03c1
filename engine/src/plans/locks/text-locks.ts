import type { Half } from "@app/contract/plan-document";
import { capitalise } from "../../nutrition/words/noun.ts";
import { placeOf } from "../words/place-words.ts";
import { refusalOf } from "./allowed-food.ts";
import { hasEnergyFigures, hasFigures } from "./has-figures.ts";
import type { Lock, LockInput } from "./lock.ts";
import { namedFoods } from "./named-foods.ts";

type Text = { readonly half: Half; readonly path: string; readonly text: string };

/** What people write for the member: no food that the plan may not have, and no figure where the member sees none. */
export function textLocks(input: LockInput): Lock[] {
  const { context } = input;
  const meals = mealTexts(input);
  const all = [...meals, ...sessionNotes(input), ...reasonTexts(input)];
  return [
    ...meals.flatMap((text) => foodLocks(text, context)),
    ...(context.numbersHidden ? all.filter(saysFigures).map(figureLock) : []),
  ];
}

function mealTexts({ next: { diet } }: LockInput): Text[] {
  if (diet?.method === "free") {
    return diet.meals.map(({ slot, text }) => ({ half: "diet", path: `diet.${slot}`, text }));
  }
  const meals = diet?.method === "foods" ? diet.days.flatMap((day) => day.meals) : [];
  return meals.flatMap(({ id, note }): Text[] =>
    note === undefined ? [] : [{ half: "diet", path: `diet.${id}`, text: note }],
  );
}

const sessionNotes = ({ next: { training } }: LockInput): Text[] =>
  (training?.sessions ?? []).flatMap(({ id, note }): Text[] =>
    note === undefined ? [] : [{ half: "training", path: `training.${id}`, text: note }],
  );

const reasonTexts = ({ notes }: LockInput): Text[] =>
  (["diet", "training"] as const).flatMap((half) => [
    ...Object.entries(notes[half].reasons).map(([id, { text }]) => ({ half, path: id.split(":")[0] ?? half, text })),
    ...(notes[half].kept === null ? [] : [{ half, path: half, text: notes[half].kept }]),
  ]);

const saysFigures = ({ half, text }: Text): boolean => (half === "diet" ? hasFigures(text) : hasEnergyFigures(text));

const figureLock = ({ half, path }: Text): Lock => ({
  kind: "numbers",
  half,
  path,
  text: `${capitalise(placeOf(path))}: o texto traz números, e aqui eles ficam escondidos`,
  repair: null,
});

/** `sem leite` is read as it is meant; any other mention counts. */
function foodLocks({ half, path, text }: Text, context: LockInput["context"]): Lock[] {
  return namedFoods(text).flatMap(({ food, said }) => {
    const refusal = refusalOf(food, context, capitalise(said));
    if (!refusal) return [];
    const words = `${capitalise(placeOf(path))}, no texto: ${refusal.text}. Para deixar de fora, escreva “sem ${food.name}”`;
    return [{ kind: refusal.kind, half, path, text: words, repair: null }];
  });
}
