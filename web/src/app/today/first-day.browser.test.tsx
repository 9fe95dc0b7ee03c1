import type { AccountOverview, PromiseView } from "@app/contract/account";
import type { IntakeView } from "@app/contract/intake";
import type { PlanView } from "@app/contract/plans";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { endSession } from "../../identity/session/session-store.ts";
import { eatMeal } from "../data/plan-layer/eaten-edits.ts";
import { examplePlan, hiddenPlan, limitedPlan } from "../data/plan-layer/testing/example-plan.ts";
import { exampleWorkouts } from "../data/plan-layer/testing/example-training.ts";
import { createQueryClient } from "../data/query-client.ts";
import { workoutsQuery } from "../data/workouts-query.ts";
import { anIntake, everyOutcome } from "../intake/testing/intake-views.ts";
import { renderScreen } from "../intake/testing/render-screen.tsx";
import { AppShell } from "../shell/app-shell.tsx";
import { openMemberSync } from "../sync/member-sync.ts";
import { loadPart } from "./intake-parts.ts";
import { WaitQuestionnaire } from "./start/wait-questionnaire.tsx";
import { anOverview } from "./testing/overviews.ts";
import { Today } from "./today-screen.tsx";

// On the first day all of Hoje is new: on a phone it ends within two screens, whatever came of the answers.

const MAX_HEIGHT = 1_400;
const DAY = "2026-11-12";
const at = (time: string): string => new Date(`${DAY}T${time}:00`).toISOString();

beforeAll(
  async () => void (await Promise.all([loadPart("rest"), loadPart("start"), loadPart("outcome"), loadPart("planned")])),
);
// The harness has margins of its own: the app between them is 390 px wide.
beforeEach(() => page.viewport(430, 844));
/** A server that takes what was logged, so that nothing waits on this screen, and has nothing else. */
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!new Request(input).url.endsWith("/account/sync")) throw new TypeError("network");
    const { mutations } = JSON.parse(typeof init?.body === "string" ? init.body : "{}") as {
      mutations: { id: string; hlc: string }[];
    };
    const acks = mutations.map(({ id, hlc }) => ({ id, hlc, result: "stored" }));
    const reply = { cursor: "e.1", reset: false, withdrawn: false, acks, changes: [], more: false, now: Date.now() };
    return Response.json({ return: reply, message: null, code: 200, error: false, redirect_to: null });
  });
});
afterEach(async () => {
  vi.useRealTimers();
  // The day opens the member's sync, which would go on asking for a server.
  await endSession({ wipe: true });
  vi.restoreAllMocks();
  await page.viewport(360, 740);
});

const kept = (key: PromiseView["key"], title: string): PromiseView => ({
  key,
  title,
  text: "Respondida. Dá para corrigir a qualquer hora.",
  state: "kept",
  at: at("06:20"),
  dueBy: null,
});
const definitive: PromiseView = {
  ...kept("definitive-plan", "Plano definitivo, feito por Helena e Rafael"),
  state: "due",
  at: null,
  dueBy: "2026-11-17T12:00:00.000Z",
};
const promises = [
  kept("access", "Acesso ao Plano Completo"),
  kept("questionnaire", "Anamnese"),
  kept("provisional-plan", "Plano provisório da IA"),
  definitive,
];
const call: PromiseView = { ...definitive, key: "call", title: "Ligação do time", dueBy: at("19:00") };
const person = { ...anOverview().person, emailVerified: false };
const buyer = (changes: Partial<AccountOverview> = {}) => anOverview({ person, promises, ...changes });
const called = buyer({ promises: [call, ...promises] });
const openPix = { paymentId: "c", amountCents: 237_240, expiresAt: at("08:00") } as AccountOverview["openPix"];
const free = anOverview({ person, state: "none", plan: null, promises: [call], refundOptions: null });

