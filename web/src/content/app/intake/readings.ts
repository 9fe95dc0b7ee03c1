/** Three short readings, the member's at once. General care from the Food Guide for the Brazilian Population: no figure,
 *  no restriction, nothing to count. The responsible nutritionist approves them. */
export const intakeReadings = [
  {
    id: "prato",
    title: "O prato brasileiro, sem balança",
    minutes: "um minuto",
    paragraphs: [
      "Arroz, feijão, uma verdura e alguma coisa de ovo, frango, peixe ou carne. É um dos jeitos de comer mais bem estudados do mundo, e ninguém precisa pesar nada para ele funcionar.",
      "Comida de verdade, feita em casa ou no quilo da esquina, já resolve a maior parte. Comer sentado, sem pressa e, quando der, com gente por perto, resolve outra.",
      "Se hoje foi diferente, hoje foi diferente. A próxima refeição não precisa compensar nada.",
    ],
  },
  {
    id: "sono",
    title: "Sono, fome e o fim da tarde",
    minutes: "um minuto",
    paragraphs: [
      "Quem dorme pouco acorda com mais fome, e não é falta de vontade: é o corpo pedindo energia para ficar de pé.",
      "O fim da tarde costuma ser a hora mais difícil porque junta cansaço e muitas horas sem comer. Um lanche de verdade no meio da tarde muda a noite inteira.",
      "Uma luz mais baixa, a tela longe da cama e a mesma hora de deitar já são um bom começo.",
    ],
  },
  {
    id: "conversa",
    title: "Como chegar à conversa",
    minutes: "um minuto",
    paragraphs: [
      "Não precisa preparar nada. Mas, se quiser, deixe por perto o nome dos remédios que você toma e o último exame que fez.",
      "Pense em uma coisa que você gostaria que fosse diferente na sua semana. Serve qualquer tamanho.",
      "Pode perguntar tudo, inclusive por que uma resposta sua pediu mais cuidado. Quem lê está do seu lado.",
    ],
  },
] as const;
