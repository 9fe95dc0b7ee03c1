import type { PlanEditor, PlanFinding } from "@app/contract/staff/plans";
import { openDB } from "idb";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { closeMember } from "../member/testing/render-member.tsx";
import { aHalf } from "../plan-review/testing/example-editor.ts";
import { idOf, inHours } from "../testing/design-day.ts";
import { helena } from "../testing/example-staff.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import { editedDiet, marina } from "./testing/example-desk.ts";
import { renderPlan, reopenPlan } from "./testing/render-plan.tsx";
import { standingOf } from "./testing/standing-of.ts";

type Body = { key: string; revision: number; draft: unknown };

const camila = { staffId: idOf(82), name: "Camila Reis" };

beforeEach(async () => {
  await page.viewport(1440, 932);
});

async function open(editor: PlanEditor, handlers: Answers) {
  await closeMember();
  const { calls } = fakeServer({
    "POST /diet/lease": () => standingOf(editor),
    "DELETE /lease": () => ({ done: true }),
    ...handlers,
  });
  await renderPlan(editor);
  return calls;
}

const yogurt = page.getByRole("spinbutton", { name: /Quantidade de Iogurte/ });

async function openSnack() {
  await page.elementLocator(document.querySelector('[data-cell="d1.lanche-tarde"]') as HTMLElement).click();
  await yogurt.click();
}

async function addYogurt() {
  await openSnack();
  await userEvent.keyboard("{ArrowUp}");
}

const saved = (revision: number, findings: PlanFinding[] = []) => ({
  revision,
  savedAt: inHours(0.1),
  leaseUntil: inHours(0.2),
  fingerprint: "aaaa bbbb",
  findings,
});

test("what the check says is renewed with each save", async () => {
  const bread = { half: "diet" as const, code: "excluded-food", where: "diet.d1.cafe.1", isWarning: false };
  const found = [[{ ...bread, text: "Pão francês (glúten)" }], []];
  let revision = 0;
  await open(marina, { "POST /draft": () => saved((revision += 1), found[revision - 1]) });
  await addYogurt();
  await expect.element(page.getByText(/Pão francês .glúten./)).toBeVisible();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText(/Pão francês .glúten./)).not.toBeInTheDocument();
});

test("a change takes the lease, then saves once, over the revision that was seen", async () => {
  const calls = await open(marina, { "POST /draft": () => saved(1) });
  await expect.element(page.getByText("Nada mudou ainda")).toBeVisible();
  await openSnack();
  // In one go, so that no slow machine saves between the two.
  for (const _ of ["first", "second"]) {
    yogurt.element().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true }));
  }
  await expect.element(page.getByText("Salvo às 10h24")).toBeVisible();
  expect(calls.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`)).toEqual(["POST lease", "POST draft"]);
  expect(calls[1]?.body).toMatchObject({ revision: 0 });
});

test("after a lost answer the same request goes again with the same key, and is kept here meanwhile", async () => {
  let isOffline = true;
  const calls = await open(marina, {
    "POST /draft": () => {
      if (isOffline) throw new TypeError("Failed to fetch");
      return saved(1);
    },
  });
  await addYogurt();
  const offline = page.getByRole("button", { name: /Sem rede. Guardado aqui, 1 mudança/ });
  await expect.element(offline).toBeVisible();
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  isOffline = false;
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Salvo às 10h24")).toBeVisible();
  const [first, second] = calls.filter(({ path }) => path.endsWith("/draft")).map(({ body }) => body as Body);
  expect(second).toEqual(first);
});

test("a half that a colleague edits is taken over with a reason", async () => {
  const held = { ...camila, until: inHours(0.01), isMine: false };
  const editor = { ...marina, halves: { ...marina.halves, diet: aHalf({ lease: held }) } };
  const free = { ...marina, halves: { ...marina.halves, diet: aHalf({ lease: { ...held, isMine: true } }) } };
  const calls = await open(editor, { "POST /diet/lease": () => standingOf(free) });
  await expect.poll(() => document.body.textContent).toContain("Camila está editando esta metade, até 10h18.");
  expect(document.querySelector("[data-panel] [role=spinbutton]")).toBeNull();
  await page.getByRole("button", { name: "Assumir" }).click();
  await page.getByRole("textbox", { name: "Por que você?" }).fill("Camila saiu para uma chamada");
  await page.getByRole("dialog").getByRole("button", { name: "Assumir" }).click();
  await expect.poll(() => document.querySelector("[data-panel] [role=spinbutton]")).not.toBeNull();
  expect(calls.find(({ path }) => path.endsWith("/lease"))?.body).toEqual({ reason: "Camila saiu para uma chamada" });
});

test("a half saved elsewhere meanwhile is compared before anything is written over it", async () => {
  const theirs = {
    ...marina,
    halves: {
      ...marina.halves,
      diet: aHalf({ revision: 8, draft: editedDiet(), savedBy: camila, savedAt: inHours(-0.1) }),
    },
  };
  const calls = await open(marina, {
    "POST /draft": ({ body }) => ((body as Body).revision === 8 ? saved(9) : refuse("draft-changed")),
    [`GET /v1/staff/members/${marina.memberId}/plan`]: () => theirs,
  });
  await addYogurt();
  await page.getByRole("button", { name: /salvou esta metade/ }).click();
  await expect.element(page.getByRole("heading", { name: "Camila salvou esta metade" })).toBeVisible();
  await expect.poll(() => page.getByRole("dialog").element().textContent).toContain("Queijo minas");
  await page.getByRole("button", { name: "Gravar a minha por cima" }).click();
  await expect.element(page.getByText("Salvo às 10h24")).toBeVisible();
  const writes = calls.filter(({ method, path }) => method === "POST" && path.endsWith("/plan/diet/draft"));
  expect(writes.at(-1)?.body).toMatchObject({ revision: 8 });
});

test("what a colleague has written since is read with the lease", async () => {
  const training = aHalf({ revision: 4, savedBy: camila, savedAt: inHours(-0.1) });
  const newest = { ...marina, halves: { ...marina.halves, training } };
  const calls = await open(marina, {
    "POST /diet/lease": () => standingOf(newest),
    [`GET /v1/staff/members/${marina.memberId}/plan`]: () => newest,
    "POST /draft": () => saved(1),
  });
  await addYogurt();
  await expect.element(page.getByText("Salvo às 10h24")).toBeVisible();
  expect(calls.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`)).toEqual([
    "POST lease",
    "GET plan",
    "POST draft",
  ]);
});

