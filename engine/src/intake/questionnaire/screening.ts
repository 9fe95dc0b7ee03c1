import { type AnswerSpec, option, type Question } from "./question.ts";

const block = "saude";
const OPENING =
  "Cinco perguntas rápidas sobre a sua relação com a comida. Não existe resposta certa; elas nos ajudam a cuidar de você.";
const FREQUENCY: AnswerSpec = {
  kind: "choice",
  options: [
    option(0, "Nenhum dia"),
    option(1, "Vários dias"),
    option(2, "Mais da metade dos dias"),
    option(3, "Quase todos os dias"),
  ],
};

/** SCOFF, in a published Portuguese rendering until the items of SCOFF-BR are taken verbatim; and PHQ-2. */
export const screeningQuestions: readonly Question[] = [
  {
    id: "e1",
    block,
    essential: true,
    text: "Você provoca vômito por se sentir desconfortavelmente cheio(a)?",
    hint: OPENING,
    spec: { kind: "yes-no" },
    sensitive: true,
  },
  {
    id: "e2",
    block,
    essential: true,
    text: "Você se preocupa por ter perdido o controle do quanto come?",
    spec: { kind: "yes-no" },
    sensitive: true,
  },
  {
    id: "e3",
    block,
    essential: true,
    text: "Você perdeu recentemente mais de 6 kg em 3 meses?",
    spec: { kind: "yes-no" },
    sensitive: true,
  },
  {
    id: "e4",
    block,
    essential: true,
    text: "Você acredita estar gordo(a) quando outras pessoas dizem que está magro(a) demais?",
    spec: { kind: "yes-no" },
    sensitive: true,
  },
  {
    id: "e5",
    block,
    essential: true,
    text: "Você diria que a comida domina a sua vida?",
    spec: { kind: "yes-no" },
    sensitive: true,
  },
  {
    id: "h1",
    block,
    essential: true,
    text: "Nas últimas 2 semanas, com que frequência você teve pouco interesse ou pouco prazer em fazer as coisas?",
    spec: FREQUENCY,
    sensitive: true,
  },
  {
    id: "h2",
    block,
    essential: true,
    text: "Nas últimas 2 semanas, com que frequência você se sentiu para baixo, deprimido(a) ou sem perspectiva?",
    spec: FREQUENCY,
    sensitive: true,
  },
];
