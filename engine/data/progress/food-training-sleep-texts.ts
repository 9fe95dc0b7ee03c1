import type { SectionText, SectionTexts } from "../../src/progress/words/section.ts";

const hiddenFood: SectionText = {
  headline: "Você registrou {lastSeven}.",
  text: "Registrar já ajuda a perceber fome, horário e companhia. Não precisa acertar.",
};

const hiddenFoodEmpty: SectionText = {
  headline: "Nada registrado nos últimos sete dias, e tudo bem.",
  text: "Quando quiser, uma refeição basta para recomeçar.",
};

/** `{week}` is the mean of the last week that has one. */
export const foodTexts = {
  none: {
    shown: {
      headline: "Aqui vai aparecer a sua comida.",
      text: "Com três dias completos, a semana ganha uma média.",
    },
    hidden: hiddenFoodEmpty,
  },
  few: {
    shown: {
      headline: "Ainda são poucos dias completos.",
      text: "{complete} até aqui. Com três na mesma semana, ela ganha uma média.",
    },
    hidden: hiddenFood,
  },
  fewPaused: {
    shown: {
      headline: "Ainda são poucos dias completos.",
      text: "{complete} até aqui. Com três na mesma semana, ela ganha uma média.",
    },
    hidden: hiddenFoodEmpty,
  },
  noTarget: {
    shown: { headline: "A sua comida, semana a semana.", text: "{week} Só entram na conta os dias completos." },
    hidden: hiddenFood,
  },
  near: {
    shown: { headline: "A comida ficou perto do plano.", text: "{week}" },
    hidden: hiddenFood,
  },
  nearSome: {
    shown: {
      headline: "A comida ficou perto do plano em {weeks}.",
      text: "{week} Semana fora da faixa faz parte da vida.",
    },
    hidden: hiddenFood,
  },
  above: {
    shown: {
      headline: "A comida ficou acima do plano.",
      text: "{week} Vale olhar primeiro o que mudou de horário ou de lugar, sem compensar no dia seguinte.",
      team: "Conte na revisão o que atrapalhou.",
    },
    hidden: hiddenFood,
  },
  below: {
    shown: {
      headline: "A comida ficou abaixo do plano.",
      text: "{week} O plano já é a conta certa: comer menos que ele costuma voltar em fome.",
      team: "Conte na revisão se está faltando apetite ou tempo.",
    },
    hidden: hiddenFood,
  },
  around: {
    shown: { headline: "A comida variou em volta do plano.", text: "{week} Algumas semanas acima, outras abaixo." },
    hidden: hiddenFood,
  },
  paused: {
    shown: { headline: "O diário está parado.", text: "{week} Quando quiser, uma refeição basta para recomeçar." },
    hidden: hiddenFoodEmpty,
  },
} as const satisfies SectionTexts;

const STROKES = "Cada risco é uma série feita na semana.";

/** One text for both: only the values differ. */
const training = (headline: string, text: string) => ({ shown: { headline, text }, hidden: { headline, text } });

/** `{mark}` and `{climb}` are what is new; a load of equipment stands only where numbers are shown. */
export const trainingTexts = {
  none: training("Aqui vai aparecer o seu treino.", "Cada série feita vira um risco."),
  started: training("O treino começou.", `{sessions} até aqui. ${STROKES} {climb} {mark}`),
  going: training("Você treinou {times}.", `${STROKES} {climb} {mark}`),
  grewAll: training("O treino cresceu um pouco em cada grupo.", `${STROKES} {climb} {mark}`),
  grewSome: training("O treino cresceu {groups}.", `${STROKES} {climb} {mark}`),
  same: training("O treino segue no mesmo ritmo.", `${STROKES} {climb} {mark}`),
  fewer: training(
    "Foram semanas de treino mais leves.",
    `Acontece: o próximo começa de onde você parou. ${STROKES} {climb} {mark}`,
  ),
  paused: training(
    "O treino está parado.",
    "Quando der, a versão curta já é um recomeço. O próximo começa de onde você parou.",
  ),
} as const satisfies SectionTexts;

export const sleepTexts = {
  none: {
    shown: { headline: "Aqui vão aparecer as suas noites.", text: "Anote de manhã quantas horas dormiu." },
    hidden: { headline: "Aqui vão aparecer as suas noites.", text: "Anote de manhã quantas horas dormiu." },
  },
  few: {
    shown: { headline: "Ainda são poucas noites.", text: "{nights} até aqui. Com mais {missing}, dá para comparar." },
    hidden: { headline: "Ainda são poucas noites.", text: "Com mais {missing}, dá para comparar." },
  },
  short: {
    shown: {
      headline: "As noites andam curtas.",
      text: "{nights}, quase sempre perto de {usual}. Deitar um pouco mais cedo costuma ajudar na fome e na disposição.",
      team: "Conte na revisão o que está atrapalhando.",
    },
    hidden: {
      headline: "As noites andam curtas.",
      text: "Deitar um pouco mais cedo costuma ajudar na fome e na disposição.",
      team: "Conte na revisão o que está atrapalhando.",
    },
  },
  even: {
    shown: { headline: "Você dorme {usual}, quase sempre.", text: "{nights}. {shortest} {change}" },
    hidden: { headline: "As suas noites são parecidas.", text: "O corpo gosta de hora certa para dormir." },
  },
  moreEven: {
    shown: { headline: "Você dorme {usual}, quase sempre.", text: "{nights}. {shortest} {change}" },
    hidden: { headline: "As noites ficaram mais parecidas.", text: "O corpo gosta de hora certa para dormir." },
  },
  uneven: {
    shown: {
      headline: "As suas noites variam bastante.",
      text: "{nights}, de {least} a {most}. {change} Uma hora certa para deitar costuma ajudar.",
    },
    hidden: {
      headline: "As suas noites variam bastante.",
      text: "Uma hora certa para deitar costuma ajudar.",
    },
  },
} as const satisfies SectionTexts;
