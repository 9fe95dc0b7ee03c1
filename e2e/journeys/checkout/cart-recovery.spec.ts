import { Client } from "pg";
import { expectAccessible } from "../../accessible.ts";
import { identify, step } from "../../checkout.ts";
import { emailTo } from "../../inbox.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, startSession } from "../../member.ts";
import { databaseUrl } from "../../urls.ts";

/** Makes the reminder due now and waits for the worker, which polls every 30 seconds. */
async function sendReminderNow(email: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update checkout_reminders set due_at = now() where email = $1", [email]);
  const outcome = async () => {
    const { rows } = await client.query("select outcome from checkout_reminders where email = $1", [email]);
    return rows.map((row) => row.outcome);
  };
  await expect.poll(outcome, { timeout: 45_000 }).toEqual(["sent"]);
  await client.end();
}

const findLink = (text: string, pattern: RegExp): string =>
  text.match(/https?:\/\/\S+/g)?.find((url) => pattern.test(url)) ?? "no matching link";

test("the reminder email leads to the same step on another device, and its last link unsubscribes", {
  tag: ["@phone", "@whole"],
}, async ({ page, visitor, browser }) => {
  test.slow();
  await becomeMember(page, visitor);
  await identify(page, visitor.email);
  const box = step(page).getByRole("checkbox", { name: "Se eu não terminar agora, me lembrem por email." });
  await expect(box).not.toBeChecked();
  await box.check();
  await Promise.all([
    page.waitForResponse(
      (reply) => reply.url().endsWith("/checkout/reminders") && reply.request().postDataJSON().method === "pix",
    ),
    step(page).getByRole("radio", { name: /^PIX/ }).check(),
  ]);
  await sendReminderNow(visitor.email);
  const mail = await emailTo(visitor.email, "Sua compra ficou pela metade");

  const elsewhere = await browser.newContext({ locale: "pt-BR" });
  const other = await elsewhere.newPage();
  await other.goto(findLink(mail, /retomar=/));
  await expect(step(other).getByRole("heading", { name: "Como você quer pagar?" })).toBeVisible();
  await expect(step(other).getByText(visitor.email)).toBeVisible();
  await expect(step(other).getByRole("radio", { name: "PIX à vista R$ 2.399,88" })).toBeChecked();
  await expect(other).toHaveURL(/^[^?]+\/pagamento\?plano=completo&ciclo=annual$/);

  await other.goto(findLink(mail, /unsubscribe/));
  await expect(other.getByRole("heading", { name: "Parar de receber lembretes por email?" })).toBeVisible();
  await other.getByRole("button", { name: "Parar de receber" }).click();
  await expect(other.getByRole("heading", { name: "Pronto, paramos por aqui." })).toBeVisible();
  await expectAccessible(other, "unsubscribed");
  await elsewhere.close();

  await startSession(page, visitor);
  await page.goto("/app/dados/consentimentos");
  await expect(page.getByRole("switch", { name: "Lembretes por email" })).not.toBeChecked();
  const history = page.getByRole("region", { name: "Histórico" }).getByRole("listitem");
  await expect(history.first()).toContainText("Lembretes por email: não");
  await expect(history.first()).toContainText("pelo link de um email");
  await expect(history.nth(1)).toContainText("Lembretes por email: sim");
});
