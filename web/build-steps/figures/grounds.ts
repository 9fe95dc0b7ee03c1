import type { Ground } from "@app/engine/training/figure/pose";

/** Ordinary clothes; the far side is darker. */
export type Clothes = Readonly<
  Record<"skin" | "skinFar" | "shirt" | "shirtFar" | "shorts" | "shortsFar" | "shoe" | "shoeFar" | "hair", string>
> & { readonly cut: "bun" | "short" };

export type GroundInks = Readonly<
  Record<
    "wall" | "hatching" | "circle" | "floor" | "thread" | "bob" | "bobShade" | "metal" | "pad" | "frame" | "band",
    string
  >
> & { readonly circleOpacity: number; readonly clothes: Clothes };

const day: Clothes = {
  skin: "barro",
  skinFar: "pele-1",
  shirt: "mata",
  shirtFar: "mata-900",
  shorts: "tinta",
  shortsFar: "mata-900",
  shoe: "caju",
  shoeFar: "telha",
  hair: "tinta",
  cut: "bun",
};
const light = {
  thread: "tinta",
  bob: "manga",
  bobShade: "latao",
  metal: "tinta",
  pad: "feijao",
  frame: "musgo",
  band: "caju",
  circleOpacity: 0.55,
  clothes: day,
} as const;

export const GROUND_INKS: Record<Ground, GroundInks> = {
  ceu: { ...light, wall: "ceu", hatching: "menta-500", circle: "menta-500", floor: "mata" },
  goiaba: {
    ...light,
    wall: "goiaba",
    hatching: "goiaba-500",
    circle: "goiaba-500",
    floor: "telha",
    clothes: { ...day, skin: "pele-1", skinFar: "pele-1-sombra", cut: "short" },
  },
  menta: {
    ...light,
    wall: "menta",
    hatching: "menta-500",
    circle: "menta-500",
    floor: "mata-900",
    band: "noite",
    clothes: { ...day, shirt: "caju", shirtFar: "telha" },
  },
  linho: {
    ...light,
    wall: "linho",
    hatching: "goiaba",
    circle: "goiaba",
    floor: "barro",
    clothes: {
      ...day,
      skin: "pele-2",
      skinFar: "pele-2-sombra",
      shirt: "noite",
      shirtFar: "tinta",
      cut: "short",
      hair: "feijao",
    },
  },
  // On its own colour the bob turns to the other warm one.
  manga: {
    ...light,
    wall: "manga",
    hatching: "latao",
    circle: "latao",
    floor: "caju",
    bob: "caju",
    bobShade: "telha",
    band: "noite",
  },
  noite: {
    ...light,
    wall: "noite",
    hatching: "tinta",
    circle: "manga",
    circleOpacity: 1,
    floor: "mata-900",
    thread: "menta",
    metal: "bruma",
    frame: "bruma",
    band: "manga",
    clothes: {
      ...day,
      skin: "goiaba-500",
      skinFar: "barro",
      shirt: "menta",
      shirtFar: "menta-500",
      shorts: "caju",
      shortsFar: "telha",
      shoe: "caju",
    },
  },
};
