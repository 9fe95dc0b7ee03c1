import type { MeasureSite } from "@app/contract/diary";

// Texts of the sheets in which measures and nights are logged. No exclamation mark; a no-break space before a unit.

type Site = { name: string; how: string };

/** Where the tape lies, in words beside the drawing. */
export const measureSites: Readonly<Record<MeasureSite, Site>> = {
  cintura: {
    name: "Cintura",
    how: "De pé, solte o ar. A fita passa na parte mais estreita, mais ou menos dois dedos acima do umbigo.",
  },
  quadril: {
    name: "Quadril",
    how: "Pés juntos. A fita passa na parte mais larga do bumbum, na mesma altura na frente e atrás.",
  },
  braco: {
    name: "Braço",
    how: "Braço solto ao lado do corpo. A fita passa no meio, entre o ombro e o cotovelo, sempre do mesmo lado.",
  },
  coxa: {
    name: "Coxa",
    how: "De pé, peso nas duas pernas. A fita passa no meio da coxa, sempre do mesmo lado.",
  },
  peito: {
    name: "Peito",
    how: "Braços soltos, depois de soltar o ar. A fita passa na altura dos mamilos, reta nas costas.",
  },
  pescoco: {
    name: "Pescoço",
    how: "Olhando para a frente. A fita passa logo abaixo do pomo, sem apertar.",
  },
};

export const measureCopy = {
  open: "Registrar medida",
  title: "Onde a fita passa?",
  text: "Encostada na pele, sem apertar. Uma vez a cada duas semanas já conta a história.",
  sites: "Lugar da medida",
  field: "Medida",
  hint: "Em centímetros, como na fita: 95,5",
  hintHidden: "Em centímetros, como na fita. Depois de registrar, o número não aparece mais aqui.",
  day: "Dia",
  save: "Registrar",
  saved: "Medida registrada.",
  savedHidden: "Registrado. Quem acompanha o número é a sua equipe.",
  missing: "Digite a medida em centímetros",
  range: "A fita vai de 10 a 300\u00a0cm. Confere o número?",
  rangeHidden: "Esse número não cabe numa fita. Confere?",
  noDay: "Escolha um dia até hoje",
  failed: "Não deu para guardar neste aparelho. Confira se há espaço livre e tente de novo.",
} as const;

export const sleepCopy = {
  open: "Registrar sono",
  title: "Como foi a noite?",
  text: "Vale o tempo que você dormiu, mais ou menos.",
  hours: "Horas dormidas",
  quality: "E a qualidade?",
  qualities: ["Péssima", "Ruim", "Mais ou menos", "Boa", "Ótima"],
  day: "Noite que acabou em",
  save: "Registrar",
  saved: "Noite registrada.",
  noDay: "Escolha um dia até hoje",
  failed: "Não deu para guardar neste aparelho. Confira se há espaço livre e tente de novo.",
} as const;
