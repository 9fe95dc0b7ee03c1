/**
 * `plate`: lies on it. `leaves`: the same, and the dressing goes on top. `bowl`: stands on it and takes the toppings.
 * `topping`: in a bowl, if there is one. `dressing`: on top of another food. `fruit`: beside a full plate. `drink`: beside.
 */
export type Place = "plate" | "leaves" | "bowl" | "topping" | "dressing" | "fruit" | "drink";

/** A symbol of foods.svg, drawn around 0,0 at the size of a usual portion: its disc is as large as the food's volume. */
type Drawing = { readonly place: Place; readonly radius: number };

const drawn = (place: Place, radii: Readonly<Record<string, number>>): [string, Drawing][] =>
  Object.entries(radii).map(([key, radius]) => [key, { place, radius }]);

export const drawings: ReadonlyMap<string, Drawing> = new Map([
  ...drawn("plate", {
    abobora: 34,
    arroz: 52,
    bife: 48,
    couve: 34,
    cuscuz: 54,
    desfiado: 36,
    feijao: 52,
    frango: 48,
    ovo: 37,
    pao: 52,
    vinagrete: 30,
  }),
  ...drawn("leaves", { alface: 58, tomate: 22 }),
  ...drawn("bowl", { iogurte: 62 }),
  ...drawn("topping", { aveia: 30, castanha: 32 }),
  ...drawn("fruit", { banana: 50, mamao: 50 }),
  ...drawn("drink", { cafe: 52 }),
]);
