import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { exampleFile } from "../member/testing/example-file.ts";
import { renderMember } from "../member/testing/render-member.tsx";
import { aQueue } from "../queue/testing/queue-items.ts";
import { NOW } from "../testing/design-day.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import { ConversationScreen } from "./conversation-screen.tsx";
import { aThread, exampleReplies, exampleThread, fromTeam } from "./testing/example-thread.ts";

beforeEach(() => page.viewport(1440, 900));

async function open(answers: Answers = {}) {
  const { calls } = fakeServer({
    "GET /threads/team": () => exampleThread,
    "GET /v1/staff/queue": () => aQueue([]),
    "GET /v1/staff/replies": () => ({ replies: exampleReplies }),
    "POST /read": () => ({ readByTeam: 5 }),
    "POST /draft": () => ({ savedAt: new Date(NOW).toISOString() }),
    "POST /messages": () => aThread([...exampleThread.messages, fromTeam(6)]),
    ...answers,
  });
  await renderMember(<ConversationScreen file={exampleFile} now={NOW} />);
  await expect.element(field()).toBeVisible();
  return { bodies: (end: string) => calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body) };
}

const field = () => page.getByRole("textbox", { name: "Resposta para Marina" });
const dialog = () => page.getByRole("dialog", { name: "Respostas prontas" });
const type = (keys: string) => userEvent.keyboard(keys);
const selection = () => {
  const { value, selectionStart, selectionEnd } = field().element() as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
};

test("/ opens the list; typed, chosen by Enter, filled from the thread", async () => {
  await open();
  await type("r");
  await type("/");
  await expect.element(dialog().getByRole("combobox")).toHaveFocus();
  await expectAccessible();
  await type("olhar");
  await expect.element(dialog().getByRole("option").filter({ hasText: "Vou olhar e volto" })).toBeVisible();
  await type("{Enter}");
  await expect.element(field()).toHaveValue("Oi, Marina. Li a sua mensagem e volto até hoje, 14h30. Helena");
  await expect.element(field()).toHaveFocus();
});

test("inside a word the slash is a slash", async () => {
  await open();
  await type("r");
  await type("arroz e/ou feijão");
  await expect.element(field()).toHaveValue("arroz e/ou feijão");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("what is left between braces is selected, marked, and stops the reply until it is filled in", async () => {
  const { bodies } = await open();
  await type("/");
  await type("dificil{Enter}");
  await expect.poll(selection).toBe("{passo}");
  await expect.element(page.getByText("Falta preencher {passo}")).toBeVisible();
  expect(document.querySelector("form mark")?.textContent).toBe("{passo}");
  (field().element() as HTMLTextAreaElement).setSelectionRange(0, 0);
  await type("{Control>}{Enter}{/Control}");
  expect(selection()).toBe("{passo}");
  expect(bodies("/messages")).toEqual([]);
  await expectAccessible();
  await type("andar depois do almoço");
  await expect.element(page.getByText("Falta preencher {passo}")).not.toBeInTheDocument();
  await type("{Control>}{Enter}{/Control}");
  await expect
    .poll(() => bodies("/messages"))
    .toEqual([
      {
        key: expect.any(String),
        text: "Marina, que bom que você contou. Escolha uma coisa só para os próximos dias: andar depois do almoço. O resto espera.",
      },
    ]);
});

test("the reply being written is kept for others, without this member's name", async () => {
  const { bodies } = await open({ "POST /v1/staff/replies": () => ({ replies: exampleReplies }) });
  await type("r");
  await type("Marina, coma com calma.");
  await page.getByRole("button", { name: "Guardar como pronta" }).click();
  const keep = page.getByRole("dialog", { name: "Guardar como resposta pronta" });
  await expect.element(keep.getByRole("textbox", { name: "Texto" })).toHaveValue("{primeiroNome}, coma com calma.");
  await keep.getByRole("button", { name: "Guardar" }).click();
  await expect.element(keep.getByText("Dê um nome")).toBeVisible();
  await keep.getByRole("textbox", { name: "Nome" }).fill("Comer com calma");
  await expectAccessible();
  await keep.getByRole("button", { name: "Guardar" }).click();
  await expect.element(keep).not.toBeInTheDocument();
  expect(bodies("/replies")).toContainEqual({
    _id: expect.any(String),
    title: "Comer com calma",
    text: "{primeiroNome}, coma com calma.",
  });
  await expect.element(field()).toHaveValue("Marina, coma com calma.");
});

test("one's own can be deleted, the service's cannot", async () => {
  await open({
    [`DELETE /${exampleReplies[2]?._id}`]: () => ({ replies: exampleReplies.slice(0, 2) }),
  });
  await type("/");
  await expect.element(dialog().getByRole("button", { name: "Usar" })).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "Apagar" })).not.toBeInTheDocument();
  await type("festa");
  await dialog().getByRole("button", { name: "Apagar" }).click();
  await expect.element(dialog().getByText("Nenhuma resposta com esse texto.")).toBeVisible();
});

test("replies that did not open say so, and try again", async () => {
  let isUp = false;
  await open({ "GET /v1/staff/replies": () => (isUp ? { replies: exampleReplies } : refuse("staff-not-permitted")) });
  await type("/");
  await expect.element(dialog().getByRole("alert").filter({ hasText: "As respostas não abriram." })).toBeVisible();
  isUp = true;
  await dialog().getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(dialog().getByRole("option").first()).toBeVisible();
});
