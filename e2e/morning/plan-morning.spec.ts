import type { Page } from "@playwright/test";
import { buyPlan } from "../buy.ts";
import { register } from "../checkout.ts";
import { answerAll, plainAnswers } from "../intake-answers.ts";
import { createVisitor, expect, test } from "../journey.ts";
import { signKept } from "../plan-desk.ts";
import { assignMember, atWorkWithPasskey, inviteNutritionist, inviteTrainer } from "../staff.ts";
import { printTimes, readTimes } from "./api-times.ts";
import { Keyboard } from "./keyboard.ts";

const MEMBERS = 20;
const MAX_P99_MS = 100;
const REASON = "um lanche mais forte";
const WITHOUT_CALL = "Respostas completas.";

test("a professional's morning by keyboard alone", async ({ page, browser }) => {
  const [nutritionist, trainer] = [await inviteNutritionist(), await inviteTrainer()];
  const [helena, rafael] = [await atWorkWithPasskey(browser, nutritionist), await atWorkWithPasskey(browser, trainer)];
  const members: string[] = [];
  for (let number = 0; number < MEMBERS; number += 1) {
    const visitor = { ...createVisitor(), fullName: `Bia Manhã ${number + 1}` };
    const memberId = await register(page, visitor);
    await buyPlan(page, visitor);
    await answerAll(page, visitor, plainAnswers);
    await assignMember(memberId, nutritionist);
    await assignMember(memberId, trainer);
    members.push(memberId);
  }
  for (const memberId of members) await signKept(rafael, memberId, "training");
  await rafael.close();

  const rows = helena.locator("[data-member]");
  await expect(rows).toHaveCount(MEMBERS, { timeout: 180_000 });
  const before = readTimes().length;
  const done = new Set<string>();
  const all: { keys: number; characters: number; seconds: number }[] = [];
  while (done.size < MEMBERS) {
    const keyboard = new Keyboard(helena);
    const since = performance.now();
    done.add(await publishOne(helena, keyboard, done));
    const seconds = (performance.now() - since) / 1_000;
    const { keys, characters } = keyboard;
    all.push({ keys, characters, seconds });
    console.log(`  ${done.size}. ${keys} keys, ${characters} characters, ${seconds.toFixed(1)} s`);
  }
  const mean = (pick: (one: (typeof all)[number]) => number) =>
    all.reduce((sum, one) => sum + pick(one), 0) / all.length;
  const [keys, seconds] = [mean((one) => one.keys), mean((one) => one.seconds)];
  console.log(`${MEMBERS} plans: ${keys.toFixed(1)} keys and ${seconds.toFixed(1)} s each`);
  expect(printTimes(readTimes().slice(before))).toBeLessThanOrEqual(MAX_P99_MS);
});

/** From the queue to the published plan and back to the queue. */
async function publishOne(helena: Page, keyboard: Keyboard, done: ReadonlySet<string>): Promise<string> {
  const memberId = await selectNext(helena, keyboard, done);
  await keyboard.press("p");
  await helena.waitForURL(`**/membros/${memberId}/plano`);
  await expect(helena.getByRole("heading", { name: /^Bia Manhã/ })).toBeVisible();
  await keyboard.tabTo("[data-cell]");
  await keyboard.press("Enter", "ArrowUp", "F8", "Enter");
  await keyboard.type(REASON);
  await keyboard.press("Enter", "F8");
  await keyboard.type(WITHOUT_CALL);
  await keyboard.press("Control+Enter");
  await expect(helena.getByRole("dialog")).toBeVisible();
  await keyboard.tabTo("dialog section button");
  await keyboard.press("Enter");
  await expect(helena.getByRole("heading", { name: "Publicado. Bia já pode ler." })).toBeVisible();
  await keyboard.tabTo("dialog a[href='/equipe']");
  await keyboard.press("Enter");
  await helena.waitForURL("**/equipe");
  return memberId;
}

/** Up or down the queue to someone whose plan is still to be signed. */
async function selectNext(helena: Page, keyboard: Keyboard, done: ReadonlySet<string>): Promise<string> {
  await expect.poll(() => wayTo(helena, done)).not.toBe("nobody");
  for (let tries = 0; tries < 2 * MEMBERS; tries += 1) {
    const way = await wayTo(helena, done);
    if (way !== "j" && way !== "k") return way;
    await keyboard.press(way);
  }
  throw new Error("nobody left in the queue");
}

/** The member whose row has the focus, or the key that leads to the nearest row whose plan waits. */
const wayTo = (helena: Page, done: ReadonlySet<string>): Promise<string> =>
  helena.evaluate(
    (signed) => {
      const rows = [...document.querySelectorAll("[data-member]")];
      const ids = rows.map((row) => row.getAttribute("data-member") ?? "");
      const at = rows.findIndex((row) => row === document.activeElement);
      const waiting = ids.flatMap((id, index) => (signed.includes(id) ? [] : [index]));
      if (waiting.includes(at)) return ids[at] ?? "";
      const [nearest] = waiting.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
      if (nearest === undefined) return "nobody";
      return nearest > at ? "j" : "k";
    },
    [...done],
  );
