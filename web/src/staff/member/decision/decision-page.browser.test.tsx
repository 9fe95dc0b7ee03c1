import type { StaffMe } from "@app/contract/staff/identity";
import type { MemberFile } from "@app/contract/staff/member-file";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { NOW } from "../../testing/design-day.ts";
import { helena, rafael } from "../../testing/example-staff.ts";
import { type Answers, fakeServer, refuse } from "../../testing/fake-server.ts";
import { exampleFile, MEMBER_ID } from "../testing/example-file.ts";
import { decisionOptions, readingAnswers, readingCall, readingFile } from "../testing/example-reading.ts";
import { renderMember } from "../testing/render-member.tsx";
import { DecisionPage } from "./decision-page.tsx";

const BASE = `/v1/staff/members/${MEMBER_ID}`;
const DECIDE = `POST ${BASE}/decision`;
/** Confirmed a moment ago: signing does not ask again. */
const fresh: StaffMe = { ...helena, confirmedUntil: "2999-01-01T00:00:00Z" };
const REASON = "Gota controlada, 14 meses sem crise.";

beforeEach(() => page.viewport(1440, 1118));

type Options = { file?: Partial<MemberFile>; handlers?: Answers; me?: StaffMe };

async function open({ file = {}, handlers = {}, me = fresh }: Options = {}) {
  const { calls } = fakeServer({
    "GET /v1/staff/me": () => me,
    [`GET ${BASE}`]: () => ({ ...readingFile, ...file }),
    [`GET ${BASE}/answers`]: () => ({ answers: readingAnswers }),
    [`GET ${BASE}/timeline`]: () => ({ events: [readingCall], ahead: [], next: null }),
    [`GET ${BASE}/decision`]: () => ({ options: decisionOptions }),
    ...handlers,
  });
  await renderMember(<DecisionPage file={{ ...readingFile, ...file }} now={NOW} />, me);
  return calls;
}

const sentDecisions = (sent: Awaited<ReturnType<typeof open>>) =>
  sent.filter(({ method, path }) => method === "POST" && path.endsWith("/decision")).map(({ body }) => body);
const decision = (name: RegExp) => page.getByRole("radio", { name });

test("why it came here, the decisive answers, the call, and the promise's time", async () => {
  await open();
  await expect.element(page.getByText("51 anos, dia 2, ainda sem plano, objetivo emagrecer")).toBeVisible();
  await expect
    .element(page.getByRole("img", { name: "Respondeu ontem, 14h05, prometido até amanhã, 14h05, faltam 27h47." }))
    .toBeVisible();
  await expect.element(page.getByText("alopurinol, há 4 anos")).toBeVisible();
  await expect.element(page.getByText("3 de 4")).toBeVisible();
  await expect.element(page.getByText("Última crise há 14 meses.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("só níveis e limites")).toBeVisible();
  await expect.element(decision(/Manter/)).toBeEnabled();
  await expectAccessible();
});

test("a row locks a decision and says which; its number chooses nothing", async () => {
  await open();
  await expect.element(decision(/Liberar inteiro/)).toBeDisabled();
  await expect.element(page.getByText("Travado: a tabela de segurança não permite", { exact: false })).toBeVisible();
  await userEvent.keyboard("3");
  await expect.element(page.getByText("Escolha uma decisão", { exact: false })).toBeVisible();
  await userEvent.keyboard("2");
  await expect.element(decision(/Liberar com limites/)).toBeChecked();
  await expect.element(page.getByText("segunda, 23/11, 14h05")).toBeVisible();
});

test("released with limits by keyboard alone: the reason, the edited words, the assessment that was read", async () => {
  const sent = await open({ handlers: { [DECIDE]: () => ({ ...readingFile, reading: null }) } });
  await expect.element(decision(/Manter/)).toBeEnabled();
  await userEvent.keyboard("2");
  await userEvent.click(page.getByRole("button", { name: "Conversa", exact: true }));
  await userEvent.click(page.getByRole("button", { name: "Editar o texto" }));
  await userEvent.fill(page.getByRole("textbox", { name: "O texto que Otávio vai ler" }), "Otávio, pode começar.");
  await userEvent.fill(page.getByRole("textbox", { name: "O motivo, em uma frase" }), REASON);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("heading", { name: "Decidido. Otávio já pode ler." })).toBeVisible();
  expect(sentDecisions(sent)).toEqual([
    {
      key: expect.any(String),
      assessment: 1,
      half: "diet",
      decision: "limits",
      reason: `Conversa: ${REASON}`,
      message: "Otávio, pode começar.",
      reviewBy: null,
    },
  ]);
});

test("without a reason nothing is sent; kept with a person it also needs a day", async () => {
  const sent = await open();
  await expect.element(decision(/Manter/)).toBeEnabled();
  await userEvent.keyboard("1");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Escreva o motivo em uma frase");
  await expect.element(page.getByText("Diga até quando você volta a olhar")).toBeVisible();
  expect(sentDecisions(sent)).toEqual([]);
  await expectAccessible();
});

test("newer answers: nothing is signed, the reason stays, and signing waits until they were read", async () => {
  const sent = await open({ handlers: { [DECIDE]: () => refuse("decision-outdated") } });
  await expect.element(decision(/Manter/)).toBeEnabled();
  await userEvent.keyboard("2");
  await userEvent.fill(page.getByRole("textbox", { name: "O motivo, em uma frase" }), REASON);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Chegaram respostas novas enquanto você lia.")).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(sentDecisions(sent)).toHaveLength(1);
  await userEvent.click(page.getByRole("button", { name: "Ler de novo" }));
  await expect.element(page.getByText("Chegaram respostas novas enquanto você lia.")).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith("/answers"))).toHaveLength(2);
  await expect.element(page.getByRole("textbox", { name: "O motivo, em uma frase" })).toHaveValue(REASON);
});

