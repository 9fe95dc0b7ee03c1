import { option, type Question } from "./question.ts";

const block = "comida";
const STATES = "AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" ");

export const foodQuestions: readonly Question[] = [
  {
    id: "f1",
    block,
    essential: true,
    text: "Como você come hoje?",
    spec: {
      kind: "choice",
      options: [
        option("de-tudo", "De tudo"),
        option("sem-carne-vermelha", "Sem carne vermelha"),
        option("peixe", "Peixe, sem carnes"),
        option("ovolacto", "Ovos e leite, sem carnes"),
        option("vegano", "Vegano"),
      ],
    },
  },
  {
    id: "f2",
    block,
    essential: true,
    text: "Tem algo que você não come de jeito nenhum?",
    spec: { kind: "names", max: 15, maxLength: 60 },
  },
  {
    id: "f3",
    block,
    essential: true,
    text: "Quantas refeições cabem no seu dia e a que horas?",
    spec: { kind: "number", unit: "refeições", min: 3, max: 6, decimals: 0 },
  },
  {
    id: "f3b",
    block,
    essential: false,
    partOf: "f3",
    text: "A que horas?",
    spec: { kind: "times", max: 6 },
  },
  {
    id: "f3c",
    block,
    essential: false,
    partOf: "f3",
    text: "Qual delas é a sua refeição principal?",
    spec: { kind: "time" },
  },
  {
    id: "f3d",
    block,
    essential: false,
    partOf: "f3",
    askedIf: { answer: "s5", medicine: ["levotiroxina", "puran"] },
    text: "A que horas você acorda?",
    spec: { kind: "time" },
  },
  {
    id: "f4",
    block,
    essential: true,
    text: "Onde você almoça na maioria dos dias?",
    spec: {
      kind: "choice",
      options: [
        option("casa", "Casa"),
        option("marmita", "Marmita"),
        option("quilo", "Restaurante por quilo"),
        option("prato-feito", "Prato feito"),
        option("refeitorio", "Refeitório"),
        option("varia", "Varia"),
      ],
    },
  },
  {
    id: "f5",
    block,
    essential: true,
    partOf: "f4",
    text: "Quanto tempo você tem para cozinhar num dia comum?",
    spec: {
      kind: "choice",
      options: [
        option("quase-nada", "Quase nada"),
        option("ate-20", "Até 20 minutos"),
        option("ate-40", "Até 40 minutos"),
        option("gosto", "Gosto de cozinhar"),
      ],
    },
  },
  {
    id: "f6",
    block,
    essential: true,
    text: "Como está o orçamento para comida?",
    spec: {
      kind: "choice",
      options: [
        option("apertado", "Apertado"),
        option("normal", "Normal"),
        option("folgado", "Folgado"),
        option("prefiro-nao-dizer", "Prefiro não dizer"),
      ],
    },
  },
  {
    id: "f7",
    block,
    essential: false,
    text: "O que você bebe no dia?",
    spec: {
      kind: "fields",
      fields: {
        water: { label: "Copos de água", spec: { kind: "number", unit: "copos", min: 0, max: 30, decimals: 0 } },
        sugar: { label: "Café ou chá com açúcar?", spec: { kind: "yes-no" } },
        sweetDrinks: {
          label: "Refrigerante ou suco",
          spec: { kind: "number", unit: "copos", min: 0, max: 30, decimals: 0 },
        },
        alcohol: {
          label: "Doses de álcool por semana",
          spec: { kind: "number", unit: "doses", min: 0, max: 100, decimals: 0 },
        },
      },
    },
  },
  {
    id: "f8",
    block,
    essential: false,
    text: "Qual é a hora mais difícil do dia?",
    spec: {
      kind: "choice",
      options: [
        option("manha", "Manhã"),
        option("meio-da-tarde", "Meio da tarde"),
        option("noite", "Noite"),
        option("fim-de-semana", "Fim de semana"),
      ],
    },
  },
  {
    id: "f9",
    block,
    essential: false,
    partOf: "f8",
    text: "Em que estado você mora?",
    spec: { kind: "choice", options: STATES.map((state) => option(state, state)) },
  },
];
