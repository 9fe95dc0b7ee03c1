import { buyPlan } from "../../buy.ts";
import { register } from "../../checkout.ts";
import { expect, test } from "../../journey.ts";
import { openAccount, signInToApp } from "../../member.ts";

const SCRIPT = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>`;

test("script in a name, a URL or a referrer is shown as text and never runs", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  const nothingRan = async () => expect(await page.evaluate(() => "hit" in window)).toBe(false);
  const payload = encodeURIComponent(SCRIPT);
  for (const path of [
    `/lp?utm_source=${payload}&nome=${payload}#${payload}`,
    `/login?volta=${payload}`,
    `/pagamento/${payload}`,
  ]) {
    await page.goto(path, { referer: `https://example.com/?q=${payload}` });
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await nothingRan();
  }

  const member = { ...visitor, fullName: `Ana ${SCRIPT}` };
  await register(page, member);
  const { paymentId } = await buyPlan(page, member);
  await signInToApp(page, member);
  await nothingRan();
  await openAccount(page);
  await expect(page.getByText(SCRIPT).first()).toBeVisible();
  await page.goto(`/app/pagamentos/${paymentId}/recibo`);
  await expect(page.getByText(SCRIPT).first()).toBeVisible();
  await nothingRan();
  // Nothing was even attempted: the policy reported no violation.
  expect(violations).toEqual([]);
});
