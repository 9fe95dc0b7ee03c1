import { expect, test } from "vitest";
import { proposeMemory } from "./propose-memory.ts";

test.each([
  ["Não gosto de berinjela, posso trocar?", "evita", "não gosta de berinjela"],
  ["detesto coentro", "evita", "não gosta de coentro"],
  ["Nao como carne vermelha. E o almoço?", "evita", "não come carne vermelha"],
  ["Eu prefiro comida de panela", "prefere", "prefere comida de panela"],
  ["Treino de manhã bem cedo, o que como antes?", "rotina", "treina de manhã bem cedo"],
  ["Não tenho halteres em casa, e agora?", "equipamento", "não tem halteres"],
])("%s", (text, key, memory) => {
  expect(proposeMemory(text)).toEqual({ key, text: memory });
});

test.each([
  "O que janto hoje?",
  "Hoje não como arroz hoje",
  "Não gosto de tomar metformina",
  "Prefiro 90 kg a isso",
  "Não gosto de ter diabetes",
  "Não tenho tempo",
  "Quero trocar o arroz",
  "Não gosto de viver assim, quero morrer",
])("nothing to remember in: %s", (text) => {
  expect(proposeMemory(text)).toBeNull();
});
