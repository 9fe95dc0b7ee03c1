import { expect, test } from "vitest";
import { findHiddenNumbers, type HiddenMode } from "./find-hidden-numbers.ts";

function found(html: string, mode: HiddenMode): number {
  const root = document.createElement("div");
  root.innerHTML = html;
  return findHiddenNumbers(root, mode).length;
}

test.each([
  ["<p>79,9\u00a0kg</p>", 1, 1],
  ["<p><b>79,9</b> <small>kg</small></p>", 1, 1],
  ["<p>95 centímetros</p>", 1, 1],
  ["<p>IMC 24,1</p><p>seu IMC de 24</p>", 2, 2],
  ['<input aria-label="Peso" value="82,4 kg">', 1, 1],
  ["<svg><title>Peso</title><text>83 <tspan>kg</tspan></text></svg>", 1, 1],
  ["<details><p>1.650 kcal e 110 g de proteína</p></details>", 0, 2],
  ["<p>−0,4 %</p>", 0, 0],
  ["<p>12h30, 8/12, 7 h 30, 3 séries de 12, 2 gatos, 500 ml</p>", 0, 0],
  ["<dl><dt>IMC</dt><dd>de 3 perguntas</dd></dl><p>kg</p><p>2 copos</p>", 0, 0],
  ['<p>Com <span data-kept-number="equipment-load">8 kg</span></p>', 0, 0],
  ['<p>Arroz <span data-kept-number="shopping-quantity">2 kg</span> e 3 kg</p>', 1, 1],
] as const)("%s", (html, body, all) => {
  expect(found(html, "esconder-peso")).toBe(body);
  expect(found(html, "esconder-tudo")).toBe(all);
});
