import type { StaffQueue } from "@app/contract/staff/queue";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { memberKey } from "../shell/query-keys.ts";
import { idOf, inHours } from "../testing/design-day.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import { renderStaff, restoreWindow } from "../testing/render-staff.tsx";
import { queueQuery } from "./data/queue-query.ts";
import { QueueScreen } from "./queue-screen.tsx";
import { anItem, aQueue, exampleItems } from "./testing/queue-items.ts";

afterEach(restoreWindow);

const mine = { staffId: idOf(80), name: "Helena Prado", until: inHours(0.25), isMine: true };
const withClaim = (number: number, claim: typeof mine | null): StaffQueue =>
  aQueue(exampleItems.map((item) => (item.memberId === idOf(number) ? { ...item, claim } : item)));

async function open(answers: Answers = {}, width = 1440) {
  const server = fakeServer({ "GET /v1/staff/queue": () => aQueue(exampleItems), ...answers });
  const client = await renderStaff(<QueueScreen />, { width });
  await expect.element(page.getByRole("list", { name: "Fila de atenção" })).toBeVisible();
  return { ...server, client };
}

const selected = () => document.querySelector("[aria-current=true] b")?.textContent;
const names = () => [...document.querySelectorAll("[data-member] > span:nth-child(3) b")].map((b) => b.textContent);
const type = (keys: string) => userEvent.keyboard(keys);

describe.each([1440, 768, 390])("at %i px", (width) => {
  test("the queue fits and is accessible", async () => {
    await open({}, width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|!/);
    await expectAccessible();
  });
});

test("the bob hangs between what is late or flagged and what has time", async () => {
  await open();
  const places = [...document.querySelectorAll("ol > li")].map((place) => place.textContent);
  expect(places[2]).toContain("10h18");
  expect(places[1]).toContain("05h18há 5\u00a0h");
  expect(places[3]).toContain("12h30em 2h12");
});

test("the head of the queue names what falls due first, with the way to it", async () => {
  await open();
  const head = page.getByRole("region", { name: "A promessa mais próxima" });
  await expect.element(head.getByText("venceu há 5h00")).toBeVisible();
  await expect.element(head.getByText("Teresa Aguiar")).toBeVisible();
  await expect.element(head.getByRole("link", { name: /^Assinar a v2.*Teresa Aguiar$/ })).toBeVisible();
});

test("J and K move over the rows; the detail follows and does not take the focus", async () => {
  await open();
  expect(selected()).toBe("Aline Duarte");
  await type("jj");
  expect(selected()).toBe("Paulo Mendes");
  expect(document.activeElement?.getAttribute("data-member")).toBe(idOf(3));
  await type("k");
  const detail = page.getByRole("complementary", { name: "Item escolhido" });
  await expect.element(detail.getByRole("heading", { name: "Teresa Aguiar" })).toBeVisible();
  expect(document.querySelectorAll("[data-member][tabindex='0']")).toHaveLength(1);
  await type("kkk");
  expect(selected()).toBe("Aline Duarte");
});

