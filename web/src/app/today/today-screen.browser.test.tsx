import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { endSession } from "../../identity/session/session-store.ts";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { examplePlan } from "../data/plan-layer/testing/example-plan.ts";
import { exampleWorkouts } from "../data/plan-layer/testing/example-training.ts";
import { createQueryClient } from "../data/query-client.ts";
import { workoutsQuery } from "../data/workouts-query.ts";
import { anIntake, everyOutcome } from "../intake/testing/intake-views.ts";
import { renderScreen } from "../intake/testing/render-screen.tsx";
import { AppShell } from "../shell/app-shell.tsx";
import { loadPart } from "./intake-parts.ts";
import { WaitQuestionnaire } from "./start/wait-questionnaire.tsx";
import { anOverview } from "./testing/overviews.ts";
import { Today } from "./today-screen.tsx";

beforeAll(
  async () => void (await Promise.all([loadPart("rest"), loadPart("start"), loadPart("outcome"), loadPart("planned")])),
);
// In the morning: late in the evening the day has no next meal to lead to.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date().setHours(9, 0) }));
afterEach(() => void vi.useRealTimers());
// The day opens the member's sync, which would go on asking for a server.
afterEach(() => endSession({ wipe: true }));

const free = { state: "none", plan: null, promises: [], refundOptions: null } as const;
const notAnswered = (intake: IntakeView): IntakeView => ({ ...intake, assessment: null, completedAt: null });
const overviewFor = ({ questionnaire }: IntakeView) =>
  questionnaire === "gratis" ? anOverview({ ...free, promises: [] }) : anOverview();
const show = (intake: IntakeView | undefined) =>
  renderScreen(<Today overview={intake ? overviewFor(intake) : anOverview()} intake={intake} />);
const text = () => document.body.textContent ?? "";
const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

test("a buyer who has not answered is led to the questionnaire by one button", async () => {
  await show(notAnswered(anIntake()));
  expect(text()).toContain("Está tudo certo, Bia. Agora, sete minutos.");
  expect(hrefs().filter((href) => href === "/app/anamnese")).toHaveLength(1);
  expect(text()).toContain("Plano Completo, anual");
  await expectAccessible();
});

test("a begun questionnaire says where it stopped, what waits and what runs", async () => {
  const progress = {
    minutesLeft: 5,
    blocks: [
      { title: "Você", state: "done" as const, answered: 6, asked: 6, minutes: 0 },
      { title: "Saúde", state: "now" as const, answered: 7, asked: 19, minutes: 2 },
      { title: "Comida", state: "later" as const, answered: 0, asked: 6, minutes: 0.4 },
    ],
  };
  await renderScreen(
    <WaitQuestionnaire firstName="Bia" overview={anOverview()} progress={progress} items={null}>
      {null}
    </WaitQuestionnaire>,
  );
  for (const words of ["Faltam uns 5 minutos.", "7 de 19", "feito", "meio min", "Continuar de onde parei", "Espera:"])
    expect(text()).toContain(words);
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Saúde");
  await expectAccessible();
});

test("a free member is invited to the short questionnaire, and then sees the target", async () => {
  await show(notAnswered(everyOutcome.free));
  expect(hrefs()).toContain("/app/anamnese");
  await show(everyOutcome.free);
  expect(text()).toContain("perto de 1.800 kcal");
  expect(hrefs()).toContain("/app/anamnese/resultado");
});

test.each([
  "plan",
  "limited",
  "personFirst",
  "trainingWaits",
  "crisis",
  "declined",
  "notServed",
  "incomplete",
] as const)("%s stands on Hoje with its way on, accessible at 360 px", async (name) => {
  await show(everyOutcome[name]);
  expect(hrefs().some((href) => href.startsWith("/app/anamnese"))).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(text()).not.toMatch(/undefined|NaN/);
  await expectAccessible();
});

test.each(["planHidden", "limitedHidden", "personFirst", "freeHidden", "freeNoTarget"] as const)(
  "%s shows no figure of a body or of food on Hoje",
  async (name) => {
    await show(everyOutcome[name]);
    expect(text()).not.toMatch(/kcal|\d\s*(kg|g|cm)(?![a-z])/);
  },
);

test.each(["freeNoTarget", "crisis", "notServed"] as const)("%s is sold nothing on Hoje", async (name) => {
  await show(everyOutcome[name]);
  expect(hrefs().join()).not.toContain("/pagamento?");
});

const showPlan = (intake: IntakeView, plan: PlanView | null) =>
  renderScreen(<Today overview={anOverview()} intake={intake} plan={plan} />);
const planLink = () => hrefs().some((href) => href.startsWith("/app/plano#"));

test.each(["plan", "limited", "trainingWaits"] as const)("%s with a plan leads with its day", async (name) => {
  await showPlan(everyOutcome[name], examplePlan());
  await expect.poll(planLink).toBe(true);
  // Where a person still reads the other half, that is said instead of the team's promise.
  await expect
    .poll(() => document.querySelector("#anamnese") !== null)
    .toBe(everyOutcome[name].assessment?.personBy !== null);
  expect(text()).toContain("Plano Completo, anual");
});

