import type { MemberFile } from "@app/contract/staff/member-file";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { NOW } from "../testing/design-day.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import { MemberScreen } from "./member-screen.tsx";
import { exampleAnswers, exampleFile, MEMBER_ID } from "./testing/example-file.ts";
import { exampleAhead, exampleEvents } from "./testing/example-timeline.ts";
import { renderMember } from "./testing/render-member.tsx";

const BASE = `/v1/staff/members/${MEMBER_ID}`;
const timeline = () => ({ events: exampleEvents, ahead: exampleAhead, next: null });

beforeEach(async () => {
  await page.viewport(1440, 1290);
});

async function open(file: Partial<MemberFile> = {}, handlers: Answers = {}) {
  const { calls } = fakeServer({ [`GET ${BASE}/timeline`]: timeline, ...handlers });
  await renderMember(<MemberScreen file={{ ...exampleFile, ...file }} now={NOW} />);
  return calls;
}

const focused = () => document.activeElement?.querySelector("h3")?.textContent ?? document.activeElement?.textContent;
const event = (title: string) => page.getByRole("article").filter({ hasText: title });

test("who it is, the signs with what they force, the timeline, the weight and the promises", async () => {
  await open();
  await expect.element(page.getByText("dia 19, semana 3 de 52, plano v2, objetivo emagrecer")).toBeVisible();
  await expect.element(page.getByText("Respondeu sobre alergia · dieta liberada")).toBeVisible();
  await expect.element(page.getByText("O editor tira sozinho e trava a assinatura.")).toBeVisible();
  await expect.element(event("Revisão da semana 2")).toBeVisible();
  await expect
    .element(page.getByText("Tendência de −0,4 kg por semana (80%: −0,8 a 0,0).", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText("A sugestão nunca se aplica sozinha.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("hoje, 14h30, faltam 4h12")).toBeVisible();
  expect(page.getByRole("complementary", { name: "Tendência e promessas" }).element().textContent).toContain(
    "Revisão 1, resposta, cumprida com atraso+1 dia",
  );
  await expectAccessible();
});

test("header and deadlines stay in sight: the timeline scrolls by itself, and opens at now", async () => {
  await page.viewport(1440, 700);
  await open();
  await expect.element(event("Responder Marina")).toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBe(700);
  const bob = document.querySelector("[data-now]")?.getBoundingClientRect();
  expect(bob?.top).toBeGreaterThan(300);
  expect(bob?.bottom).toBeLessThan(660);
});

test("nutrition stands left, training right, and what both did on a day shares a row", async () => {
  await open();
  await expect.element(event("Assinou a dieta v2")).toBeInTheDocument();
  const box = (title: string) => event(title).element().getBoundingClientRect();
  const [diet, training, review] = [box("Assinou a dieta v2"), box("Assinou o treino v2"), box("Revisão da semana 2")];
  expect(diet.top).toBe(training.top);
  expect(diet.right).toBe(training.left);
  expect(review.left).toBeLessThan(diet.right);
  expect(review.right).toBeGreaterThan(training.left);
});

test("J and K walk over the events from now, G leads back, and they rest in a field", async () => {
  await open();
  await expect.element(event("Responder Marina")).toBeInTheDocument();
  await userEvent.keyboard("j");
  expect(focused()).toBe("Nutrição: Responder Marina");
  await userEvent.keyboard("kk");
  expect(focused()).toBe("IA: A IA passou para Helena");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toContain("Comentário de Rafael Nunes");
  await userEvent.keyboard("g");
  expect(focused()).toContain("agora, quinta, 19/11");
  await userEvent.keyboard("c");
  await userEvent.keyboard("jkg");
  await expect.element(page.getByRole("textbox", { name: "Comentário" })).toHaveValue("jkg");
});

test("Enter on a review opens it beside its week", async () => {
  const review = { ...exampleEvents[5], _id: "review 2026-11-09" };
  await open({}, { [`GET ${BASE}/timeline`]: () => ({ events: [review], ahead: [], next: null }) });
  await expect
    .element(page.getByRole("link", { name: "Revisão da semana 2" }))
    .toHaveAttribute("href", `/equipe/membros/${MEMBER_ID}/revisao/2026-11-09`);
  await userEvent.keyboard("k{Enter}");
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test("a comment is sent once with its key, and a lost answer keeps both", async () => {
  let failures = 1;
  const sent = await open(
    {},
    {
      [`POST ${BASE}/comments`]: () => (failures-- > 0 ? refuse("overloaded") : { event: exampleEvents[1] }),
    },
  );
  await userEvent.keyboard("c");
  await userEvent.keyboard("Reduzi o sal do jantar.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Tente de novo em alguns segundos.", { exact: false })).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Comentário guardado.")).toBeVisible();
  const comments = sent.filter(({ path }) => path.endsWith("/comments")).map(({ body }) => body);
  expect(comments).toHaveLength(2);
  expect(comments[0]).toEqual(comments[1]);
  await expect.element(page.getByRole("textbox", { name: "Comentário" })).toHaveValue("");
});

test("all answers open in a dialog that can be searched, and say that the look is recorded", async () => {
  await open({}, { [`GET ${BASE}/answers`]: () => ({ answers: exampleAnswers }) });
  await userEvent.click(page.getByRole("button", { name: "Ver as 42 respostas" }));
  await expect.element(page.getByText("Marina lê que você abriu as respostas", { exact: false })).toBeVisible();
  await userEvent.fill(page.getByRole("searchbox", { name: "Procurar nas respostas" }), "remedio");
  await expect.element(page.getByText("Toma remédio receitado?")).toBeVisible();
  await expect.element(page.getByText("Onde almoça?")).not.toBeInTheDocument();
  await expectAccessible();
});

test("a call is noted with its minutes; nonsense is refused before it is sent", async () => {
  const sent = await open({}, { [`POST ${BASE}/call-notes`]: () => ({ event: exampleEvents[1] }) });
  await userEvent.keyboard("n");
  await userEvent.fill(page.getByRole("textbox", { name: "O que foi dito" }), "Combinamos o lanche da tarde.");
  await userEvent.fill(page.getByRole("textbox", { name: "Minutos" }), "900");
  await userEvent.click(page.getByRole("button", { name: "Guardar a anotação" }));
  await expect.element(page.getByText("De 1 a 240 minutos")).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Minutos" }), "17");
  await userEvent.click(page.getByRole("button", { name: "Guardar a anotação" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith("/call-notes"))?.body).toEqual({
    key: expect.any(String),
    bookingId: null,
    minutes: 17,
    text: "Combinamos o lanche da tarde.",
  });
});

test("older pages come on demand, a filter asks for its kind, and a failure keeps the rest of the screen", async () => {
  const asked: (string | null)[][] = [];
  await open(
    {},
    {
      [`GET ${BASE}/timeline`]: (call) => {
        const query = new URLSearchParams(call.query);
        asked.push([query.get("only"), query.get("before")]);
        if (query.get("only") === "diary") return refuse("internal");
        return query.get("before")
          ? { events: exampleEvents.slice(5), ahead: [], next: null }
          : { events: exampleEvents.slice(0, 5), ahead: exampleAhead, next: "cursor" };
      },
    },
  );
  await userEvent.click(page.getByRole("button", { name: "Ver o que veio antes" }));
  await expect.element(event("Anamnese respondida")).toBeInTheDocument();
  await expect.element(page.getByText("O começo do programa.")).toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Diário", exact: true }));
  await expect.element(page.getByText("A linha do tempo não abriu.")).toBeVisible();
  await expect.element(page.getByText("Sinais de segurança")).toBeVisible();
  expect(asked.slice(0, 3)).toEqual([
    [null, null],
    [null, "cursor"],
    ["diary", null],
  ]);
});

test("a member who has just come: nothing yet, said in words", async () => {
  await open(
    {
      signs: [],
      guiding: [],
      answersCount: 0,
      weight: null,
      suggestion: null,
      promises: [],
      planVersion: null,
      goal: null,
    },
    { [`GET ${BASE}/timeline`]: () => ({ events: [], ahead: [], next: null }) },
  );
  for (const text of [
    "dia 19, ainda sem plano",
    "Nenhuma linha da tabela de segurança se aplica.",
    "Nenhuma pesagem ainda.",
    "Nada aconteceu ainda.",
    "Nada prometido daqui para a frente.",
    "Nenhuma promessa corre agora.",
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  await expectAccessible();
});

test("opened in an emergency it says so, and nothing can be written", async () => {
  await open({ breakGlassUntil: "2026-11-19T14:18:00Z" });
  await expect.element(page.getByText("Aberta em emergência até 11h18, só para ler.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Comentário" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Comentar/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test.each(["p", "r"])("the plan opens with P, the conversation with R: %s", async (key) => {
  await open();
  await expect.element(page.getByRole("link", { name: "Plano", exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Responder", exact: true }))
    .toHaveAttribute("href", `/equipe/membros/${MEMBER_ID}/conversa`);
  await userEvent.keyboard(key);
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test.each([
  [768, 1100],
  [390, 844],
])("at %i the timeline stands first, and nothing is wider than the window", async (width, height) => {
  await page.viewport(width, height);
  await open();
  await expect.element(event("Revisão da semana 2")).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const boxOf = (column: ReturnType<typeof page.getByRole>) => column.element().getBoundingClientRect();
  const timelineEnd = boxOf(page.getByRole("region", { name: "Linha do tempo" })).bottom;
  for (const column of page.getByRole("complementary").all())
    expect(boxOf(column).top).toBeGreaterThanOrEqual(timelineEnd);
  await expectAccessible();
});

test("an allergy told by phone is an act with its day, and one that says nothing is asked again", async () => {
  const calls = await open({}, { [`POST ${BASE}/reported-answers`]: () => ({}) });
  await page.getByRole("button", { name: "Registrar o que a pessoa contou" }).click();
  const dialog = page.getByRole("dialog", { name: "O que a pessoa contou" });
  await dialog.getByRole("button", { name: "Registrar" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Marque ou escreva a alergia");
  await dialog.getByRole("checkbox", { name: "Amendoim" }).click();
  await dialog.getByRole("checkbox", { name: "Já teve reação grave" }).click();
  await dialog.getByLabelText("Como contou?").selectOptions("phone");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Registrar" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    reportedOn: "2026-11-19",
    channel: "phone",
    report: { kind: "allergy", items: ["amendoim"], other: "", severe: true },
  });
});

test("a pain told in an appointment has its place and its height", async () => {
  const calls = await open({}, { [`POST ${BASE}/reported-answers`]: () => ({}) });
  await page.getByRole("button", { name: "Registrar o que a pessoa contou" }).click();
  const dialog = page.getByRole("dialog", { name: "O que a pessoa contou" });
  await dialog.getByLabelText("O que é?").selectOptions("pain");
  await dialog.getByLabelText("Onde dói?").selectOptions("joelho");
  await dialog.getByLabelText("Quanto, de 0 a 10?").selectOptions("8");
  await dialog.getByRole("button", { name: "Registrar" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    channel: "chat",
    report: { kind: "pain", region: "joelho", pain: 8 },
  });
});
