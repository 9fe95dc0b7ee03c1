import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { showToast, Toasts } from "./toast.tsx";

beforeEach(async () => {
  await render(
    <>
      <button type="button">Antes</button>
      <Toasts />
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const titles = () => [...document.querySelectorAll("[data-slot=toast] b")].map((title) => title.textContent);

test("toasts wait their turn, two at a time, in the order they came", async () => {
  for (const title of ["Um", "Dois", "Três"]) showToast({ title });
  await expect.poll(titles).toEqual(["Um", "Dois"]);

  await userEvent.click(page.getByRole("button", { name: "Fechar aviso" }).first());
  await expect.poll(titles).toEqual(["Dois", "Três"]);
  await expectAccessible();
});

test("a toast leaves after ten seconds, and never under the focus or the pointer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  showToast({ title: "Peso anotado", action: { text: "Desfazer", onClick() {} } });
  const undo = page.getByRole("button", { name: "Desfazer" });
  await expect.element(undo).toBeVisible();

  await userEvent.click(page.getByRole("button", { name: "Antes" }));
  await userEvent.keyboard("{Tab}");
  await expect.element(undo).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual(["Peso anotado"]);

  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await userEvent.hover(undo);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(titles()).toEqual(["Peso anotado"]);

  await userEvent.unhover(undo);
  await userEvent.hover(page.getByRole("button", { name: "Antes" }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(titles()).toEqual([]);
});

test("a toast that comes up under a resting pointer leaves as well: it would cover what the member just tapped", async () => {
  await render(<p style={{ position: "fixed", bottom: "1.5rem", left: "5rem" }}>Em cima daqui</p>);
  await userEvent.hover(page.getByText("Em cima daqui"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  showToast({ title: "Não deu certo", tone: "destructive" });
  await expect.poll(() => document.querySelector("[data-slot=toast]")?.matches(":hover")).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(titles()).toEqual([]);
});

test("undo runs once, closes its toast and gives the focus back", async () => {
  const onClick = vi.fn();
  showToast({ title: "Almoço anotado", action: { text: "Desfazer", onClick } });
  await userEvent.click(page.getByRole("button", { name: "Antes" }));
  await userEvent.keyboard("{Tab}{Enter}");

  expect(onClick).toHaveBeenCalledOnce();
  await expect.poll(titles).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Antes" })).toHaveFocus();
});

test("plain toasts are announced politely, failures at once", async () => {
  await expect.element(page.getByRole("region", { name: "Avisos" })).toHaveAttribute("aria-live", "polite");
  showToast({ title: "Código copiado" });
  showToast({ title: "Não deu certo", text: "Tente de novo em um minuto.", tone: "destructive" });
  await expect.element(page.getByRole("alert").getByText("Não deu certo")).toBeVisible();
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  await expectAccessible();
});
