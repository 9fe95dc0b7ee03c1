import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { drawings } from "./drawings.ts";
import foodsFile from "./foods.svg";
import { Plate } from "./plate.tsx";
import { PlateScene } from "./plate-scene.tsx";

const drawn = () => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")?.split("#")[1]);

test("a plate has the name that it is given, or is decorative", async () => {
  await render(
    <>
      <PlateScene slot="almoco" foods={["arroz", "feijao", "suco"]} label="Arroz, feijão e suco" />
      <Plate foods={["arroz"]} />
    </>,
  );
  await expect.element(page.getByRole("img", { name: "Arroz, feijão e suco" })).toBeVisible();
  expect(document.querySelectorAll("svg[aria-hidden=true]").length).toBe(1);
  await expectAccessible();
});

test("a meal is on its table with cutlery; the knife makes room for a cup", async () => {
  const { rerender } = await render(<PlateScene slot="jantar" foods={["cuscuz", "couve"]} />);
  expect(drawn()).toEqual(["mesa-mata", "prato-goiaba", "garfo-areia", "faca-areia", "cuscuz", "couve"]);
  await rerender(<PlateScene slot="cafe" foods={["pao", "cafe"]} />);
  expect(drawn()).toEqual(["mesa-manga", "prato-ceu", "garfo-tinta", "pao", "cafe"]);
});

test("an eaten meal is an empty plate", async () => {
  const { rerender } = await render(<PlateScene slot="almoco" foods={["arroz"]} eaten />);
  expect(drawn()).toEqual(["mesa-goiaba", "prato-menta", "vazio"]);
  await rerender(<Plate foods={["arroz"]} eaten />);
  expect(drawn()).toEqual(["prato-menta", "vazio"]);
});

test("a plate in a list is drawn without what lies beside it", async () => {
  await render(<Plate slot="cafe" foods={["pao", "cafe"]} />);
  expect(drawn()).toEqual(["prato-ceu", "pao"]);
});

test("drawings come from the file", async () => {
  await render(<Plate foods={["arroz"]} label="Arroz" />);
  const use = () => document.querySelector<SVGUseElement>("use[href$='#arroz']");
  await expect.poll(() => use()?.getBBox().width).toBeGreaterThan(50);
});

test("each drawing lies around 0,0 and is as large as its radius says", async () => {
  const text = await (await fetch(foodsFile)).text();
  const holder = document.createElement("div");
  holder.innerHTML = text.replaceAll(/<\/?defs>/g, "");
  document.body.append(holder);
  const wrong = [...drawings].flatMap(([key, { radius }]) => {
    const drawing = holder.querySelector<SVGGElement>(`[id="${key}"]`);
    if (!drawing) return [`${key} is missing`];
    const { x, y, width, height } = drawing.getBBox();
    const offset = Math.hypot(x + width / 2, y + height / 2);
    const size = Math.max((width + height) / 4, 0.43 * Math.max(width, height)) / radius;
    return offset > 4 || Math.abs(size - 1) > 0.1 ? [`${key}: offset ${offset}, size ${size}`] : [];
  });
  holder.remove();
  expect(wrong).toEqual([]);
});
