import type { StepKind } from "./food-step.ts";
import { cutsOf, isRaw, listOnce, namesOf, type PlatePart, sentence } from "./plate-part.ts";

/** Foods that one sentence speaks of together. */
export type Mixture = { readonly text: string; readonly used: readonly PlatePart[] };

const FILLINGS: ReadonlySet<StepKind> = new Set(["pasta", "queijo", "tofu", "lata", "carne"]);
/** They go in as they are; what is cooked has its own step before. */
const READY: ReadonlySet<StepKind> = new Set(["pasta", "queijo"]);
const FILLED = new Set(["own:tapioca", "own:crepioca"]);
const SCRAMBLED = "own:ovo-mexido";
const isBread = ({ kind }: PlatePart): boolean => kind === "pao";

/** Bread, or a tapioca, with what goes into it. Beside a dish or a soup it is eaten as it is. */
export function fillingOf(
  parts: readonly PlatePart[],
): (Mixture & { readonly inside: readonly PlatePart[] }) | undefined {
  const base = parts.find(isBread) ?? parts.find(({ food }) => FILLED.has(food));
  const fillings = parts.filter((part) => FILLINGS.has(part.kind) || part.food === SCRAMBLED);
  if (!base || fillings.length === 0 || parts.some(({ kind }) => kind === "prato")) return undefined;
  const raw = isBread(base) ? parts.filter((part) => isRaw(part) && !part.isPlateful) : [];
  const filling = listOnce([...fillings.map(({ name }) => name), ...raw.map(({ cut }) => cut)]);
  const step = isBread(base) ? base.step : `${base.step}, recheie com * e dobre ao meio`;
  return {
    text: sentence(step.replace("_", base.name).replace("*", filling)),
    used: [base, ...fillings.filter(({ kind }) => READY.has(kind)), ...raw],
    inside: [...fillings, ...raw],
  };
}

/** What is eaten from one bowl or glass. */
export function bowlOf(parts: readonly PlatePart[]): Mixture | undefined {
  const of = (...kinds: StepKind[]) => parts.filter(({ kind }) => kinds.includes(kind));
  const [fruit, milk, oats, dry] = [of("fruta"), of("leite"), of("aveia"), of("aveia", "cereal", "chia")];
  const [acai, blended, yoghurt] = [of("acai"), of("vitamina"), of("iogurte")];
  const all = (...lists: PlatePart[][]) => lists.every((list) => list.length > 0);
  if (all(acai, fruit)) return mixture(`bata ${namesOf(acai)} ainda congelada com ${namesOf(fruit)}`, acai, fruit);
  if (all(blended, dry)) return mixture(`bata ${namesOf(blended)} com ${namesOf(dry)}`, blended, dry);
  if (all(yoghurt, [...fruit, ...dry])) {
    const inside = listOnce([...fruit.map(({ cut }) => cut), ...dry.map(({ name }) => name)]);
    return mixture(`sirva ${namesOf(yoghurt)} com ${inside} por cima`, yoghurt, fruit, dry);
  }
  if (all(milk, oats)) {
    const porridge = oats.every(({ isLittle }) => isLittle)
      ? `misture ${namesOf(oats)} com ${namesOf(milk)} e espere uns minutos, até amaciar`
      : `leve ${namesOf([...oats, ...milk])} ao fogo baixo e mexa até engrossar`;
    const spreads = of("pasta");
    const top = listOnce([...fruit.map(({ cut }) => cut), ...spreads.map(({ name }) => name)]);
    return mixture(top ? `${porridge}; cubra com ${top}` : porridge, oats, milk, fruit, spreads);
  }
  // Dry chia swells in the throat.
  const chia = of("chia");
  if (all(milk, chia)) return mixture(`misture ${namesOf(chia)} com ${namesOf(milk)} e espere engrossar`, milk, chia);
  if (all(milk, dry)) return mixture(`despeje ${namesOf(milk)} sobre ${namesOf(dry)} na hora de comer`, milk, dry);
  return all(fruit, dry) ? mixture(`salpique ${namesOf(dry)} sobre ${cutsOf(fruit)}`, dry, fruit) : undefined;
}

const mixture = (words: string, ...used: readonly PlatePart[][]): Mixture => ({
  text: sentence(words),
  used: used.flat(),
});
