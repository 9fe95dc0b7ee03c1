import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { diaryConsentWords } from "../../../content/app/diary/diary.ts";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { emptyState, type OutboxEntry } from "../../sync/core/device-state.ts";
import { ConsentGate } from "./consent-gate.tsx";

const entry = (id: string, kind: string): OutboxEntry => ({
  id,
  kind,
  op: "put",
  hlc: id,
  fields: {},
  refused: "invalid",
});

// The device has a copy, so that nothing waits for the network.
beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline"))));
afterEach(() => void vi.unstubAllGlobals());

async function renderRefused(offsetMs: number) {
  const asked: string[] = [];
  const { meta, ...state } = emptyState();
  await renderScreen(
    <ConsentGate
      words={diaryConsentWords}
      kinds={["food", "day"]}
      snapshot={{
        ...state,
        meta: { ...meta, offsetMs },
        outbox: [entry("a", "food"), entry("b", "day"), entry("c", "message")],
        phase: "ready",
        durable: true,
        isAnswered: true,
        hasLogged: false,
        flush: { state: "idle" },
      }}
      sync={{
        flush: async () => undefined,
        forget: async () => true,
        retryRefused: async (reason) => asked.push(`retry ${reason}`) > 0,
        discardRefused: async (ids) => asked.push(`discard ${ids.join(" ")}`) > 0,
      }}
    >
      <p>O diário</p>
    </ConsentGate>,
  );
  return asked;
}

test("what a clock two days ahead logged is not lost silently: the screen says why it was refused and what to do", async () => {
  await page.viewport(360, 740);
  const asked = await renderRefused(-48 * 3_600_000);
  await expect.element(page.getByText("2 registros não foram aceitos.")).toBeVisible();
  await expect.element(page.getByText(/^A data deste aparelho está adiantada/)).toBeVisible();
  await expect.element(page.getByText("O diário")).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Tentar de novo" }));
  await userEvent.click(page.getByRole("button", { name: "Apagar daqui" }));
  expect(asked).toEqual(["retry invalid", "discard a b"]);
});

test("with a right clock the notice asks to look at day and values", async () => {
  await renderRefused(-900);
  await expect.element(page.getByText(/^O que você anotou ficou só neste aparelho/)).toBeVisible();
});
