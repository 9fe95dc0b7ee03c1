import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { emptyState } from "../sync/core/device-state.ts";
import type { SyncSnapshot } from "../sync/member-sync.ts";
import { numbersOf } from "./model/numbers.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { renderScreen } from "./testing/render-screen.tsx";
import type { Intake } from "./use-intake.ts";

const snapshot: SyncSnapshot = {
  ...emptyState(),
  phase: "ready",
  durable: true,
  isAnswered: true,
  hasLogged: false,
  flush: { state: "idle" },
};

async function open(id: AnswerId, answers: Answers = {}): Promise<Intake["save"]> {
  const save = vi.fn<Intake["save"]>(async () => undefined);
  const asked = { answers: { ...plainAnswers, ...answers }, context: { country: "BR" }, today: "2026-11-16" };
  const { [id]: _, ...others } = asked.answers;
  const now = { ...asked, answers: id in answers ? asked.answers : others };
  // Nothing here sends: the screen asks of `sync` only when a device refuses to keep answers.
  const intake = { ...now, firstName: "Bia", closing: "open", numbers: numbersOf(now), save, snapshot } as unknown;
  await renderScreen(<QuestionScreen intake={intake as Intake} id={id} />);
  return save;
}

const next = page.getByRole("button", { name: "Continuar" });

test("an allergy whose reaction was not named is asked by that name, in sight", async () => {
  await page.viewport(390, 700);
  const save = await open("s12");
  await userEvent.click(page.getByRole("checkbox", { name: "Ovo" }));
  await userEvent.click(next);
  const missing = page.getByText("Falta só uma coisa: já teve reação grave?");
  await expect.element(missing).toBeInViewport();
  await expect.element(page.getByRole("group", { name: /Já teve reação grave/ }).getByText("Sim")).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Não" }));
  await userEvent.click(next);
  expect(save).toHaveBeenLastCalledWith({ s12: { items: ["ovo"], other: "", severe: false } });
});

test("lactose alone asks for no reaction", async () => {
  const save = await open("s12");
  await userEvent.click(page.getByRole("checkbox", { name: "Lactose" }));
  await userEvent.click(next);
  expect(save).toHaveBeenLastCalledWith({ s12: { items: ["lactose"], other: "" } });
});

test("a pain is chosen by the member, in sight, and is not saved before", async () => {
  await page.viewport(390, 700);
  const save = await open("m7");
  await userEvent.click(page.getByRole("checkbox", { name: "Joelho" }));
  await expect.element(page.getByRole("slider", { name: "Joelho: quanto dói?" })).toBeInViewport();
  await userEvent.click(next);
  await expect.element(page.getByText("Falta só uma coisa: joelho, quanto dói?")).toBeInViewport();
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await userEvent.click(next);
  expect(save).toHaveBeenLastCalledWith({ m7: [{ region: "joelho", pain: 2 }] });
});

test("a no to dizziness leads on; a yes asks how often", async () => {
  const save = await open("s3");
  await expect.element(page.getByText("E quantas vezes")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Sim" }));
  await expect.element(page.getByRole("group", { name: /E quantas vezes caiu/ })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Não" }));
  expect(save).toHaveBeenLastCalledWith({ s3: false });
});

test("a wished weight starts at the own one, and one below health is answered kindly first", async () => {
  const save = await open("q07", { q05: 82.4 });
  const field = page.getByRole("textbox", { name: "Tem um peso em mente?" });
  await expect.element(field).toHaveAttribute("placeholder", "82,4");
  await userEvent.type(field, "45");
  await userEvent.click(next);
  await expect.element(page.getByText(/esse peso pode tirar saúde de você/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Está certo, continuar" }));
  expect(save).toHaveBeenLastCalledWith({ q07: 45 });
});