const made = { createdAt: at("06:30"), definitiveBy: "2026-11-17T12:00:00.000Z" };
const plan = examplePlan(made);
const dietOnly = examplePlan({ ...made, training: null });
const portions = limitedPlan(made);
const notAnswered = (intake: IntakeView): IntakeView => ({ ...intake, assessment: null, completedAt: null });
const personMessage = {
  name: "Helena Prado",
  registration: "CRN-3 00000",
  text: "Oi, Bia. Li tudo o que você contou. Comece pelo café da manhã, sem pressa, e me escreva se a lactose incomodar.",
} as IntakeView["personMessage"];
const withSign: IntakeView = {
  ...everyOutcome.personFirst,
  reportedSigns: [
    { _id: "019aa000-0000-7000-8000-0000000000aa", row: "R02_GRAVIDA", canTakeBack: true, at: at("06:40") },
  ],
};
/** A person has until the next day. */
const heartFirst = anIntake({
  ...everyOutcome.trainingWaits.assessment,
  personBy: "2026-11-13T12:00:00.000Z",
});

type State = {
  name: string;
  intake: IntakeView | undefined;
  time?: string;
  plan?: PlanView;
  overview?: AccountOverview;
  /** Meals, each with its time. */
  eaten?: Record<string, string>;
};

const days: State[] = [
  { name: "the plan", intake: everyOutcome.plan, plan },
  { name: "the plan and a call", intake: everyOutcome.plan, plan, overview: called },
  { name: "the plan and an open PIX", intake: everyOutcome.plan, plan, overview: buyer({ openPix }) },
  { name: "the plan and a message", intake: { ...everyOutcome.plan, personMessage }, plan },
  { name: "the first meal logged", intake: everyOutcome.plan, plan, time: "07:12", eaten: { cafe: "07:10" } },
  { name: "the lunch logged first", intake: everyOutcome.plan, plan, time: "12:35", eaten: { almoco: "12:34" } },
  { name: "a meal logged an hour ago", intake: everyOutcome.plan, plan, time: "08:30", eaten: { cafe: "07:10" } },
  { name: "the evening", intake: everyOutcome.plan, plan, time: "21:10" },
  { name: "the evening of a call", intake: everyOutcome.plan, plan, time: "21:10", overview: called },
  {
    name: "the evening of three meals",
    intake: everyOutcome.plan,
    plan,
    time: "21:10",
    eaten: { cafe: "07:10", almoco: "12:34", jantar: "20:15" },
  },
  { name: "the dinner logged first", intake: everyOutcome.plan, plan, time: "20:16", eaten: { jantar: "20:15" } },
  { name: "hidden numbers", intake: everyOutcome.planHidden, plan: hiddenPlan(made) },
  {
    name: "hidden numbers, the lunch logged",
    intake: everyOutcome.planHidden,
    plan: hiddenPlan(made),
    time: "12:35",
    eaten: { almoco: "12:34" },
  },
  {
    name: "hidden numbers, the dinner logged",
    intake: everyOutcome.planHidden,
    plan: hiddenPlan(made),
    time: "20:16",
    eaten: { jantar: "20:15" },
  },
  { name: "care, in foods", intake: everyOutcome.limited, plan },
  { name: "care, in foods, and a message", intake: { ...everyOutcome.limited, personMessage }, plan },
  { name: "care, in portions", intake: everyOutcome.limited, plan: portions },
  { name: "care, in portions, at noon", intake: everyOutcome.limitedHidden, plan: portions, time: "11:40" },
  { name: "care, in portions, at night", intake: everyOutcome.limited, plan: portions, time: "22:00" },
  { name: "the training waits", intake: heartFirst, plan: dietOnly },
  {
    name: "the training waits, the dinner logged",
    intake: heartFirst,
    plan: dietOnly,
    time: "20:16",
    eaten: { jantar: "20:15" },
  },
  { name: "a sign was reported, the diet stays", intake: withSign, plan: dietOnly },
  { name: "a sign was reported, the training stays", intake: withSign, plan: examplePlan({ ...made, diet: null }) },
];

