import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { landing } from "../content/landings/lp.ts";
import { FringeHero } from "./heroes/fringe-hero.tsx";
import { writePlaces } from "./live-places.ts";

const text = () => document.body.textContent ?? "";

test("the true number stands in every sentence and in the threads, and nothing moves", async () => {
  await render(<FringeHero landing={landing} copy={null} />);
  const before = document.body.getBoundingClientRect().height;

  writePlaces(document, { live: true, places: 4, startsOn: "2026-11-23" });

  expect(text()).toContain("Restam 4 vagas para começar esta semana");
  expect(text()).toContain("Quero uma das 4 vagas");
  expect(document.querySelectorAll("[data-threads] i")).toHaveLength(4);
  expect(document.body.getBoundingClientRect().height).toBe(before);
});

test("at none the page still sells, and says when people start", async () => {
  await render(<FringeHero landing={landing} copy={null} />);
  const before = document.body.getBoundingClientRect().height;

  writePlaces(document, { live: true, places: 0, startsOn: "2026-11-23" });

  expect(text()).toContain("Esta semana lotou. Próximo início: 23/11");
  expect(text()).toContain("Quero começar em 23/11");
  expect(document.body.getBoundingClientRect().height).toBe(before);
});
