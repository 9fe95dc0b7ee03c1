import type { QueueItem } from "@app/contract/staff/queue";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderHook } from "vitest-browser-react";
import { fakeServer } from "../testing/fake-server.ts";
import { renderStaff, restoreWindow } from "../testing/render-staff.tsx";
import { queueQuery } from "./data/queue-query.ts";
import { PAUSE_MS } from "./order/held-order.ts";
import { useHeldOrder } from "./order/use-held-order.ts";
import { QueueScreen } from "./queue-screen.tsx";
import { anItem, aPromise, aQueue } from "./testing/queue-items.ts";

afterEach(restoreWindow);

const items = [1, 2, 3].map((number) => anItem(number, { promises: [aPromise(number + 1)] }));
const names = () => [...document.querySelectorAll("[data-member] > span:nth-child(3) b")].map((b) => b.textContent);

async function open() {
  let latest: QueueItem[] = items;
  fakeServer({ "GET /v1/staff/queue": () => aQueue(latest) });
  const client = await renderStaff(<QueueScreen />, { withoutPauses: true });
  await expect.element(page.getByRole("list", { name: "Fila de atenção" })).toBeVisible();
  return async (next: QueueItem[]) => {
    latest = next;
    await client.refetchQueries({ queryKey: queueQuery.queryKey });
  };
}

describe("a new order", () => {
  test("waits while the keys are at work, and comes with the next J", async () => {
    const arrive = await open();
    await userEvent.keyboard("j");
    await arrive([anItem(4, { kind: "alert", name: "Alerta" }), ...[...items].reverse()]);
    await expect.element(page.getByText(/A ordem mudou/)).toBeVisible();
    expect(names()).toEqual(["Membro 1", "Membro 2", "Membro 3", "Alerta"]);
    await userEvent.keyboard("j");
    expect(names()).toEqual(["Alerta", "Membro 3", "Membro 2", "Membro 1"]);
    expect(document.activeElement?.textContent).toContain("Membro 1");
  });

  test("waits while the pointer moves over the list, and can be asked for", async () => {
    const arrive = await open();
    await userEvent.hover(page.getByRole("link", { name: /Membro 2/ }));
    await arrive([...items].reverse());
    await expect.element(page.getByText(/A ordem mudou/)).toBeVisible();
    expect(names()).toEqual(["Membro 1", "Membro 2", "Membro 3"]);
    await page.getByRole("button", { name: "Mostrar agora" }).click();
    expect(names()).toEqual(["Membro 3", "Membro 2", "Membro 1"]);
  });

  test("leaves a row that was done in its place, and says so", async () => {
    const arrive = await open();
    await userEvent.keyboard("j");
    await arrive(items.slice(1));
    await expect.element(page.getByText("Saiu da fila")).toBeVisible();
    expect(names()).toEqual(["Membro 1", "Membro 2", "Membro 3"]);
  });
});

test("a held order is taken after a pause, counted from the last activity", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const { result, rerender, act } = await renderHook((latest?: string[]) => useHeldOrder(latest ?? []), {
    initialProps: ["a", "b"],
  });
  await act(() => result.current.noteActivity());
  await rerender(["b", "a"]);
  expect(result.current).toMatchObject({ ids: ["a", "b"], isWaiting: true });
  await act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
  await act(() => result.current.noteActivity());
  await act(() => void vi.advanceTimersByTime(PAUSE_MS - 1));
  expect(result.current.ids).toEqual(["a", "b"]);
  await act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toMatchObject({ ids: ["b", "a"], isWaiting: false });
});

test("without any activity a new order comes at once", async () => {
  const { result, rerender } = await renderHook((latest?: string[]) => useHeldOrder(latest ?? []), {
    initialProps: ["a", "b"],
  });
  await rerender(["b", "a"]);
  await expect.poll(() => result.current.ids).toEqual(["b", "a"]);
});