test("a half that is signed meanwhile says so", async () => {
  await open(marina, { "POST /draft": () => refuse("draft-signed") });
  await addYogurt();
  await expect.element(page.getByText("Assinada. Retire a assinatura para mudar")).toBeVisible();
});

test("what could not be sent comes back when the plan is opened again, and goes with the same key", async () => {
  let isOffline = true;
  const calls = await open(marina, {
    "POST /draft": () => {
      if (isOffline) throw new TypeError("Failed to fetch");
      return saved(1);
    },
  });
  await addYogurt();
  await expect.element(page.getByRole("button", { name: /Guardado aqui, 1 mudança/ })).toBeVisible();
  await closeMember();
  isOffline = false;
  await reopenPlan(marina);
  await expect.element(page.getByText("Recuperamos a mudança que não tinha sido enviada.")).toBeVisible();
  await expect.element(page.getByText("Salvo às 10h24")).toBeVisible();
  const [first, second] = calls.filter(({ path }) => path.endsWith("/draft")).map(({ body }) => body as Body);
  expect(second).toEqual(first);
  await closeMember();
  await reopenPlan(marina);
  await expect.element(page.getByText("Nada mudou ainda")).toBeVisible();
});

test("what is kept on the device cannot be read without the person's session", async () => {
  await open(marina, { "POST /draft": () => refuse("draft-signed") });
  await addYogurt();
  await expect.element(page.getByText("Assinada. Retire a assinatura para mudar")).toBeVisible();
  await closeMember();
  const db = await openDB("team-drafts");
  const [entry] = await db.getAll("drafts");
  db.close();
  expect(new TextDecoder().decode(entry.text)).not.toContain("revision");
  const { calls } = fakeServer({});
  await reopenPlan(marina, { ...helena, _id: idOf(90), draftKeys: ["00".repeat(32)] });
  await expect.element(page.getByText("Nada mudou ainda")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a refused save does not keep the next one from the server", async () => {
  let isRefused = true;
  const calls = await open(marina, { "POST /draft": () => (isRefused ? refuse("invalid-input") : saved(1)) });
  await addYogurt();
  await expect.element(page.getByRole("button", { name: /Guardado aqui, 1 mudança/ })).toBeVisible();
  isRefused = false;
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("Salvo às 10h24")).toBeVisible();
  const [first, second] = calls.filter(({ path }) => path.endsWith("/draft")).map(({ body }) => body as Body);
  expect(second?.key).not.toBe(first?.key);
  expect(second?.draft).not.toEqual(first?.draft);
});

test("too many saves in a minute wait, and go by themselves", async () => {
  let answers = 0;
  const calls = await open(marina, { "POST /draft": () => (answers++ === 0 ? refuse("rate-limited") : saved(1)) });
  await addYogurt();
  await expect.element(page.getByText(/O servidor está ocupado. Guardado aqui, 1 mudança/)).toBeVisible();
  await expect.element(page.getByText("Salvo às 10h24"), { timeout: 5_000 }).toBeVisible();
  const [first, second] = calls.filter(({ path }) => path.endsWith("/draft")).map(({ body }) => body);
  expect(second).toEqual(first);
});

test("leaving for another screen with something unsent is asked about first", async () => {
  await open(marina, {
    "POST /draft": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await addYogurt();
  await expect.element(page.getByRole("button", { name: /Guardado aqui, 1 mudança/ })).toBeVisible();
  await page.getByRole("link", { name: "Fila" }).click();
  const question = page.getByRole("dialog", { name: "Sair com mudanças por enviar?" });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole("button", { name: "Ficar aqui" }).click();
  await expect.element(page.getByRole("button", { name: /Guardado aqui, 1 mudança/ })).toBeVisible();
  await page.getByRole("link", { name: "Fila" }).click();
  await question.getByRole("button", { name: "Sair assim mesmo" }).click();
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test("what was typed last is saved when the screen is left before the typing paused", async () => {
  const calls = await open(marina, {
    "POST /draft": () => saved(1),
    [`GET /v1/staff/members/${marina.memberId}/plan`]: () => marina,
  });
  await openSnack();
  await page.getByRole("textbox", { name: "Recado" }).fill("Sem açúcar.");
  await closeMember();
  await expect
    .poll(() => JSON.stringify(calls.find(({ path }) => path.endsWith("/draft"))?.body ?? null))
    .toContain("Sem açúcar.");
});
