import type { MemberFile } from "@app/contract/staff/member-file";
import type { StaffReview } from "@app/contract/staff/reviews";
import { useQuery } from "@tanstack/react-query";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { exampleFile, MEMBER_ID } from "../member/testing/example-file.ts";
import { closeMember, renderMember, reopenMember } from "../member/testing/render-member.tsx";
import { aQueue, exampleItems } from "../queue/testing/queue-items.ts";
import { NOW } from "../testing/design-day.ts";
import { type Answers, fakeServer, refuse } from "../testing/fake-server.ts";
import { reviewQuery } from "./data/review-query.ts";
import { ReviewScreen } from "./review-screen.tsx";
import { exampleReview } from "./testing/example-review.ts";

beforeEach(() => page.viewport(1440, 900));

const params = { memberId: MEMBER_ID, week: exampleReview.week };

/** As its route: what the server answers is what is shown. */
function Screen({ file }: { file: MemberFile }) {
  const { data } = useQuery(reviewQuery(params));
  return data ? <ReviewScreen file={file} review={data} now={NOW} /> : null;
}

function answer(answers: Answers = {}) {
  const { calls } = fakeServer({
    "GET /reviews/2026-11-09": () => exampleReview,
    "GET /v1/staff/queue": () => aQueue(exampleItems),
    ...answers,
  });
  return { replies: () => calls.filter(({ path }) => path.endsWith("/reply")).map(({ body }) => body), calls };
}

async function open(review: Partial<StaffReview> = {}, answers: Answers = {}, file: Partial<MemberFile> = {}) {
  const asked = answer({ "GET /reviews/2026-11-09": () => ({ ...exampleReview, ...review }), ...answers });
  await renderMember(<Screen file={{ ...exampleFile, ...file }} />);
  await expect.element(page.getByRole("heading", { name: "A semana" })).toBeVisible();
  return asked;
}

const text = () => page.getByRole("textbox", { name: "Duas frases" });
const step = () => page.getByRole("textbox", { name: "Um próximo passo" });
const type = (keys: string) => userEvent.keyboard(keys);
const helenaReplied = {
  at: new Date(NOW).toISOString(),
  by: { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" },
  text: "Boa semana.",
  nextStep: "Iogurte às 15h.",
} as const;

describe.each([
  [1440, 900],
  [768, 1024],
  [390, 844],
])("at %i px", (width, height) => {
  test("the week stands beside the reply or above it, and is accessible", async () => {
    await page.viewport(width, height);
    await open();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN|!/);
    await expectAccessible();
  });
});

test("each day is drawn, and said to readers", async () => {
  await open();
  await expect
    .element(page.getByText("6 dias registrados de 7, média de 1.631\u00a0kcal, 2 de 3 treinos"))
    .toBeVisible();
  const days = [...document.querySelectorAll("ol > li > .sr-only")].map((day) => day.textContent);
  expect(days[0]).toBe("segunda, 09/11: 5 refeições, 1.640\u00a0kcal, 1 treino, 81,2\u00a0kg");
  expect(days[3]).toBe("quinta, 12/11: sem registro, sem pesagem");
  expect(days[6]).toBe("domingo, 15/11: 2 refeições, 910\u00a0kcal, dia pela metade, sem pesagem");
  expect(days).toHaveLength(7);
});

