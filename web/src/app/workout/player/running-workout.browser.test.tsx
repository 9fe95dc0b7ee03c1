import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { findBrokenWords } from "../../../ui/testing/find-broken-words.ts";
import { findOverflow } from "../../../ui/testing/find-overflow.ts";
import { recordSet } from "../../data/workout-records/workout-edits.ts";
import type { Edit } from "../../sync/core/edit.ts";
import { beginWorkout } from "../model/workout-actions.ts";
import { DAY, deviceWith, NOW, pastWorkout, WORKOUT } from "../testing/example-records.ts";
import { exampleSession } from "../testing/example-session.ts";
import { planWithTraining, renderWorkout } from "../testing/render-workout.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const count = (name = "Repetições") => page.getByRole("spinbutton", { name });
const announced = () => document.querySelector("[data-slot=announcement]")?.textContent;

const begun = () => deviceWith(beginWorkout(exampleSession(), DAY, NOW, NOW));
const last = [pastWorkout("2026-11-10", { "own:agachamento-cadeira": [10, 10, 9] })];

beforeEach(() => page.viewport(360, 740));
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.style.fontSize = "";
});

test("the warm-up comes first, and its button begins with the first set", async () => {
  await renderWorkout({ now: NOW, received: last });
  await expect.element(heading("Primeiro, aquecer.")).toBeVisible();
  await expect.element(page.getByText("Marcha no lugar")).toBeVisible();
  expect(document.querySelector("main img, img")?.getAttribute("src")).toContain("marcha-no-lugar");
  await expectAccessible();
  await button("Aqueci, começar").click();
  await expect.element(heading("Agachamento na cadeira")).toHaveFocus();
  await expect.element(page.getByText("Da última vez: 10, 10, 9")).toBeVisible();
  expect(announced()).toBe("Agachamento na cadeira, 1ª série de 3. 8 a 12 repetições.");
  await expectAccessible();
});

test("a set is changed by its buttons and keys, concluded, corrected, and its rest is skipped", async () => {
  const saved: Edit[] = [];
  await renderWorkout({ now: NOW, received: last, device: begun(), onSave: (edits) => saved.push(...edits) });
  await button("Aumentar repetições").click();
  await expect.element(count()).toHaveTextContent("11");
  await userEvent.click(count());
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(count()).toHaveTextContent("9");
  await page.getByRole("radio", { name: "3", exact: true }).click();
  await expect.element(page.getByText(/^Três: cansou, mas sobrou\./)).toBeInTheDocument();
  await button("Concluir série").click();

  await expect.element(heading("Descanse.")).toHaveFocus();
  expect(announced()).toBe("Descanse 1\u00a0minuto e meio.");
  await expect.element(page.getByText("9, ainda daria 3")).toBeVisible();
  await expectAccessible();
  await button("+\u00a015\u00a0s de descanso").click();
  await expect.element(page.getByText(/^de 1\smin\s45/)).toBeVisible();

  await button("Corrigir").click();
  await button("Aumentar repetições").click();
  await button("Guardar correção").click();
  await expect.element(page.getByText("10, ainda daria 3")).toBeVisible();
  await button("Pular o descanso").click();
  await expect.element(heading("Agachamento na cadeira")).toHaveFocus();
  expect(announced()).toBe("Agachamento na cadeira, 2ª série de 3. 8 a 12 repetições.");
  await expect.element(button("Corrigir a 1ª série: 10")).toBeVisible();
  expect(saved.map(({ kind, fields }) => [kind, Object.keys(fields)])).toEqual([
    ["set", ["set", "at"]],
    ["set", ["set"]],
  ]);
});

test("an exercise near a region that hurts says why it is there and how far it goes", async () => {
  await renderWorkout({
    now: NOW,
    received: last,
    device: begun(),
    plan: planWithTraining({ soreRegions: ["joelho"] }),
  });
  await expect.element(page.getByText("Por causa do seu joelho: até a altura da cadeira, sem dor.")).toBeVisible();
  await expectFits();
  await expectAccessible();
});

test("the rest follows the wall clock, also over a page that was closed meanwhile", async () => {
  const device = deviceWith([setDone("A.1", "own:agachamento-cadeira", 1, Date.now() - 60_000)], begun());
  await renderWorkout({ now: NOW, device });
  expect(document.querySelector("[role=timer]")?.textContent).toMatch(/^0:(29|30)$/);
});

test("a rest that is over is not shown again", async () => {
  const device = deviceWith([setDone("A.1", "own:agachamento-cadeira", 1, Date.now() - 91_000)], begun());
  await renderWorkout({ now: NOW, device });
  await expect.element(page.getByText("2ª, agora")).toBeVisible();
});

test("when the rest is over the next set is on the screen by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: NOW });
  const device = deviceWith([setDone("A.1", "own:agachamento-cadeira", 1, NOW - 80_000)], begun());
  await renderWorkout({ now: NOW, device });
  expect(document.querySelector("[role=timer]")?.textContent).toBe("0:10");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.querySelector("[aria-current=step]")?.textContent).toBe("2ª, agora");
});

/** All of the sets before the exercise that is lifted. */
const beforeTheLoad = () =>
  ["A.1", "A.2", "A.3"].flatMap((part, index) =>
    Array.from({ length: index === 0 ? 3 : 2 }, (_, number) =>
      setDone(part, exampleSession().exercises[index]?.exercise ?? "", number + 1, NOW - 600_000),
    ),
  );