test.each([
  ["the plan waits for a person", everyOutcome.personFirst, examplePlan({ diet: null, training: null, shopping: [] })],
  ["there is no plan yet", everyOutcome.plan, null],
  ["there is a crisis", everyOutcome.crisis, examplePlan()],
])("Hoje stays what it was where %s", async (_, intake, plan) => {
  await showPlan(intake, plan);
  expect(document.querySelector("#anamnese")).not.toBeNull();
  expect(planLink()).toBe(false);
});

test("on the first day a phone has the next meal, the training and the rest in one line each", async () => {
  // The harness has margins of its own: the app between them is 390 px wide.
  await page.viewport(430, 844);
  vi.setSystemTime(new Date("2026-11-12T07:00:00"));
  const client = createQueryClient();
  client.setQueryData(workoutsQuery.queryKey, exampleWorkouts());
  const person = { ...anOverview().person, emailVerified: false };
  const plan = examplePlan({ createdAt: "2026-11-12T06:30:00", definitiveBy: "2026-11-19T12:00:00.000Z" });
  await renderScreen(
    <QueryClientProvider client={client}>
      <AppShell>
        <Today overview={anOverview({ person })} intake={everyOutcome.plan} plan={plan} />
      </AppShell>
    </QueryClientProvider>,
  );
  await expect.poll(() => document.querySelector("#treino")).not.toBeNull();
  const app = document.querySelector<HTMLElement>("[data-slot=app]");
  expect(app?.offsetWidth).toBe(390);
  expect(app?.offsetHeight).toBeLessThanOrEqual(1_400);
  await page.viewport(360, 740);
});

test("she is greeted by the name she chose", async () => {
  const client = createQueryClient();
  client.setQueryData(intakeQuery.queryKey, { ...everyOutcome.plan, firstName: "Ju" });
  await renderScreen(
    <QueryClientProvider client={client}>
      <Today overview={anOverview()} intake={everyOutcome.plan} plan={examplePlan()} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Bom dia, Ju." })).toBeVisible();
});

test("on the day of the signatures Hoje says so", async () => {
  const promise = {
    key: "definitive-plan",
    title: "Plano definitivo",
    text: "Pronto.",
    state: "kept",
    dueBy: null,
  } as const;
  const promises = [{ ...promise, at: new Date().toISOString() }];
  const plan = examplePlan({ kind: "definitive", definitiveBy: null });
  await renderScreen(<Today overview={anOverview({ promises })} intake={everyOutcome.plan} plan={plan} />);
  await expect.poll(text).toContain("Seu plano está assinado");
  await expectAccessible();
});

test("where the plan is on the screen, nothing of it is announced", async () => {
  const assessment = {
    ...everyOutcome.plan.assessment,
    personBy: "2027-01-01T12:00:00.000Z",
  } as IntakeView["assessment"];
  await showPlan({ ...everyOutcome.plan, assessment }, examplePlan());
  await expect.poll(planLink).toBe(true);
  await expect.poll(text).toContain("Seu plano já vale.");
  expect(text()).not.toContain("chegam a seguir");
});

test("an email to confirm is one quiet line below all else", async () => {
  const person = { ...anOverview().person, emailVerified: false };
  await renderScreen(
    <Today overview={anOverview({ ...free, promises: [], person })} intake={notAnswered(everyOutcome.free)} />,
  );
  expect(text()).toMatch(/Confirme seu email para não perder o acesso. Leva um toque. Enviar link/);
  expect(text()).not.toContain("Esperando por você");
  await expectAccessible();
});

test("without an answer about the questionnaire Hoje stays what it was", async () => {
  await show(undefined);
  expect(text()).toContain("O que acontece agora");
  expect(hrefs().some((href) => href.startsWith("/app/anamnese"))).toBe(false);
});

const reported = { _id: "019aa000-0000-7000-8000-0000000000aa", row: "R02_GRAVIDA", canTakeBack: true };
const aReportedPregnancy = (canTakeBack = true): IntakeView => ({
  ...everyOutcome.personFirst,
  reportedSigns: [{ ...reported, canTakeBack, at: new Date(Date.now() - 3_600_000).toISOString() }],
});

test("what was told to the assistant is said back: since when, until when, and one tap corrects it", async () => {
  await show(aReportedPregnancy());
  expect(text()).toMatch(
    /Você contou que está grávida\.Pausamos as metas e o treino\. Helena fala com você até [a-zçá]+, \d+º? de [a-zç]+, às \d+h\d\d\. Contado à IA: /,
  );
  await expectAccessible();
  const reply = { return: everyOutcome.plan, message: null, code: 200, error: false, redirect_to: null };
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(reply));
  await userEvent.click(page.getByRole("button", { name: "Não é isso? Corrigir" }));
  await expect
    .poll(() => fetched.mock.calls.some(([request]) => new Request(request).url.endsWith(`/${reported._id}/take-back`)))
    .toBe(true);
  fetched.mockRestore();
});

test("after a professional's decision a person corrects it", async () => {
  await show(aReportedPregnancy(false));
  expect(page.getByRole("button", { name: "Não é isso? Corrigir" }).query()).toBeNull();
  expect(hrefs()).toContain("/app/conversa");
});

test("who waits for a person reads what it is about", async () => {
  await show(anIntake({ ...everyOutcome.personFirst.assessment, rows: ["R24_REACAO_GRAVE_OU_TEXTO"] }));
  expect(text()).toContain("Por causa da alergia, Helena confere as suas respostas antes de assinar o plano.");
});