test.each(["o", "r", "{Enter}"])("a click selects; O, R and Enter open: %s", async (key) => {
  await open();
  await page.getByRole("link", { name: /Diego Farias/ }).click();
  expect(selected()).toBe("Diego Farias");
  await type(key);
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test("a row opens where its work is done: a message in the thread, a review beside its week, the rest in the file", async () => {
  const kinds = ["conversation", "review", "plan"] as const;
  await open({ "GET /v1/staff/queue": () => aQueue(kinds.map((kind, index) => anItem(index + 1, { kind }))) });
  const hrefs = [...document.querySelectorAll("[data-member]")].map((row) => row.getAttribute("href"));
  expect(hrefs).toEqual([
    `/equipe/membros/${idOf(1)}/conversa`,
    `/equipe/membros/${idOf(2)}/revisao`,
    `/equipe/membros/${idOf(3)}`,
  ]);
  const detail = page.getByRole("complementary", { name: "Item escolhido" });
  await expect.element(detail.getByRole("link", { name: "Responder" })).toHaveAttribute("href", hrefs[0] ?? "");
  await expect
    .element(detail.getByRole("link", { name: "Ficha" }))
    .toHaveAttribute("href", `/equipe/membros/${idOf(1)}`);
});

test("filters by number show their kind, and an alert always", async () => {
  await open();
  await type("5");
  expect(names()).toEqual(["Aline Duarte", "Sônia Leite"]);
  await expect.element(page.getByRole("button", { name: "Silêncio 2" })).toHaveAttribute("aria-pressed", "true");
  await type("1m");
  await expect.element(page.getByText(/Nada com este filtro/)).toBeVisible();
});

test("A claims and says until when; Z gives it back", async () => {
  const { calls } = await open({
    "POST /claim": () => withClaim(1, mine),
    "DELETE /claim": () => withClaim(1, null),
  });
  await type("a");
  await expect.element(page.getByText("sua, 15\u00a0min")).toBeVisible();
  await expect.element(page.getByText("Aline Duarte está com você")).toBeVisible();
  await type("z");
  await expect.element(page.getByText("sua, 15\u00a0min")).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /v1/staff/queue/${idOf(1)}/claim`,
    `DELETE /v1/staff/queue/${idOf(1)}/claim`,
  ]);
});

test("after a claim the member's file is read again", async () => {
  const { client } = await open({ "POST /claim": () => withClaim(1, mine) });
  const [file, other] = [1, 2].map((number) => [...memberKey(idOf(number)), "file"]);
  for (const queryKey of [file, other]) client.setQueryData(queryKey ?? [], {});
  await type("a");
  await expect.poll(() => client.getQueryState(file ?? [])?.isInvalidated).toBe(true);
  expect(client.getQueryState(other ?? [])?.isInvalidated).toBe(false);
});

test("a colleague's task is taken over with a reason only", async () => {
  const { calls } = await open({ "POST /claim": () => withClaim(3, mine) });
  await type("jja");
  const dialog = page.getByRole("dialog", { name: "Paulo Mendes está com Camila Reis" });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Assumir" }).click();
  await expect.element(dialog.getByLabelText("Por que você?")).toHaveAccessibleDescription(/Escreva o motivo/);
  await dialog.getByLabelText("Por que você?").fill("Camila saiu para uma chamada");
  await dialog.getByRole("button", { name: "Assumir" }).click();
  await expect.element(page.getByText("sua, 15\u00a0min")).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ takeOver: "Camila saiu para uma chamada" });
});

test("who was faster is named when a claim is refused", async () => {
  const camila = { ...mine, name: "Camila Reis", isMine: false };
  let taken = false;
  await open({
    "POST /claim": () => {
      taken = true;
      return refuse("task-claimed");
    },
    "GET /v1/staff/queue": () => (taken ? withClaim(1, camila) : aQueue(exampleItems)),
  });
  await type("a");
  await expect.element(page.getByRole("dialog", { name: "Aline Duarte está com Camila Reis" })).toBeVisible();
});

test("D puts a task off, never past its promise", async () => {
  const { calls } = await open({ "POST /postponement": () => aQueue(exampleItems) });
  await type("jd");
  await expect.element(page.getByText(/Este não dá para adiar/)).toBeVisible();
  await type("{Escape}");
  await type("jjd");
  await page.getByRole("button", { name: /Em 3 horas/ }).click();
  await expect.element(page.getByText("Marina Costa volta hoje, 13h18")).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ until: inHours(3) });
  expect(selected()).toBe("Diego Farias");
});

test("a failed poll keeps the last known queue, with its time", async () => {
  let isUp = true;
  const { client } = await open({
    "GET /v1/staff/queue": () => (isUp ? aQueue(exampleItems) : refuse("staff-not-permitted")),
  });
  isUp = false;
  await client.refetchQueries({ queryKey: queueQuery.queryKey });
  await expect.element(page.getByText(/Isto é de 10h18/)).toBeVisible();
  expect(names()).toHaveLength(exampleItems.length);
});

test("an unchanged queue is asked about by its revision", async () => {
  const { client, calls } = await open();
  await client.refetchQueries({ queryKey: queueQuery.queryKey });
  expect(calls.at(-1)?.query).toBe(`?rev=${encodeURIComponent(aQueue(exampleItems).rev).replaceAll("%20", "+")}`);
});

test("an empty queue is the bob alone", async () => {
  fakeServer({ "GET /v1/staff/queue": () => aQueue([], { doneToday: 9 }) });
  await renderStaff(<QueueScreen />);
  await expect.element(page.getByRole("heading", { name: "Nada atrasado." })).toBeVisible();
  await expect.element(page.getByText("itens concluídos hoje")).toBeVisible();
  await expectAccessible();
});

test("what was put off stands at the end and comes back", async () => {
  fakeServer({
    "GET /v1/staff/queue": () => aQueue([anItem(1), anItem(2, { postponedUntil: inHours(2) })]),
    "POST /postponement": () => aQueue([anItem(1), anItem(2)]),
  });
  await renderStaff(<QueueScreen />);
  await expect.element(page.getByText("Adiados")).toBeVisible();
  await type("jd");
  await expect.element(page.getByText("Adiados")).not.toBeInTheDocument();
});

test("without the server the page says so, and tries again", async () => {
  let isUp = false;
  fakeServer({ "GET /v1/staff/queue": () => (isUp ? aQueue(exampleItems) : refuse("staff-not-permitted")) });
  await renderStaff(<QueueScreen />);
  await expect.element(page.getByRole("alert").getByText("A fila não abriu.")).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(page.getByRole("list", { name: "Fila de atenção" })).toBeVisible();
});

/** Of the Chrome DevTools Protocol, whose types the provider does not declare here. */
type Emulation = { send: (method: string, parameters: object) => Promise<unknown> };

test("with forced colours the selected row is still marked", async () => {
  const emulate = async (value: string) => {
    const features = [{ name: "forced-colors", value }];
    await (cdp() as unknown as Emulation).send("Emulation.setEmulatedMedia", { features });
  };
  await emulate("active");
  onTestFinished(() => emulate("none"));
  await open();
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  const outlineOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector) ?? document.body).outlineStyle;
  expect(outlineOf("[aria-current=true]")).toBe("solid");
  expect(outlineOf("[data-member]:not([aria-current])")).toBe("none");
});
