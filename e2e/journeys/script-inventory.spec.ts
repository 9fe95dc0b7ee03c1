import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PORT_BASE, siteUrl } from "../addresses.ts";
import { expectConfirmed, identify, payByPix, register, step } from "../checkout.ts";
import { expect, test } from "../journey.ts";

const FILE = join(import.meta.dirname, `../../.run/stack-${PORT_BASE}/site/script-inventory.json`);
const hash = (source: string | Buffer) => createHash("sha384").update(source).digest("base64");

test("no script runs on the payment page that the inventory does not name", async ({ page, visitor }) => {
  const inventory: { path: string; sha384: string }[] = JSON.parse(readFileSync(FILE, "utf8"));
  const listed = new Map(inventory.map(({ path, sha384 }) => [path, sha384]));
  const ran: Promise<[path: string, sha384: string]>[] = [];
  page.on("response", (reply) => {
    if (reply.request().resourceType() !== "script") return;
    expect(new URL(reply.url()).origin).toBe(siteUrl);
    ran.push(reply.body().then((body) => [new URL(reply.url()).pathname, hash(body)]));
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

  expect(inline.map(hash)).toEqual([listed.get("(inline)")]);
  const scripts = await Promise.all(ran);
  expect(scripts.length).toBeGreaterThan(5);
  for (const [path, sha384] of scripts) expect([path, listed.get(path)]).toEqual([path, sha384]);
});
