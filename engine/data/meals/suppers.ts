import { cheese, fruit, milk, yoghurt } from "./parts.ts";

export const suppers = [
  {
    id: "ceia-banana-aveia",
    name: "Banana amassada com aveia",
    minutes: 3,
    cost: 1,
    parts: [
      { part: "fruta", foods: ["taco:182 un 1 1-1", "taco:222 un 1 1-1"] },
      { part: "cereal", foods: ["taco:7 cs 1 1-3", "own:chia cs 1 1-1"] },
    ],
    how: [
      "Amasse a banana, misture a aveia e ponha canela.",
      "Trinta segundos no micro-ondas deixam morna e mais doce.",
    ],
  },
  {
    id: "ceia-leite",
    name: "Leite morno",
    minutes: 3,
    cost: 1,
    parts: [milk],
    how: ["Uma xícara de leite morno com canela.", "Sem açúcar e sem achocolatado: o doce da noite pede mais doce."],
  },
  {
    id: "ceia-iogurte",
    name: "Iogurte",
    minutes: 1,
    cost: 2,
    parts: [yoghurt],
    how: ["Um pote individual de iogurte natural.", "Coma à mesa, de colher, e não direto do pote grande."],
  },
  {
    id: "ceia-fruta",
    name: "Fruta",
    minutes: 1,
    cost: 1,
    parts: [fruit],
    how: ["Uma fruta inteira, das que estão na fruteira.", "Morna com canela, a banana ou a maçã viram sobremesa."],
  },
  {
    id: "ceia-cha-queijo",
    name: "Chá e queijo",
    minutes: 5,
    cost: 1,
    parts: [{ part: "bebida", foods: ["taco:475 xi 1 1-2"] }, cheese],
    how: [
      "Um chá sem cafeína, como erva-doce ou camomila.",
      "Uma fatia de queijo, cortada antes de voltar para a mesa.",
    ],
  },
] as const;
