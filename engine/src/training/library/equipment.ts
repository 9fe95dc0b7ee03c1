/** What an exercise may need, as a member reads it. */
export const EQUIPMENT = {
  assento: "cadeira ou banco firme",
  "apoio-alto": "mesa, bancada ou corrimão firme",
  parede: "parede",
  degrau: "degrau",
  porta: "porta que feche bem",
  poste: "poste ou coluna",
  toalha: "toalha",
  lencol: "lençol",
  mochila: "mochila",
  garrafas: "garrafas cheias",
  elastico: "elástico",
  halteres: "halteres",
  kettlebell: "kettlebell",
  barra: "barra com anilhas",
  banco: "banco de musculação",
  "barra-fixa": "barra fixa",
  "barra-baixa": "barra na altura do quadril",
  "fita-de-suspensao": "fita de suspensão",
  polia: "polia",
  smith: "Smith",
  "leg-press": "leg press",
  hack: "hack",
  extensora: "cadeira extensora",
  flexora: "cadeira flexora",
  "mesa-flexora": "mesa flexora",
  abdutora: "cadeira abdutora",
  adutora: "cadeira adutora",
  "banco-romano": "banco romano",
  "supino-articulado": "supino na máquina",
  voador: "voador",
  "desenvolvimento-articulado": "desenvolvimento na máquina",
  "remada-articulada": "remada na máquina",
  "panturrilha-em-pe": "panturrilha em pé na máquina",
  "panturrilha-sentada": "panturrilha sentada na máquina",
  esteira: "esteira",
  bicicleta: "bicicleta ergométrica",
  "bicicleta-horizontal": "bicicleta horizontal",
  eliptico: "elíptico",
  remo: "remo",
  "simulador-de-escada": "simulador de escada",
  corda: "corda",
} as const;
export type Equipment = keyof typeof EQUIPMENT;

type PlaceEquipment = {
  readonly title: string;
  readonly has: readonly Equipment[];
  readonly mayHave: readonly Equipment[];
};

const home = [
  "assento",
  "apoio-alto",
  "parede",
  "degrau",
  "porta",
  "toalha",
  "lencol",
  "mochila",
  "garrafas",
] as const satisfies readonly Equipment[];

/** The options of question m6. `has` may be planned unasked; `mayHave` only where the member says so. */
export const PLACES = {
  academia: {
    title: "Academia",
    has: [
      "assento",
      "apoio-alto",
      "parede",
      "degrau",
      "toalha",
      "elastico",
      "halteres",
      "barra",
      "banco",
      "barra-fixa",
      "barra-baixa",
      "polia",
      "smith",
      "leg-press",
      "extensora",
      "flexora",
      "mesa-flexora",
      "abdutora",
      "adutora",
      "supino-articulado",
      "voador",
      "esteira",
      "bicicleta",
    ],
    mayHave: [
      "kettlebell",
      "fita-de-suspensao",
      "hack",
      "banco-romano",
      "desenvolvimento-articulado",
      "corda",
      "remada-articulada",
      "panturrilha-em-pe",
      "panturrilha-sentada",
      "bicicleta-horizontal",
      "eliptico",
      "remo",
      "simulador-de-escada",
      "mochila",
      "garrafas",
    ],
  },
  "casa-sem-nada": { title: "Casa, sem nada", has: home, mayHave: ["corda"] },
  "casa-com-equipamento": {
    title: "Casa, com elástico ou halteres",
    has: home,
    mayHave: ["elastico", "halteres", "kettlebell", "banco", "barra-fixa", "fita-de-suspensao", "bicicleta", "corda"],
  },
  condominio: {
    title: "Condomínio",
    has: ["assento", "apoio-alto", "parede", "degrau", "toalha", "mochila", "garrafas", "halteres", "esteira"],
    mayHave: ["banco", "bicicleta", "elastico", "polia", "kettlebell", "barra-fixa", "eliptico", "corda"],
  },
  rua: {
    title: "Rua ou parque",
    has: ["assento", "apoio-alto", "parede", "degrau", "poste", "toalha", "mochila", "garrafas"],
    mayHave: ["barra-fixa", "barra-baixa", "elastico", "corda", "fita-de-suspensao"],
  },
} as const satisfies Record<string, PlaceEquipment>;
export type Place = keyof typeof PLACES;
export const PLACE_KEYS = Object.keys(PLACES) as Place[];

/** What can be counted on there. */
export const equipmentAt = (place: Place): readonly Equipment[] => PLACES[place].has;

/** Where all of this can stand, with what a place may have. */
export const placesWith = (equipment: readonly Equipment[]): Place[] =>
  PLACE_KEYS.filter((place) => {
    const { has, mayHave }: PlaceEquipment = PLACES[place];
    return equipment.every((one) => has.includes(one) || mayHave.includes(one));
  });
