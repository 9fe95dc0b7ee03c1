import type { PlanView } from "@app/contract/plans";
import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { logFoods } from "../../data/diary/food-edits.ts";
import { eatMeal } from "../../data/plan-layer/eaten-edits.ts";
import { examplePlan, hiddenPlan, limitedPlan } from "../../data/plan-layer/testing/example-plan.ts";
import { exampleWorkouts } from "../../data/plan-layer/testing/example-training.ts";
import { useLocalLayer } from "../../data/plan-layer/testing/use-local-layer.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import type { Edit } from "../../sync/core/edit.ts";
import { PlannedToday } from "./planned-today.tsx";

const DAY = "2026-11-12";
const at = (time: string): Date => new Date(`${DAY}T${time}:00`);
const eaten = (slot: string, time: string): Edit =>
  eatMeal({ plan: 1, part: `d4.${slot}`, day: DAY }, at(time).toISOString());

let setTime: (time: string) => void;
type ScreenProps = { plan: PlanView; time: string; edits?: readonly Edit[] };

function Screen({ plan, time, edits }: ScreenProps) {
  const [now, setNow] = useState(at(time));
  useEffect(() => {
    setTime = (next) => setNow(at(next));
  }, []);
  const { layer, save } = useLocalLayer(edits);
  return (
    <PlannedToday
      {...{ plan, layer, now, save }}
      workouts={exampleWorkouts()}
      items={null}
      promises={null}
      subscription={null}
    />
  );
}

const show = (plan: PlanView, time: string, ...edits: Edit[]) =>
  renderScreen(<Screen plan={plan} time={time} edits={edits} />);
const text = () => document.body.textContent ?? "";
const hero = () => document.querySelector("#proxima")?.textContent;
const logButton = () => page.getByRole("button", { name: "Comi assim", exact: true });

