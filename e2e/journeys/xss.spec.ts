import { buyPlan } from "../buy.ts";
import { register } from "../checkout.ts";
import { expect, test } from "../journey.ts";
import { openAccount, signInToApp } from "../member.ts";

const SCRIPT = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>`;

test("script in a name, an address or a referrer is shown as words and runs nowhere", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  const stopped: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  const nothingRan = async () => expect(await page.evaluate(() => "hit" in window)).toBe(false);
  const words = encodeURIComponent(SCRIPT);
  for (const path of [
    `/lp?utm_source=${words}&nome=${words}#${words}`,
    `/login?volta=${words}`,
    `/pagamento/${words}`,
  ]) {
    await page.goto(path, { referer: `https://example.com/?q=${words}` });
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await nothingRan();
  }

  const somebody = { ...visitor, fullName: `Ana ${SCRIPT}` };
  await register(page, somebody);
  const { paymentId } = await buyPlan(page, somebody);
  await signInToApp(page, somebody);
  await nothingRan();
  await openAccount(page);
  await expect(page.getByText(SCRIPT).first()).toBeVisible();
  await page.goto(`/app/pagamentos/${paymentId}/recibo`);
  await expect(page.getByText(SCRIPT).first()).toBeVisible();
  await nothingRan();
  // Not even tried: the policy had nothing to stop.
  expect(stopped).toEqual([]);
});