test("locked meanwhile: the decisions are read again and the choice is gone", async () => {
  await open({ handlers: { [DECIDE]: () => refuse("decision-locked") } });
  await expect.element(decision(/Manter/)).toBeEnabled();
  await userEvent.keyboard("2");
  await userEvent.fill(page.getByRole("textbox", { name: "O motivo, em uma frase" }), REASON);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("A tabela de segurança não permite esta decisão.")).toBeVisible();
  await expect.element(decision(/Liberar com limites/)).not.toBeChecked();
});

test("an old second factor is asked for again before anything is sent", async () => {
  const sent = await open({ me: helena });
  await expect.element(decision(/Manter/)).toBeEnabled();
  await userEvent.keyboard("2");
  await userEvent.fill(page.getByRole("textbox", { name: "O motivo, em uma frase" }), REASON);
  await userEvent.click(page.getByRole("button", { name: "Assinar e liberar com limites" }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(sentDecisions(sent)).toEqual([]);
});

test("an expired registration closes the signature and says so", async () => {
  await open({ me: { ...fresh, maySign: false } });
  await expect.element(decision(/Manter/)).toBeEnabled();
  await userEvent.keyboard("2");
  await expect
    .element(page.getByRole("button", { name: "Assinar e liberar com limites" }))
    .toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("Seu registro no conselho não está em vigor", { exact: false })).toBeVisible();
});

test("the other profession reads, and is not offered the decision", async () => {
  const reading = readingFile.reading && {
    ...readingFile.reading,
    halves: [{ half: "diet", level: "C", isMine: false }] as const,
  };
  const sent = await open({ me: rafael, file: { reading: reading && { ...reading, halves: [...reading.halves] } } });
  await expect.element(page.getByText("Quem decide é Helena. Você pode ler.")).toBeVisible();
  await expect.element(page.getByText("alopurinol, há 4 anos")).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith("/decision"))).toBe(false);
  await expect.element(page.getByRole("radio")).not.toBeInTheDocument();
});

test("nothing waits for a decision", async () => {
  await open({ file: { ...exampleFile } });
  await expect.element(page.getByRole("heading", { name: "Nada espera decisão aqui." })).toBeVisible();
});

test.each([
  [768, 1100],
  [390, 844],
])("at %i nothing is wider than the window", async (width, height) => {
  await page.viewport(width, height);
  await open();
  await expect.element(decision(/Manter/)).toBeEnabled();
  await userEvent.keyboard("2");
  await expect.element(page.getByRole("button", { name: "Assinar e liberar com limites" })).toBeVisible();
  const panel = page.getByRole("complementary", { name: "Decidir a alimentação" }).element();
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
