import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expectConfirmed, identify, payByPix, register, step } from "../../checkout.ts";
import { expect, test } from "../../journey.ts";
import { PORT_BASE, siteUrl } from "../../urls.ts";

const FILE = join(import.meta.dirname, `../../../.run/stack-${PORT_BASE}/site/script-inventory.json`);
const hash = (source: string | Buffer) => createHash("sha384").update(source).digest("base64");

test("no script runs on the payment page that the inventory does not name", { tag: "@phone" }, async ({
  page,
  visitor,
}) => {
  const inventory: { path: string; sha384: string }[] = JSON.parse(readFileSync(FILE, "utf8"));
  const listed = new Map(inventory.map(({ path, sha384 }) => [path, sha384]));
  const requested = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.add(request.url());
  });
  const ran = new Map<string, string>();
  // Hashed in the route handler: the browser drops a script's body with the page that requested it.
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    ran.set(new URL(response.url()).pathname, hash(await response.body()));
    await route.fulfill({ response });
  });

  await register(page, visitor);
  await identify(page, visitor.email);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll("script:not([src], [type])")].map(({ textContent }) => textContent ?? ""),
  );
  await step(page).getByLabel("CEP").fill("01310100");
  await expect(step(page).getByText("Avenida Paulista, Bela Vista, São Paulo/SP")).toBeVisible();
  await payByPix(page);
  await page.reload();
  await expectConfirmed(page);
  await page.unrouteAll({ behavior: "wait" });

  expect(inline.map(hash)).toEqual([listed.get("(inline)")]);
  expect(ran.size).toBeGreaterThan(5);
  for (const [path, sha384] of ran) expect([path, listed.get(path)]).toEqual([path, sha384]);
  expect([...requested].filter((url) => !listed.has(url.replace(siteUrl, "")))).toEqual([]);
});
