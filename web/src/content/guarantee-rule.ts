import { OFFLINE_DAYS, guaranteeTerms as terms } from "@app/contract/guarantee-terms";

// The guarantee's rule as the public pages say it. Every figure comes from the contract's terms.

const percent = (value: number): string => `${value.toLocaleString("pt-BR")}%`;

/** What following the programme means, line by line. */
export const followingRule: readonly { name: string; text: string }[] = [
  { name: "Anamnese", text: `completa em até ${terms.questionnaireDays} dias do acesso` },
  {
    name: "Diário",
    text: `${terms.diaryDays} dos ${terms.windowDays} dias, cada um com ${terms.mealsOfADay} refeições ou mais, com “dia completo” ou com “hoje deu ruim”`,
  },
  { name: "Treinos", text: `${percent(terms.sessionPercent)} dos marcados; troca e versão curta contam` },
  { name: "Revisões", text: `${terms.reviews} das ${terms.reviewsOf} revisões da semana respondidas` },
  {
    name: "Pesagens",
    text: `${terms.weighIns}, em ${terms.weighInWeeks} semanas diferentes; para quem esconde os números do corpo, ${terms.waistMeasures} medidas de cintura no lugar`,
  },
];

/** What counts as no result, by the member's goal. */
export const noResultRule: readonly { name: string; text: string }[] = [
  {
    name: "Emagrecer",
    text: `o peso baixou menos de ${percent(terms.lossPercent)}, e a cintura, menos de ${terms.waistCm} cm`,
  },
  {
    name: "Recompor",
    text: `a cintura baixou menos de ${terms.waistCm} cm, e nenhuma carga subiu ${percent(terms.liftPercent)}`,
  },
  {
    name: "Ganhar massa",
    text: `o peso subiu menos de ${percent(terms.gainPercent)}, e nenhuma carga subiu ${percent(terms.liftPercent)}`,
  },
  { name: "Saúde", text: "a nota das suas revisões no fim não ficou acima da primeira" },
];

/** Everything else that a buyer wants to know before buying, sentence by sentence. */
export const ruleNotes: readonly string[] = [
  `Os ${terms.windowDays} dias contam do primeiro plano que você vê no app, e o pedido vale até o dia ${terms.requestUntilDay}. Dias de pausa não contam; mais de ${terms.restartAfterPausedDays} deles recomeçam a contagem. Com pausas, o pedido vale no máximo ${terms.requestUntilCalendarDay} dias corridos.`,
  `Na dúvida, vale você: da balança descontamos o sobe e desce de todo dia, e da fita, ${terms.waistDoubtCm} cm. Só conta como resultado o que sobra depois disso.`,
  "Atraso nosso conta a seu favor: se uma promessa nossa falhou nesse período, o que faltou conta como feito. Se o plano definitivo passou do prazo, ou se a primeira leitura de uma pessoa, quando ela vem antes do plano, passou do prazo, devolvemos sem olhar mais nada. Atrasos depois disso viram dias a mais de acesso.",
  "A devolução pela garantia sai na hora uma vez por pessoa; de um segundo pedido, uma pessoa cuida.",
  `Registros feitos mais de ${terms.backDatedDays} dias depois não contam no diário nem nas medidas. Vale o dia em que chegam até nós, com ${OFFLINE_DAYS} dias de folga para o celular sem internet.`,
];

/** The rule in two sentences, for the places that have no room for a list. */
export const shortRule = `Seguir tem conta: anamnese em ${terms.questionnaireDays} dias, ${terms.diaryDays} dias de diário, ${percent(terms.sessionPercent)} dos treinos, ${terms.reviews} revisões e ${terms.weighIns} pesagens. O app mostra, desde o primeiro dia, quanto falta.`;