const withoutPlan: State[] = [
  { name: "a person first", intake: everyOutcome.personFirst },
  { name: "a person first, with a call", intake: everyOutcome.personFirst, overview: called },
  { name: "a person first, with an open PIX", intake: everyOutcome.personFirst, overview: buyer({ openPix }) },
  { name: "a sign was reported", intake: withSign },
  { name: "a sign was reported, and a message came", intake: { ...withSign, personMessage } },
  { name: "the plan is on its way", intake: everyOutcome.plan },
  { name: "the plan is on its way, hidden numbers", intake: everyOutcome.planHidden },
  { name: "care, and no plan yet", intake: everyOutcome.limited },
  { name: "a crisis", intake: everyOutcome.crisis },
  { name: "declined", intake: everyOutcome.declined },
  { name: "not served", intake: everyOutcome.notServed },
  { name: "no consent", intake: everyOutcome.noConsent },
  { name: "incomplete", intake: everyOutcome.incomplete },
  { name: "no word of the answers", intake: undefined, overview: called },
  { name: "not answered", intake: notAnswered(anIntake()), overview: called },
  { name: "free", intake: everyOutcome.free, overview: free },
  { name: "free, with care", intake: everyOutcome.freeLimited, overview: free },
  { name: "free, hidden numbers", intake: everyOutcome.freeHidden, overview: free },
  { name: "free, no target", intake: everyOutcome.freeNoTarget, overview: free },
  { name: "free, not answered", intake: notAnswered(everyOutcome.free), overview: free },
];

const text = () => document.body.textContent ?? "";
const height = () => document.querySelector<HTMLElement>("[data-slot=app]")?.offsetHeight ?? Number.NaN;

async function open(state: State) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at(state.time ?? "07:00")) });
  const eaten = Object.entries(state.eaten ?? {});
  await openMemberSync("").save(
    eaten.map(([slot, time]) => eatMeal({ plan: 1, part: `d4.${slot}`, day: DAY }, at(time))),
  );
  const client = createQueryClient();
  client.setQueryData(workoutsQuery.queryKey, exampleWorkouts());
  await renderScreen(
    <QueryClientProvider client={client}>
      <AppShell>
        <Today overview={state.overview ?? buyer()} intake={state.intake} plan={state.plan} />
      </AppShell>
    </QueryClientProvider>,
  );
  expect(document.querySelector<HTMLElement>("[data-slot=app]")?.offsetWidth).toBe(390);
}

test.each(days)("on the first day Hoje is short with $name", async (state) => {
  await open(state);
  await expect.poll(() => document.querySelector("#treino, #anamnese")).not.toBeNull();
  await expect.poll(text).not.toContain("ainda só");
  expect(height()).toBeGreaterThan(800);
  expect(height()).toBeLessThanOrEqual(MAX_HEIGHT);
});

test.each(withoutPlan)("on the first day Hoje is short where there is no plan: $name", async (state) => {
  await open(state);
  expect(height()).toBeGreaterThan(800);
  expect(height()).toBeLessThanOrEqual(MAX_HEIGHT);
});

test("a questionnaire begun and left is short too", async () => {
  const titles = ["Você", "Saúde", "Corpo", "Comida", "Rotina", "Treino", "Sono", "Cabeça", "Casa"];
  const blocks = titles.map((title, index) => ({
    title,
    state: index < 3 ? ("done" as const) : index === 3 ? ("now" as const) : ("later" as const),
    answered: index < 3 ? 6 : 0,
    asked: 6,
    minutes: 1,
  }));
  await renderScreen(
    <AppShell>
      <WaitQuestionnaire
        firstName="Bia"
        overview={buyer({ promises: [call] })}
        progress={{ minutesLeft: 5, blocks }}
        items={null}
      >
        {null}
      </WaitQuestionnaire>
    </AppShell>,
  );
  expect(height()).toBeLessThanOrEqual(MAX_HEIGHT);
});

test("what is folded is one tap away, and the rights of the purchase are a link", async () => {
  await open({ name: "", intake: everyOutcome.personFirst });
  const rights = [...document.querySelectorAll("a")].find(({ textContent }) =>
    textContent.includes("Compra e direitos"),
  );
  expect(rights?.getAttribute("href")).toBe("/app/conta#direitos");
  const fold = document.querySelector("details");
  expect(fold?.open).toBe(false);
  fold?.querySelector("summary")?.click();
  expect(fold?.open).toBe(true);
  expect(fold?.textContent).toContain("Acesso ao Plano Completo");
});

test("what a professional wrote is not folded", async () => {
  await open({ name: "", intake: { ...everyOutcome.plan, personMessage }, plan });
  await expect.poll(() => document.querySelector("blockquote")).not.toBeNull();
  expect(document.querySelector("blockquote")?.closest("details")).toBeNull();
  expect(text().split("Comece pelo café da manhã")).toHaveLength(2);
});
