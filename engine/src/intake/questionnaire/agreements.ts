import { option, type Question } from "./question.ts";

const block = "combinados";
const CENTIMETRES = { kind: "number", unit: "cm", min: 40, max: 250, decimals: 1 } as const;

export const agreementQuestions: readonly Question[] = [
  {
    id: "w1",
    block,
    essential: false,
    text: "Quer registrar cintura e quadril?",
    hint: "Fita na pele, sem apertar: cintura na altura do umbigo, quadril na parte mais larga.",
    spec: {
      kind: "fields",
      fields: {
        waist: { label: "Cintura", spec: CENTIMETRES, optional: true },
        hip: { label: "Quadril", spec: CENTIMETRES, optional: true },
      },
    },
    sensitive: true,
  },
  {
    id: "p1",
    block,
    essential: true,
    text: "Esconder pesos e calorias?",
    spec: {
      kind: "choice",
      options: [
        option("mostrar", "Mostrar"),
        option("esconder-peso", "Esconder peso"),
        option("esconder-tudo", "Esconder tudo"),
      ],
    },
    sensitive: true,
  },
  {
    id: "p2",
    block,
    essential: true,
    text: "Como prefere falar com a equipe?",
    spec: {
      kind: "fields",
      fields: {
        channel: {
          label: "Por onde",
          spec: { kind: "choice", options: [option("texto", "Texto"), option("chamada", "Ligação")] },
        },
        when: {
          label: "Quando",
          spec: {
            kind: "list",
            options: [
              option("manha", "De manhã"),
              option("tarde", "À tarde"),
              option("noite", "À noite"),
              option("sabado", "Aos sábados"),
            ],
          },
          optional: true,
        },
      },
    },
  },
  {
    id: "p3",
    block,
    essential: true,
    partOf: "p2",
    text: "Quer lembretes?",
    hint: "Das 21h às 8h a gente fica em silêncio.",
    spec: {
      kind: "fields",
      fields: {
        reminders: {
          label: "Lembretes",
          spec: {
            kind: "list",
            none: "nenhum",
            options: [
              option("nenhum", "Nenhum"),
              option("refeicao", "Refeição"),
              option("treino", "Treino"),
              option("revisao", "Revisão"),
            ],
          },
        },
      },
    },
  },
];