test("the answers stand beside those of the week before, and the step that was agreed", async () => {
  await open();
  await expect.element(page.getByText("66 de 100, só a equipe vê")).toBeVisible();
  expect(page.getByText("Fome", { exact: true }).element().parentElement?.textContent).toBe("Fome3 de 5antes 4");
  await expect.element(page.getByText("“Queria um lanche da tarde", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Separe a roupa de treino na noite anterior.")).toBeVisible();
  await expect.element(page.getByText("Rafael, sexta, 13/11. Comece por ele: deu certo?")).toBeVisible();
});

test("it counts while one writes, and says what is too much before anything is sent", async () => {
  const { replies } = await open();
  await type("r");
  await type("Boa semana. A fome caiu. E o sono também.");
  await expect.element(page.getByText("3 de 2 frases")).toBeVisible();
  await type("{Control>}{Enter}{/Control}");
  await expect.element(text()).toHaveAccessibleDescription(/Resuma em duas frases/);
  await expect.element(step()).toHaveAccessibleDescription(/Escreva o próximo passo/);
  await expect.element(text()).toHaveFocus();
  expect(replies()).toEqual([]);
  await expectAccessible();
});

test("Ctrl Enter sends two sentences and one step; the next task has the focus", async () => {
  let failures = 1;
  const { replies, calls } = await open(
    {},
    {
      "POST /reply": () =>
        failures-- > 0
          ? refuse("overloaded")
          : { ...exampleReview, reply: helenaReplied, replyBy: null, mayAnswer: false },
    },
  );
  await type("r");
  await type("Boa semana. A fome caiu.");
  await step().fill("Iogurte às 15h.");
  await type("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("A resposta não foi enviada.", { exact: false })).toBeVisible();
  await expect.element(step()).toHaveValue("Iogurte às 15h.");
  const asked = calls.filter(({ path }) => path === "/v1/staff/queue").length;
  await type("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("link", { name: "Próxima: Aline Duarte" })).toHaveFocus();
  await expect
    .element(page.getByRole("region", { name: "A resposta" }).filter({ hasText: "“Boa semana.”" }))
    .toBeVisible();
  const sent = { text: "Boa semana. A fome caiu.", nextStep: "Iogurte às 15h." };
  expect(replies()).toEqual([sent, sent]);
  await expect.poll(() => calls.filter(({ path }) => path === "/v1/staff/queue").length).toBeGreaterThan(asked);
  await expectAccessible();
  await type("{Enter}");
  await expect.element(page.getByText("outra tela")).toBeVisible();
});

test("a reply that was not sent is there when the review is opened again, and gone once it was sent", async () => {
  await open();
  await text().fill("Semana firme.");
  await step().fill("Dormir às 23h.");
  await closeMember();
  await reopenMember(<Screen file={exampleFile} />);
  await expect.element(text()).toHaveValue("Semana firme.");
  await expect.element(step()).toHaveValue("Dormir às 23h.");
  const { replies } = answer({ "POST /reply": () => ({ ...exampleReview, reply: helenaReplied, mayAnswer: false }) });
  await type("{Control>}{Enter}{/Control}");
  await expect.poll(replies).toHaveLength(1);
  await closeMember();
  answer();
  await reopenMember(<Screen file={exampleFile} />);
  await expect.element(text()).toHaveValue("");
});

test("a colleague was faster: their reply is shown, and one's own text is not lost", async () => {
  let isAnswered = false;
  const rafael = { ...helenaReplied, by: { ...helenaReplied.by, name: "Rafael Nunes", role: "treinador" } };
  await open(
    {},
    {
      "GET /reviews/2026-11-09": () =>
        isAnswered ? { ...exampleReview, reply: rafael, replyBy: null, mayAnswer: false } : exampleReview,
      "POST /reply": () => {
        isAnswered = true;
        return refuse("review-answered");
      },
    },
  );
  await text().fill("A semana foi firme.");
  await step().fill("Dormir às 23h.");
  await type("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("alert").filter({ hasText: "Rafael respondeu antes." })).toBeVisible();
  await expect.element(page.getByText("A semana foi firme. Dormir às 23h.")).toBeVisible();
  await expect.element(page.getByText("“Boa semana.”")).toBeVisible();
});

test("opened in an emergency it is for reading alone", async () => {
  await open({ mayAnswer: false }, {}, { breakGlassUntil: "2026-11-19T14:18:00Z" });
  await expect.element(page.getByText("Aberta em emergência: só para ler.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
  await expectAccessible();
});

test("a first week without anything logged is said in words", async () => {
  const days = exampleReview.days.map(({ day }) => ({
    day,
    meals: 0,
    isComplete: false,
    kcal: null,
    workouts: 0,
    kg: null,
  }));
  await open({ days, before: null, lastReply: null, targetKcal: null, plannedWorkouts: 0, score: null });
  await expect.element(page.getByText("nenhum dia registrado, 0 treinos")).toBeVisible();
  await expect.element(page.getByText("Esta é a primeira resposta: ainda não há passo combinado.")).toBeVisible();
  await expectAccessible();
});
