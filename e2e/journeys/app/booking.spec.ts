import { purposes } from "@app/contract/consents";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { buyPlan } from "../../buy.ts";
import { register } from "../../checkout.ts";
import { emailTo } from "../../inbox.ts";
import { basic, createVisitor, expect, test, type Visitor } from "../../journey.ts";
import { signInToApp, startSession } from "../../member.ts";
import { inDatabase } from "../../staff.ts";

/** A member of the Complete plan who agreed to remote care. */
async function becomePayingMember(page: Page, visitor: Visitor): Promise<void> {
  await register(page, visitor);
  await buyPlan(page, visitor);
  const { version } = purposes["remote-care"];
  const headers = basic(visitor.email, visitor.password);
  const data = { purpose: "remote-care", allowed: true, version };
  expect((await page.request.post("/v1/account/consents", { headers, data })).ok()).toBe(true);
  await signInToApp(page, visitor);
}

const hours = (page: Page) => page.getByRole("radio", { name: /^\d+h\d\d$/ });
const submit = (page: Page) => page.getByRole("button", { name: /^(Marcar|Mudar para) / });

/** Journeys run side by side on one calendar: each takes an hour of its own, by chance. */
async function chooseAnHour(page: Page): Promise<string> {
  const days = page.getByRole("group", { name: "Dia" }).getByRole("radio", { disabled: false });
  await days.last().check();
  const count = await hours(page).count();
  const hour = hours(page).nth(Math.floor(Math.random() * count));
  await hour.check();
  return (await hour.inputValue()) ?? "";
}

/** Looked after by the demo team's nutritionist, who is one person with one hour. */
const lookedAfterByHelena = ({ email }: Visitor): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `insert into staff_assignments (account_id, role, staff_id, since)
       select a.id, 'nutri', s.id, now() from accounts a, staff s
       where a.email = $1 and s.email = 'helena@demo.example' on conflict do nothing`,
      [email],
    );
  });

test("a member books an hour, moves it, and gives it up", { tag: "@phone" }, async ({ page, visitor }) => {
  test.slow();
  await becomePayingMember(page, visitor);
  await page.goto("/app/agenda");
  await expect(page.getByRole("heading", { name: /^Vinte minutos com / })).toBeVisible();
  await expect(page.getByText("Antes de assinar o seu plano")).toBeVisible();
  await expect(page.getByRole("button", { name: "Escolha um horário" })).toBeDisabled();
  await expectAccessible(page, "choose");

  const first = await chooseAnHour(page);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Marcada. Helena espera você." })).toBeVisible();
  await expectAccessible(page, "booked");
  expect(await emailTo(visitor.email, "Conversa marcada")).not.toMatch(/Helena|nutri|dieta|treino|peso/i);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Pôr na agenda" }).click();
  expect((await download).suggestedFilename()).toBe("conversa.ics");

  await page.getByRole("button", { name: "Remarcar" }).click();
  await expect(page.getByRole("button", { name: /^Manter / })).toBeVisible();
  await expectAccessible(page, "move");
  const second = await chooseAnHour(page);
  expect(second).not.toBe(first);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Marcada. Helena espera você." })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: /, às \d+h\d\d$/ })).toBeVisible();

  await page.getByRole("button", { name: "Desmarcar a conversa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Desmarcar" }).click();
  await expect(page.getByRole("heading", { name: /^Vinte minutos com / })).toBeVisible();
});

test("an hour that somebody else takes meanwhile is refused, and the others stay", {
  tag: ["@phone", "@whole"],
}, async ({ page, browser, visitor }) => {
  test.slow();
  await becomePayingMember(page, visitor);
  await lookedAfterByHelena(visitor);
  await page.goto("/app/agenda");
  const startsAt = await chooseAnHour(page);

  const other = createVisitor();
  const device = await (await browser.newContext()).newPage();
  await becomePayingMember(device, other);
  await lookedAfterByHelena(other);
  const data = { key: crypto.randomUUID(), startsAt, way: "phone" };
  const headers = basic(other.email, other.password);
  expect((await device.request.post("/v1/account/bookings", { headers, data })).ok()).toBe(true);

  await submit(page).click();
  await expect(page.getByText("Esse horário acabou de ser ocupado.")).toBeVisible();
  // It is free with a colleague at most.
  await expect(hours(page).and(page.locator(`input[value="${startsAt}"]`))).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Escolha um horário|Confirme com quem pode ser)$/ })).toBeDisabled();
  await chooseAnHour(page);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Marcada. Helena espera você." })).toBeVisible();
});

test("without internet nothing can be booked, and a booked hour is still shown", {
  tag: ["@phone", "@worker", "@whole"],
}, async ({ page, context, visitor }) => {
  test.slow();
  await becomePayingMember(page, visitor);
  await page.goto("/app/agenda");
  await chooseAnHour(page);
  await context.setOffline(true);
  await expect(page.getByText("Sem internet não dá para marcar")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await context.setOffline(false);
  await submit(page).click();
  const hour = page.getByRole("heading", { level: 2, name: /, às \d+h\d\d$/ });
  const shown = (await hour.textContent()) ?? "";

  const places = page.getByRole("navigation", { name: "Aplicativo" });
  await context.setOffline(true);
  await places.getByRole("link", { name: "Hoje" }).click();
  await expect(page.getByRole("heading", { name: "Você está sem internet." })).toBeVisible();
  await page.goBack();
  await expect(hour).toHaveText(shown);
});

test("a member of the free plan reads what the call is", { tag: ["@phone", "@whole"] }, async ({ page, visitor }) => {
  await register(page, visitor);
  await startSession(page, visitor);
  await page.goto("/app/agenda");
  await expect(page.getByText("Faz parte do Plano Completo.")).toBeVisible();
  await page.getByRole("button", { name: "Conhecer o Plano Completo" }).click();
  await expect(page.getByText("Ajuste quinzenal da dieta")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver o preço e como pagar" })).toBeVisible();
  await expectAccessible(page, "not included");
});

test("the call is booked with the keyboard alone", { tag: ["@desktop", "@whole"] }, async ({ page, visitor }) => {
  test.slow();
  await becomePayingMember(page, visitor);
  await page.goto("/app/agenda");
  const days = page.getByRole("group", { name: "Dia" }).getByRole("radio", { checked: true });
  await expect(days).toBeVisible();
  await expectAccessible(page, "choose, wide");
  const focused = page.locator(":focus");
  for (let tabs = 0; tabs < 40 && !(await days.evaluate((day) => day === document.activeElement)); tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(focused).toBeChecked();
  for (let steps = Math.floor(Math.random() * 12); steps > 0; steps -= 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Marcada. Helena espera você." })).toBeVisible();
  await expectAccessible(page, "booked, wide");
});
