/** What a meal is served on: symbols of foods.svg. */
const settings = {
  cafe: { table: "mesa-manga", plate: "prato-ceu", cutlery: "tinta" },
  "lanche-manha": { table: "mesa-menta", plate: "prato-goiaba", cutlery: "tinta" },
  almoco: { table: "mesa-goiaba", plate: "prato-menta", cutlery: "tinta" },
  "lanche-tarde": { table: "mesa-menta", plate: "prato-goiaba", cutlery: "tinta" },
  jantar: { table: "mesa-mata", plate: "prato-goiaba", cutlery: "areia" },
  ceia: { table: "mesa-noite", plate: "prato-goiaba", cutlery: "areia" },
} as const;

export type PlateSlot = keyof typeof settings;
export const PLATE_SLOTS = Object.keys(settings) as PlateSlot[];

export const settingOf = (slot: PlateSlot) => settings[slot];