test("a load goes by the step of its equipment, with a comma, and begins where it was", async () => {
  await renderWorkout({ now: NOW, device: deviceWith(beforeTheLoad(), begun()) });
  await expect.element(heading("Agachamento goblet")).toBeVisible();
  await expect.element(page.getByText(/^Primeira vez: escolha uma carga/)).toBeVisible();
  await expect.element(count("Carga")).toHaveTextContent("–");
  await button("Aumentar quilos").click();
  await button("Aumentar quilos").click();
  await expect.element(count("Carga")).toHaveTextContent("2");
  await expectFits();
  await page.getByRole("radio", { name: "3", exact: true }).click();
  await button("Concluir série").click();
  await expect.element(page.getByText(/^\d+ com 2\skg, ainda daria 3$/)).toBeVisible();
  // One line: beside the longer values its word is not broken.
  expect(button("Corrigir").element().getBoundingClientRect().height).toBeLessThan(50);
});

test.each([
  [360, 740, 88],
  [390, 844, 112],
])("beside a load the picture keeps its size at %i × %i", async (width, height, least) => {
  await page.viewport(width, height);
  await renderWorkout({ now: NOW, device: deviceWith(beforeTheLoad(), begun()) });
  await expect.element(count("Carga")).toBeVisible();
  expect(pictureHeight()).toBeGreaterThanOrEqual(least);
  expect(button("Como se faz").element().getBoundingClientRect().top).toBeGreaterThanOrEqual(pictureBottom());
  await expectFits(width, height);
});

test("in the first week of one whose wrist hurts the picture keeps its size beside a load", async () => {
  await page.viewport(390, 844);
  const plan = planWithTraining({ soreRegions: ["punho"], validFrom: "2026-11-12", trainingFrom: "2026-11-12" });
  await renderWorkout({ now: NOW, plan, device: deviceWith(beforeTheLoad(), begun()) });
  await expect.element(page.getByText(/^Por causa do seu punho/)).toBeVisible();
  expect(pictureHeight()).toBeGreaterThanOrEqual(96);
  await expectFits(390, 844);
});

test("without a warm-up of its own no other movement is drawn", async () => {
  const plan = planWithTraining();
  for (const session of plan.training?.sessions ?? []) session.warmUp = [];
  await renderWorkout({ now: NOW, plan });
  await expect.element(heading("Primeiro, aquecer.")).toBeVisible();
  expect(document.querySelector("img")).toBeNull();
});

test("a hold is counted by the clock, after a few seconds to get into position", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: NOW });
  const done = exampleSession().exercises.slice(0, 4);
  const sets = done.flatMap(({ part, exercise, sets: all }) =>
    Array.from({ length: all }, (_, index) => setDone(part, exercise, index + 1, NOW - 600_000)),
  );
  await renderWorkout({ now: NOW, device: deviceWith(sets, begun()) });
  const asked = Date.now();
  await button("Contar o tempo").click();
  const begins = Date.now();
  // Otherwise the clock may be moved before it counts. To wait for an element moves it too, on a slow machine by more.
  await expect.element(button(/^Em posição: \d$/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000 + 23_400);
  const secondsSince = (from: number) => Math.floor((Date.now() - from - 5_000) / 1_000);
  const least = secondsSince(begins);
  await button("Parar de contar").click();
  const most = secondsSince(asked);
  await expect.element(count("Segundos")).toBeVisible();
  const held = Number(count("Segundos").element().textContent);
  expect(held).toBeGreaterThanOrEqual(least);
  expect(held).toBeLessThanOrEqual(most);
});

test("on a low phone everything of a set without a load is in sight, and the picture is no strip", async () => {
  await page.viewport(360, 640);
  await renderWorkout({ now: NOW, received: last, device: begun() });
  await expectFits(360, 640);
  expect(pictureHeight()).toBeGreaterThanOrEqual(88);
});

test("everything of a set is in sight at 360 × 740, with targets for a thumb", async () => {
  await renderWorkout({ now: NOW, received: last, device: begun() });
  await expectFits();
  for (const name of ["Aumentar repetições", "Diminuir repetições"]) {
    const { width, height } = button(name).element().getBoundingClientRect();
    expect([width, height].map(Math.round)).toEqual([72, 72]);
  }
});

test.each(["130%", "200%"])(
  "at %s of the text's size a set and its rest keep their words and numbers whole",
  async (size) => {
    document.documentElement.style.fontSize = size;
    const expectWhole = () => expect([...findBrokenWords(), ...findOverflow()]).toEqual([]);
    await renderWorkout({ now: NOW, device: deviceWith(beforeTheLoad(), begun()) });
    await expect.element(heading("Agachamento goblet")).toBeVisible();
    for (let step = 0; step < 3; step += 1) await button("Aumentar quilos").click();
    expectWhole();
    await page.getByRole("radio", { name: "3", exact: true }).click();
    await button("Concluir série").click();
    await expect.element(heading("Descanse.")).toBeVisible();
    expectWhole();
  },
);

const pictureBottom = () => document.querySelector("img")?.getBoundingClientRect().bottom ?? 0;
const pictureHeight = () => document.querySelector("img")?.getBoundingClientRect().height;

/** Nothing is below the lower edge or beyond the right one. */
async function expectFits(width = 360, height = 740) {
  await expect.element(button("Trocar")).toBeVisible();
  expect(button("Trocar").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
}
const setDone = (part: string, exercise: string, number: number, at: number): Edit =>
  recordSet({ workout: WORKOUT, part, exercise, number, kg: null, count: 10, reserve: 3 }, new Date(at).toISOString());
