import { brand } from "@app/contract/brand";
import { expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { landing } from "../content/landings/lp.ts";
import { startPlacesServer } from "../ui/testing/places-server.ts";
import { FringeHero } from "./heroes/fringe-hero.tsx";
import { showLivePlaces } from "./live-places.ts";

const text = () => document.body.textContent ?? "";
const threads = () => document.querySelectorAll("[data-threads] i").length;
const BUILT = `Restam ${brand.placesLeft} vagas para começar esta semana`;

const open = () => render(<FringeHero landing={landing} copy={null} />);

test("the page opens with the built figure, and the true one takes its place", async () => {
  startPlacesServer({ live: true, places: 9, startsOn: "2026-11-23" });
  await open();
  await expect.poll(text).toContain("Restam 9 vagas para começar esta semana");
  expect(text()).toContain("Quero uma das 9 vagas");
  expect(threads()).toBe(9);
});

test("an absence of a professional is on the page with the next visit", async () => {
  const server = startPlacesServer({ live: true, places: 9, startsOn: "2026-11-23" });
  await open();
  await expect.poll(text).toContain("Restam 9 vagas");
  await cleanup();
  server.places = { live: true, places: 1, startsOn: "2026-11-30" };
  await open();
  await expect.poll(text).toContain("Resta 1 vaga para começar esta semana");
  expect(text()).toContain("Quero a última vaga");
});

test("without a place the page still sells, and says when people start", async () => {
  startPlacesServer({ live: true, places: 0, startsOn: "2026-11-23" });
  await open();
  await expect.poll(text).toContain("Esta semana lotou. Próximo início: 23/11");
  expect(text()).toContain("Quero começar em 23/11");
  expect(threads()).toBe(0);
});

test.each([
  { name: "the request fails", places: null },
  { name: "the server does not count them", places: { live: false, places: 5, startsOn: null } },
])("where $name the built figure stays", async ({ places }) => {
  const server = startPlacesServer(places);
  await open();
  await expect.poll(() => server.reads).toBe(1);
  // To its end: what the page does by itself is behind us then.
  await showLivePlaces();
  expect(server.reads).toBe(2);
  expect(text()).toContain(BUILT);
  expect(threads()).toBe(brand.placesLeft);
});

test("where places are not counted nothing is asked for", async () => {
  const server = startPlacesServer({ live: true, places: 9, startsOn: null }, "fixed");
  await open();
  // The page would have asked before: it loads the same module first.
  await import("./live-places.ts");
  expect(text()).toContain(BUILT);
  expect(server.reads).toBe(0);
});
