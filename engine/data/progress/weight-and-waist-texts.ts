import type { SectionText, SectionTexts } from "../../src/progress/words/section.ts";

/** The same whatever the scale says: a direction is a figure too. */
const hiddenWeight: SectionText = {
  headline: "Aqui fica o que dá para sentir.",
  text: "O peso fica guardado, sem aparecer. Força, sono, fome e disposição também contam o caminho.",
  team: "A equipe olha o peso por você.",
};

const hiddenWaist: SectionText = {
  headline: "As medidas ficam guardadas.",
  text: "Elas não aparecem aqui. A roupa que veste melhor também diz alguma coisa.",
  team: "A equipe olha as medidas por você.",
};

/** `{path}` is where the trend came from, `{rate}` how fast it goes, `{plan}` whether the plan expects it. */
export const weightTexts = {
  none: {
    shown: {
      headline: "Aqui vai aparecer o seu caminho.",
      text: "A primeira pesagem já vira um ponto. Suba na balança quando quiser, de preferência de manhã.",
    },
    hidden: hiddenWeight,
  },
  gap: {
    shown: {
      headline: "Faz um tempo desde a última pesagem.",
      text: "A faixa se abre enquanto não há ponto novo. Quando quiser, uma pesagem já mostra onde você está.",
    },
    hidden: hiddenWeight,
  },
  few: {
    shown: {
      headline: "Ainda é cedo para dizer.",
      text: "Com mais {missing}, dá para ver para onde a linha vai. Até lá, cada ponto é só um dia na balança.",
    },
    hidden: hiddenWeight,
  },
  close: {
    shown: {
      headline: "Ainda é cedo para dizer.",
      text: "As pesagens estão muito perto uma da outra. Com mais {missing}, dá para ver para onde a linha vai.",
    },
    hidden: hiddenWeight,
  },
  unclear: {
    shown: {
      headline: "Ainda não dá para dizer.",
      text: "{path} Nas últimas quatro semanas, o peso mudou de um dia para o outro mais do que a linha andou. Mais umas pesagens, e ela se decide.",
    },
    hidden: hiddenWeight,
  },
  level: {
    shown: {
      headline: "O peso está estável.",
      text: "{path} Umas semanas assim são comuns.",
      team: "A equipe olha isso com você na revisão.",
    },
    hidden: hiddenWeight,
  },
  levelWanted: {
    shown: { headline: "O peso está estável, como no plano.", text: "{path}" },
    hidden: hiddenWeight,
  },
  downSlow: {
    shown: { headline: "Você está descendo, bem devagar.", text: "{path} {rate} {plan}" },
    hidden: hiddenWeight,
  },
  downSteady: {
    shown: { headline: "Você está descendo, devagar e firme.", text: "{path} {rate} {plan}" },
    hidden: hiddenWeight,
  },
  downFast: {
    shown: {
      headline: "Você está descendo depressa.",
      text: "{path} {rate} Nesse ritmo o corpo cansa: vale comer tudo o que está no plano.",
      team: "A equipe também está vendo.",
    },
    hidden: hiddenWeight,
  },
  downOther: {
    shown: {
      headline: "O peso está descendo.",
      text: "{path} {rate} Não era essa a ideia: vale conferir se as refeições estão inteiras.",
      team: "A equipe olha isso com você.",
    },
    hidden: hiddenWeight,
  },
  upWanted: {
    shown: { headline: "O peso está subindo, como no plano.", text: "{path} {rate} {plan}" },
    hidden: hiddenWeight,
  },
  upOther: {
    shown: {
      headline: "O peso subiu um pouco.",
      text: "{path} {rate} Acontece: sal, intestino, ciclo e fim de semana também pesam.",
      team: "A equipe olha com você o que mudou.",
    },
    hidden: hiddenWeight,
  },
} as const satisfies SectionTexts;

/** `{next}` is when to measure again. */
export const waistTexts = {
  none: {
    shown: { headline: "Aqui vai aparecer a sua cintura.", text: "Uma medida a cada duas semanas basta." },
    hidden: hiddenWaist,
  },
  one: {
    shown: { headline: "A primeira medida está feita.", text: "{last} em {day}. {next}" },
    hidden: hiddenWaist,
  },
  smaller: {
    shown: { headline: "A cintura encolheu {fingers}.", text: "De {first} para {last}. {next}" },
    hidden: hiddenWaist,
  },
  same: {
    shown: {
      headline: "A cintura está igual.",
      text: "{first} no começo, {last} agora: a diferença cabe na folga da fita. {next}",
    },
    hidden: hiddenWaist,
  },
  larger: {
    shown: {
      headline: "A cintura aumentou {fingers}.",
      text: "De {first} para {last}. Antes de concluir, vale medir na mesma altura, com a fita sem apertar. {next}",
    },
    hidden: hiddenWaist,
  },
} as const satisfies SectionTexts;
