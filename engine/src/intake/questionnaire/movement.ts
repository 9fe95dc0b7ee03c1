import { option, type Question } from "./question.ts";
import { REGIONS } from "./regions.ts";

const block = "movimento";

/** From Monday on. */
export const WEEKDAYS = [
  option("seg", "Segunda"),
  option("ter", "Terça"),
  option("qua", "Quarta"),
  option("qui", "Quinta"),
  option("sex", "Sexta"),
  option("sab", "Sábado"),
  option("dom", "Domingo"),
] as const;

export const movementQuestions: readonly Question[] = [
  {
    id: "m1",
    block,
    essential: true,
    text: "Como é o seu dia sem contar exercício?",
    spec: {
      kind: "choice",
      options: [
        option("sentado", "Quase todo sentado"),
        option("em-pe", "Em pé parte do dia"),
        option("anda", "Ando bastante"),
        option("pesado", "Trabalho pesado"),
      ],
    },
  },
  {
    id: "m2",
    block,
    essential: true,
    text: "Quantos minutos de exercício você faz por semana hoje?",
    spec: {
      kind: "choice",
      options: [
        option("0", "Nenhum"),
        option("<60", "Menos de 60"),
        option("60-150", "De 60 a 150"),
        option(">150", "Mais de 150"),
      ],
    },
  },
  {
    id: "m2b",
    block,
    essential: false,
    partOf: "m2",
    text: "De que tipo?",
    spec: { kind: "text", maxLength: 80 },
  },
  {
    id: "m3",
    block,
    essential: true,
    text: "Quanto tempo de musculação você já tem?",
    spec: {
      kind: "choice",
      options: [
        option("nunca", "Nunca fiz"),
        option("<6m", "Menos de 6 meses"),
        option("6-24m", "De 6 a 24 meses"),
        option(">2a", "Mais de 2 anos"),
      ],
    },
  },
  {
    id: "m4",
    block,
    essential: true,
    text: "Quantos dias por semana você realmente consegue treinar?",
    spec: { kind: "number", unit: "dias", min: 2, max: 6, decimals: 0 },
  },
  {
    id: "m4b",
    block,
    essential: false,
    partOf: "m4",
    text: "Em quais dias fica melhor?",
    hint: "Se quiser, marque tantos dias quantos treinos, ou mais: eles caem nesses dias.",
    spec: { kind: "list", options: WEEKDAYS },
  },
  {
    id: "m5",
    block,
    essential: true,
    partOf: "m4",
    text: "Quanto tempo por treino?",
    spec: {
      kind: "choice",
      options: [option(20, "20 minutos"), option(30, "30 minutos"), option(45, "45 minutos"), option(60, "60 minutos")],
    },
  },
  {
    id: "m6",
    block,
    essential: true,
    partOf: "m4",
    text: "Onde?",
    spec: {
      kind: "choice",
      options: [
        option("academia", "Academia"),
        option("casa-sem-nada", "Casa, sem nada"),
        option("casa-com-equipamento", "Casa, com elástico ou halteres"),
        option("condominio", "Condomínio"),
        option("rua", "Rua ou parque"),
      ],
    },
  },
  {
    id: "m7",
    block,
    essential: true,
    text: "Alguma região dói ou tem limite?",
    why: "O exercício que mexe com uma região dolorida sai do plano e entra outro no lugar. Com dor 7 ou mais, o treinador fala com você antes.",
    spec: { kind: "regions", options: REGIONS },
  },
  {
    id: "m8",
    block,
    essential: false,
    text: "O que você gosta de fazer?",
    spec: {
      kind: "list",
      options: [
        option("caminhar", "Caminhar"),
        option("correr", "Correr"),
        option("bicicleta", "Bicicleta"),
        option("nadar", "Nadar"),
        option("dancar", "Dançar"),
        option("esporte", "Esporte"),
        option("musculacao", "Musculação"),
      ],
    },
  },
  {
    id: "m9",
    block,
    essential: true,
    text: "Quantas horas você dorme e como acorda?",
    spec: {
      kind: "fields",
      fields: {
        hours: { label: "Horas por noite", spec: { kind: "number", unit: "horas", min: 2, max: 14, decimals: 1 } },
        wakes: {
          label: "Como acorda, de 1 (exausto) a 5 (descansado)",
          spec: { kind: "number", unit: "", min: 1, max: 5, decimals: 0 },
        },
      },
    },
  },
];
