import type { Triggers } from "../match-text.ts";

const people = [
  "minha filha",
  "meu filho",
  "meus filhos",
  "minha mae",
  "meu pai",
  "minha irma",
  "meu irmao",
  "minha esposa",
  "minha mulher",
  "meu marido",
  "meu esposo",
  "minha namorada",
  "meu namorado",
  "minha avo",
  "meu avo",
  "minha sogra",
  "minha amiga",
  "meu amigo",
  "uma amiga",
  "um amigo",
  "minha prima",
  "minha vizinha",
  "minha colega",
  "meu colega",
];
const mine = [
  "meu plano",
  "minha dieta",
  "meu treino",
  "meu cardapio",
  "mesma dieta",
  "mesmo plano",
  "mesmo treino",
  "minha conta",
  "meu login",
];
const asks = [
  "mont* um plano",
  "mont* uma dieta",
  "mont* um treino",
  "faz um plano",
  "faz uma dieta",
  "faz um treino",
  "fazer uma dieta",
  "cria um plano",
  "cria uma dieta",
  "passa uma dieta",
  "calcul*",
];

/** A plan is one person's. Who only appears in the story of a meal is no such person. */
export const otherPersonWords: Triggers = {
  any: ["quanto meu marido deve comer", "quanto minha filha deve comer", "quanto meu filho deve comer"],
  together: [
    ...people.flatMap((person) =>
      ["posso", "pode", "podem"].flatMap((may) => mine.map((thing) => [person, thing, may])),
    ),
    ...people.flatMap((person) => ["pra", "para", "pro"].flatMap((to) => asks.map((ask) => [`${to} ${person}`, ask]))),
  ],
};
