import type { PlanDocument } from "@app/contract/plan-document";
import type { HalfDraft, PlanEditor } from "@app/contract/staff/plans";
import { setCount } from "@app/engine/plans/edits/diet/items";
import { setMealTime } from "@app/engine/plans/edits/diet/meals";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { aHalf } from "../plan-review/testing/example-editor.ts";
import { inHours } from "../testing/design-day.ts";
import { type Answers, fakeServer } from "../testing/fake-server.ts";
import { marina } from "./testing/example-desk.ts";
import { renderPlan } from "./testing/render-plan.tsx";
import { standingOf } from "./testing/standing-of.ts";
import { NO_NOTES } from "./work/half-drafts.ts";

type Body = { revision: number; basedOn: number; draft: Extract<HalfDraft, { half: "diet" }> };

const SNACK = "d1.lanche-tarde";
const second = marina.current?.document as PlanDocument;
const start: HalfDraft = { half: "diet", targets: second.targets, diet: second.diet, notes: NO_NOTES };

/** Version 3, in which the engine changed what `edit` changes. */
const thirdWith = (edit: (draft: HalfDraft) => HalfDraft): PlanDocument => {
  const edited = edit(start);
  return { ...second, version: 3, diet: edited.half === "diet" ? edited.diet : null };
};

const onThird = (document: PlanDocument, draft: HalfDraft): PlanEditor => ({
  ...marina,
  current: { version: 3, document },
  halves: { ...marina.halves, diet: aHalf({ draft, basedOn: 2 }) },
});

beforeEach(async () => {
  await page.viewport(1440, 932);
});

async function open(editor: PlanEditor, handlers: Answers = {}) {
  const { calls } = fakeServer({
    "POST /diet/lease": () => standingOf(editor),
    "DELETE /lease": () => ({ done: true }),
    "POST /draft": ({ body }) => ({
      revision: (body as Body).revision + 1,
      savedAt: inHours(0.1),
      leaseUntil: inHours(0.2),
      fingerprint: "aaaa bbbb",
      findings: [],
    }),
    "GET /versions/2": () => ({ entry: marina.versions[0], document: second, changes: null }),
    ...handlers,
  });
  await renderPlan(editor);
  return () =>
    calls.filter(({ method, path }) => method === "POST" && path.endsWith("/diet/draft")).map(({ body }) => body);
}

const isSaved = () => expect.element(page.getByText("Salvo às 10h24")).toBeVisible();
const overlap = () => page.getByText("A v3 mudou uma linha que o seu rascunho também mudou.", { exact: false });
const mealOf = (body: unknown, day: number) =>
  (body as Body).draft.diet?.method === "foods"
    ? (
        body as Body & {
          draft: { diet: { days: { meals: { id: string; time: string; items: { count: number }[] }[] }[] } };
        }
      ).draft.diet.days[day - 1]?.meals.find(({ id }) => id === `d${day}.lanche-tarde`)
    : undefined;

test("a draft begun on the version in force is not taken for an older one after its first save", async () => {
  const saves = await open(marina);
  await page.elementLocator(document.querySelector(`[data-cell="${SNACK}"]`) as HTMLElement).click();
  await page.getByRole("spinbutton", { name: /Quantidade de Iogurte/ }).click();
  await userEvent.keyboard("{ArrowUp}");
  await isSaved();
  expect(document.body.textContent).not.toContain("anterior à v2");
  expect(saves()).toMatchObject([{ basedOn: 2 }]);
});

test("a draft follows a newer version by itself where the two changed other lines", async () => {
  const third = thirdWith((draft) => setMealTime(draft, "d2.lanche-tarde", "17:15"));
  const saves = await open(onThird(third, setCount(start, `${SNACK}.1`, 2)));
  await isSaved();
  const [body] = saves();
  expect(body).toMatchObject({ basedOn: 3 });
  expect(mealOf(body, 1)?.items[0]?.count).toBe(2);
  expect(mealOf(body, 2)?.time).toBe("17:15");
  await expect.element(overlap()).not.toBeInTheDocument();
});

test("where both changed one line the professional chooses, and the rest of the draft stays", async () => {
  const third = thirdWith((draft) => setCount(draft, `${SNACK}.1`, 4));
  const mine = setMealTime(setCount(start, `${SNACK}.1`, 2), "d2.lanche-tarde", "17:15");
  const saves = await open(onThird(third, mine));
  await expect.element(overlap()).toBeVisible();
  await page.getByRole("button", { name: "Escolher o que fica" }).click();
  const done = page.getByRole("button", { name: "Ficar com estas" });
  await expect.element(done).toBeDisabled();
  await expect.element(page.getByRole("group", { name: "Seg., lanche da tarde" })).toBeVisible();
  await expectAccessible();
  expect(saves()).toEqual([]);
  await page.getByRole("radio", { name: /^A sua/ }).click();
  await done.click();
  await isSaved();
  const [body] = saves();
  expect(body).toMatchObject({ basedOn: 3 });
  expect(mealOf(body, 1)?.items[0]?.count).toBe(2);
  expect(mealOf(body, 2)?.time).toBe("17:15");
  await expect.element(overlap()).not.toBeInTheDocument();
});

test("the engine's first version under a draft that was begun without one takes nothing away", async () => {
  const mine = setCount(start, `${SNACK}.1`, 2);
  const first = { ...second, version: 1 };
  const editor = {
    ...marina,
    current: { version: 1, document: first },
    halves: { ...marina.halves, diet: aHalf({ draft: mine, basedOn: null }) },
  };
  const saves = await open(editor);
  await isSaved();
  const [body] = saves();
  expect(body).toMatchObject({ basedOn: 1 });
  expect(mealOf(body, 1)?.items[0]?.count).toBe(2);
});
