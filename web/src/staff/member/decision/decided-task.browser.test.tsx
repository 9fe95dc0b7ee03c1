import type { StaffMe } from "@app/contract/staff/identity";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueueScreen } from "../../queue/queue-screen.tsx";
import { anItem, aQueue } from "../../queue/testing/queue-items.ts";
import { NOW } from "../../testing/design-day.ts";
import { helena } from "../../testing/example-staff.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { MEMBER_ID } from "../testing/example-file.ts";
import { decisionOptions, readingAnswers, readingCall, readingFile } from "../testing/example-reading.ts";
import { renderMember } from "../testing/render-member.tsx";
import { DecisionPage } from "./decision-page.tsx";

const BASE = `/v1/staff/members/${MEMBER_ID}`;
const me: StaffMe = { ...helena, confirmedUntil: "2999-01-01T00:00:00Z" };

beforeEach(() => page.viewport(1440, 1118));

/** The queue, then the decision, then the queue again. */
function Screens() {
  const [isDeciding, setIsDeciding] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsDeciding(!isDeciding)}>
        Trocar de tela
      </button>
      {isDeciding ? <DecisionPage file={readingFile} now={NOW} /> : <QueueScreen />}
    </>
  );
}

test("a decided task is no longer in the queue", async () => {
  const item = anItem(1, { memberId: MEMBER_ID, name: readingFile.name });
  let isDecided = false;
  const { calls } = fakeServer({
    "GET /v1/staff/me": () => me,
    "GET /v1/staff/queue": () => aQueue(isDecided ? [] : [item]),
    [`GET ${BASE}/answers`]: () => ({ answers: readingAnswers }),
    [`GET ${BASE}/timeline`]: () => ({ events: [readingCall], ahead: [], next: null }),
    [`GET ${BASE}/decision`]: () => ({ options: decisionOptions }),
    [`POST ${BASE}/decision`]: () => {
      isDecided = true;
      return { ...readingFile, reading: null };
    },
  });
  await renderMember(<Screens />, me);
  const change = page.getByRole("button", { name: "Trocar de tela" });
  const task = page.getByRole("link", { name: /Otávio Lins/ });
  await expect.element(task).toBeVisible();
  await change.click();
  await page.getByRole("radio", { name: /Liberar com limites/ }).click();
  await userEvent.fill(page.getByRole("textbox", { name: "O motivo, em uma frase" }), "Gota controlada há 14 meses.");
  await userEvent.click(page.getByRole("button", { name: "Assinar e liberar com limites" }));
  await expect.element(page.getByRole("heading", { name: "Decidido. Otávio já pode ler." })).toBeVisible();
  // Read again while the decision is still on the screen, so that the row does not show even for a moment.
  await expect.poll(() => calls.filter(({ path }) => path === "/v1/staff/queue").length).toBe(2);
  await change.click();
  await expect.element(page.getByRole("heading", { name: "Nada atrasado." })).toBeVisible();
  await expect.element(task).not.toBeInTheDocument();
});
