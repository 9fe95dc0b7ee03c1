import type { ReviewsView } from "@app/contract/reviews";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { appPaths } from "../../../app-paths.ts";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { type DeviceState, emptyState } from "../../sync/core/device-state.ts";
import { ConsentMissing } from "../consent-missing.tsx";
import { deviceWith, NOW, open, refusedOn, reply, sent, WEEK } from "../testing/example-reviews.ts";
import { renderAt } from "../testing/render-review.tsx";
import { FreeReview } from "./free-review.tsx";
import { ReviewsPage } from "./reviews-page.tsx";

beforeEach(() => page.viewport(360, 740));

const text = () => document.body.textContent ?? "";
const title = () => document.querySelector("h1")?.textContent;
const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

type Shown = { view: Partial<ReviewsView>; device?: DeviceState; durable?: boolean; now?: number };
const calls: string[] = [];
async function show({ view, device = emptyState(), durable = true, now = NOW }: Shown) {
  calls.length = 0;
  await renderAt(
    appPaths.reviewReply,
    <ReviewsPage
      view={{ open: null, sent: [], ...view }}
      device={device}
      durable={durable}
      now={now}
      onRetry={() => calls.push("retry")}
      onDiscard={(week) => calls.push(`discard ${week}`)}
    />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(text()).not.toMatch(/undefined|NaN|!/);
  await expectAccessible();
}

test("the reply: two sentences, who wrote them, one next step and the promise that it kept", async () => {
  await show({ view: { sent: [sent(WEEK, { reply: reply() })] } });
  expect(title()).toBe("A resposta da sua revisão");
  for (const words of ["Semana de 14 a 20 de dezembro", "Helena Prado", "CRN-3 12345", "“Cinco dias", "Sexta à noite"])
    expect(text()).toContain(words);
  expect(text()).toContain("Promessa cumprida");
  expect(document.querySelector("article img")).not.toBeNull();
  expect(hrefs()).toContain(appPaths.conversation);
});

test("a late reply claims no kept promise, and another person has no borrowed portrait", async () => {
  const late = reply({
    at: "2026-12-24T18:00:00Z",
    by: { name: "Ana Lima", role: "treinador", registration: "CREF 1" },
  });
  await show({ view: { sent: [sent(WEEK, { reply: late })] } });
  expect(text()).not.toContain("Promessa cumprida");
  expect(document.querySelector("article img")).toBeNull();
});

test("older replies stand below, each behind its week", async () => {
  const weeks = ["2026-12-07", "2026-11-30"].map((week) => sent(week, { reply: reply({ text: `Carta de ${week}.` }) }));
  await show({ view: { sent: [sent(WEEK, { replyBy: "2026-12-22T21:12:00Z" }), ...weeks] } });
  expect(title()).toBe("Sua revisão chegou.");
  await userEvent.click(page.getByText("Semana de 7 a 13 de dezembro"));
  await expect.element(page.getByText("“Carta de 2026-12-07.”")).toBeVisible();
});

test.each([
  ["2026-12-21T13:00:00Z", "responde até terça, 22 de dezembro, às 18h12"],
  ["2026-12-23T12:00:00Z", "Era para terça, 22 de dezembro, às 18h12. O atraso é nosso"],
])("a sent review at %s: %s", async (now, words) => {
  await show({ view: { sent: [sent(WEEK, { replyBy: "2026-12-22T21:12:00Z" })] }, now: Date.parse(now) });
  expect(text()).toContain(words);
});

test("one for which no reply is owed says so", async () => {
  await show({ view: { sent: [sent(WEEK)] } });
  expect(text()).toContain("não há resposta prometida");
});

test.each([
  [true, "fica neste aparelho"],
  [false, "Não feche até ela ir."],
])("not sent, kept on the device %s: the promise begins when it arrives", async (durable, words) => {
  await show({ view: { open }, device: deviceWith(WEEK), durable });
  expect(text()).toContain(words);
  expect(text()).toContain("O prazo da resposta começa quando ela chegar.");
  expect(hrefs()).not.toContain(appPaths.review);
});

test.each([
  ["consent-missing", true],
  ["invalid", false],
] as const)("refused as %s: it can be sent again or taken away", async (refused, asksConsent) => {
  await show({ view: { open }, device: refusedOn(refused, WEEK) });
  expect(hrefs().includes(appPaths.consents)).toBe(asksConsent);
  await userEvent.click(page.getByRole("button", { name: "Enviar de novo" }));
  await userEvent.click(page.getByRole("button", { name: "Tirar deste aparelho" }));
  expect(calls).toEqual(["retry", `discard ${WEEK}`]);
});

test.each([
  ["alone", [], "A revisão desta semana está aberta."],
  ["below a reply", [sent("2026-12-07", { reply: reply() })], "A resposta da sua revisão"],
])("an open week leads to its questions, %s", async (_, replies, heading) => {
  await show({ view: { open, sent: replies } });
  expect(title()).toBe(heading);
  expect(hrefs()).toContain(appPaths.review);
  expect(text()).toContain("até sábado, 26 de dezembro.");
});

test("without an open week nothing is asked", async () => {
  await show({ view: {} });
  expect(title()).toBe("Nenhuma semana aberta agora.");
  expect(hrefs()).not.toContain(appPaths.review);
});

test.each([true, false])("a free member sees what it would be; an offer to buy beside it: %s", async (isSold) => {
  await renderAt(appPaths.reviewReply, <FreeReview isReturning={false} isSellingAllowed={isSold} />);
  expect(text()).toContain("A revisão faz parte do Plano Completo");
  expect(hrefs().some((href) => href?.startsWith("/pagamento"))).toBe(isSold);
  await expectAccessible();
});

test("without the consent no question is asked", async () => {
  await renderAt(appPaths.review, <ConsentMissing />);
  expect(hrefs()).toContain(appPaths.consents);
  expect(document.querySelector("main button")).toBeNull();
  await expectAccessible();
});