test("the next meal leads, with its figures and its two answers", async () => {
  await show(examplePlan(), "11:40", eaten("cafe", "07:10"), eaten("lanche-manha", "10:00"));
  expect(hero()).toBe("Almoço, às 12h30");
  expect(text()).toContain("482\u00a0kcal, 43\u00a0g de proteína.");
  expect(text()).toContain("Daqui a 50 minutos");
  expect(text()).toContain("545 de 1.650\u00a0kcal · 23 de 115\u00a0g de proteína");
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Almoço");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a meal eaten as planned gives way to the next one, and the undo has the focus", async () => {
  await show(examplePlan(), "12:52", eaten("cafe", "07:10"));
  await userEvent.click(logButton());
  await expect.poll(hero).toBe("Lanche, às 16h");
  expect(page.getByRole("status").element().textContent).toContain("Almoço: registrado.");
  expect(text()).toContain("12h52, como no plano. 482\u00a0kcal.");
  expect(document.activeElement?.textContent).toBe("Desfazer");
  expect(text()).toContain("902 de 1.650\u00a0kcal");
  await expectAccessible();
});

test("an undone meal is the next one again, with the focus on its answer", async () => {
  await show(examplePlan(), "12:53", eaten("almoco", "12:52"));
  await userEvent.click(page.getByRole("button", { name: "Desfazer" }));
  await expect.poll(hero).toBe("Almoço, às 12h30");
  expect(document.activeElement?.textContent).toBe("Comi assim");
  expect(text()).not.toContain("registrado.");
});

test("the undo stands for ten minutes", async () => {
  await show(examplePlan(), "12:52");
  await userEvent.click(logButton());
  await expect.poll(text).toContain("Desfazer");
  setTime("13:01");
  await expect.poll(text).toContain("Desfazer");
  setTime("13:02");
  await expect.poll(text).not.toContain("Desfazer");
});

test("what went by without a log is logged from the day", async () => {
  await show(examplePlan(), "14:20", eaten("cafe", "07:10"), eaten("almoco", "12:52"));
  await userEvent.click(page.getByRole("button", { name: "Comi assim: Lanche das 10h00" }));
  await expect.poll(text).toContain("Lanche: registrado.");
  expect(text()).not.toContain("Sem registro, e");
});

test("to eat something else leads to the diary, at that meal", async () => {
  await show(examplePlan(), "12:00");
  const different = page.getByRole("link", { name: "Comi diferente" }).element();
  expect(different.getAttribute("href")).toBe(`/app/diario/${DAY}/registrar?refeicao=almoco`);
});

const bread = {
  food: { ref: "taco:53", per100: null },
  amount: { grams: 50, low: 40, high: 60, unit: "un", count: 1, isAssumed: false },
};
const breadAt = (meal: "cafe" | "almoco", time: string): Edit[] =>
  logFoods({ day: DAY, meal, time }, [bread], "sentence", at(time).getTime());

test("a meal with something else in the diary gives way to the next one, and the sum is the diary's", async () => {
  await show(examplePlan(), "12:30", ...breadAt("almoco", "12:10"));
  expect(hero()).toBe("Lanche, às 16h");
  expect(text()).toContain("Registrado no diário.");
  await expect.poll(text).toContain("150 de 1.650\u00a0kcal · 4 de 115\u00a0g de proteína");
  await expectAccessible();
});

test("the first breakfast in a sentence is in the sum, in the one line of the first day's rest", async () => {
  await show(examplePlan({ createdAt: `${DAY}T06:30:00` }), "07:30", ...breadAt("cafe", "07:20"));
  expect(hero()).toBe("Lanche, às 10h");
  await expect.poll(() => document.querySelector("summary")?.textContent).toContain("150 de 1.650\u00a0kcal");
  await expect.element(page.getByText("Registrado no diário.")).not.toBeVisible();
  await userEvent.click(page.getByRole("heading", { name: "O seu dia" }));
  await expect.element(page.getByText("Registrado no diário.")).toBeVisible();
  await expectAccessible();
});

test("the first meal ever is met with one line and a touch, the second with its receipt alone", async () => {
  const vibrate = vi.spyOn(navigator, "vibrate").mockReturnValue(true);
  await show(examplePlan(), "12:52");
  expect(document.querySelector("#primeira-vez")).toBeNull();
  await userEvent.click(logButton());
  await expect.poll(text).toContain("Primeira refeição anotada.");
  const bob = document.querySelector("section:has(#primeira-vez) svg")?.getBoundingClientRect();
  expect(bob?.width).toBe(18);
  const place = document.querySelector("section:has(#primeira-vez) > [aria-hidden]")?.getBoundingClientRect();
  expect(bob?.bottom).toBeLessThanOrEqual((place?.bottom ?? 0) + 1);
  // This browser asks for less motion.
  expect(vibrate).not.toHaveBeenCalled();
  expect(document.querySelector("#primeira-vez")?.closest("section")?.getAnimations({ subtree: true })).toEqual([]);
  await expectAccessible();
  setTime("16:00");
  await expect.poll(hero).toBe("Lanche, às 16h");
  await userEvent.click(logButton());
  await expect.poll(text).not.toContain("Primeira refeição anotada.");
  vibrate.mockRestore();
});

test("in the evening nothing is asked: the day, tomorrow's first meal and the figures", async () => {
  await show(examplePlan(), "21:10", eaten("cafe", "07:10"), eaten("almoco", "12:52"), eaten("jantar", "20:15"));
  expect(hero()).toBeUndefined();
  await expect.element(logButton()).not.toBeInTheDocument();
  for (const words of [
    "três refeições registradas",
    "Amanhã, sexta",
    "Café da manhã: pão, dois ovos",
    "1.262\u00a0kcal",
  ])
    expect(text()).toContain(words);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a day without a log ends without a reproach", async () => {
  await show(examplePlan(), "22:00");
  expect(text()).toContain("O dia passou sem registro, e tudo bem.");
});

const FIGURE = /kcal|\d\s*(kg|g|cm|ml)(?![a-z])/;
test.each(["07:00", "11:40", "21:10"])("with hidden numbers no figure is on Hoje at %s", async (time) => {
  await show(hiddenPlan(), time, eaten("cafe", "07:10"));
  expect(text()).not.toMatch(FIGURE);
  expect(document.body.innerHTML).not.toMatch(/\/app\/evolucao/);
  await expectAccessible();
});

test("with hidden numbers the plate is measured in hands, and a log shows no figure either", async () => {
  await show(hiddenPlan(), "11:40");
  expect(text()).toContain("Arroz branco1 punho");
  await userEvent.click(logButton());
  await expect.poll(text).toContain("Almoço: registrado.");
  expect(text()).not.toMatch(FIGURE);
});

test("a plan of portions says those of the next meal, and offers no log", async () => {
  await show(limitedPlan(), "11:40");
  expect(hero()).toBe("Almoço, às 12h30");
  expect(text()).toContain("1 palma de carne, frango ou peixe");
  await expect.element(logButton()).not.toBeInTheDocument();
  expect(text()).not.toMatch(FIGURE);
  await expectAccessible();
});

test("a plan of portions shows its day in the evening too", async () => {
  await show(limitedPlan(), "22:00");
  expect(hero()).toBeUndefined();
  expect(text()).toContain("O seu dia");
});

test("what the team owes stands on its clock", async () => {
  await show(examplePlan(), "11:40");
  expect(text()).toContain("está montando o seu plano definitivo");
});

test("of a signed plan the team owes nothing", async () => {
  await show(examplePlan({ kind: "definitive", definitiveBy: null }), "11:40");
  expect(text()).not.toContain("está montando");
});
