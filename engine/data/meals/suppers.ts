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
  },
  {
    id: "ceia-leite",
    name: "Leite morno",
    minutes: 3,
    cost: 1,
    parts: [milk],
  },
  {
    id: "ceia-iogurte",
    name: "Iogurte",
    minutes: 1,
    cost: 2,
    parts: [yoghurt],
  },
  {
    id: "ceia-fruta",
    name: "Fruta",
    minutes: 1,
    cost: 1,
    parts: [fruit],
  },
  {
    id: "ceia-cha-queijo",
    name: "Chá e queijo",
    minutes: 5,
    cost: 1,
    parts: [{ part: "bebida", foods: ["taco:475 xi 1 1-2"] }, cheese],
  },
] as const;
