import { option } from "./question.ts";

export const REGIONS = [
  option("ombro", "Ombro"),
  option("lombar", "Coluna lombar"),
  option("joelho", "Joelho"),
  option("quadril", "Quadril"),
  option("punho", "Punho"),
  option("tornozelo", "Tornozelo"),
  option("outra", "Outra"),
];
