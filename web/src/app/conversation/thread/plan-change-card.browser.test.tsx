import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { atEnd, openAsMember, text } from "../testing/conversation-page.ts";
import { exampleMessages, helena, NOW, rafael, waiting } from "../testing/example-thread.ts";
import { renderConversation } from "../testing/render-conversation.tsx";
import { startThreadServer } from "../testing/thread-server.ts";

openAsMember(NOW);

const people = [helena, rafael];
const card = (version: number) => page.getByRole("region", { name: `Mudança do plano, versão ${version}` });
/** What a return to the page does. */
const look = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

test("a new version of the plan stands where it was published, with the way to its reasons", async () => {
  const planChanges = [
    { version: 4, at: "2026-11-19T15:46:00.000Z" },
    { version: 3, at: "2026-11-18T22:00:00.000Z" },
    // Before the first message: no part of what was said.
    { version: 2, at: "2026-11-10T12:00:00.000Z" },
  ];
  const rest = { people, waiting, planChanges, readByTeam: 5, readByMember: 6 };
  startThreadServer({ messages: exampleMessages(), rest });
  await renderConversation();
  const last = card(4);
  await expect.element(last).toBeVisible();
  await expect.element(last.getByText("Versão 4, publicada hoje, 12h46.")).toBeVisible();
  await expect
    .element(last.getByRole("link", { name: "Ver com os motivos" }))
    .toHaveAttribute("href", "/app/plano/mudancas/4");
  await expect.poll(atEnd).toBeLessThan(4);
  const places = () =>
    [...document.querySelectorAll("[data-slot=bubble], section[aria-label^=Mudança]")].map(
      (element) =>
        element.getAttribute("aria-label") ?? element.textContent?.match(/diurético para|Diurético|Mais de tarde/)?.[0],
    );
  await expect
    .poll(places)
    .toEqual(expect.arrayContaining(["diurético para", "Mudança do plano, versão 3", "Diurético", "Mais de tarde"]));
  expect(places().indexOf("Mudança do plano, versão 3")).toBe(places().indexOf("diurético para") + 1);
  expect(places().at(-1)).toBe("Mudança do plano, versão 4");
  expect(text()).not.toContain("Versão 2");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a card says how much changed once it is known, in the room that it had before", async () => {
  const planChanges = [5, 4, 3].map((version) => ({ version, at: `2026-11-19T15:${42 + version}:00.000Z` }));
  const change = { half: "diet", title: "Mais fruta", before: null, after: null, reason: "Fome", source: "" } as const;
  const server = startThreadServer({
    messages: exampleMessages(),
    rest: { people, planChanges, readByTeam: 5, readByMember: 6 },
  });
  await renderConversation();
  // Not known, as without a connection.
  for (const version of [3, 4, 5])
    await expect.element(card(version).getByText("Seu plano mudou", { exact: true })).toBeInTheDocument();
  const before = card(4).element().clientHeight;
  server.changes = {
    3: { kind: "provisional", changes: [] },
    4: { kind: "definitive", changes: [change, change, change] },
    5: { kind: "definitive", changes: [] },
  };
  const seen = () => {
    look();
    return card(3).element().textContent;
  };
  await expect.poll(seen).toContain("Seu plano foi refeito");
  await expect.element(card(4).getByText("Seu plano mudou: 3 coisas")).toBeInTheDocument();
  await expect.element(card(5).getByText("Seu plano segue como está")).toBeVisible();
  for (const version of [3, 4, 5]) await expect.poll(() => card(version).element().clientHeight).toBe(before);
  await expect.poll(atEnd).toBeLessThan(4);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});
