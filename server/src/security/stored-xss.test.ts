import { brand } from "@app/contract/brand";
import type { DataExport } from "@app/contract/privacy";
import { expect } from "vitest";
import { processEvents } from "../checkout/settlement/process-events.ts";
import type { Deps } from "../deps.ts";
import { notifyTeam } from "../leads/notify-team.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { buildExports } from "../privacy/export/build-exports.ts";
import { filesIn } from "../testing/files-in.ts";
import { type Api, test } from "../testing/http.ts";
import { allowingAds } from "../testing/makers.ts";
import { aMember } from "../testing/members.ts";
import { injectedTags, SCRIPTS } from "../testing/script-injection.ts";

const LONG = { timeout: 180_000 };

test(
  "a script in a name, utm, page, referrer, label or webhook is stored as typed, and escaped in every e-mail and page",
  LONG,
  async ({ api, app, deps, simulators: { messages } }) => {
    const people: Awaited<ReturnType<typeof aPersonWhoTypes>>[] = [];
    for (const script of SCRIPTS) people.push(await aPersonWhoTypes(api, deps, script));
    await processEvents(deps);
    await buildExports(deps);
    await notifyTeam(deps);
    await sendMessages(deps);

    for (const { fullName, headers, email } of people) {
      const me = await api("GET", "/v1/auth/me", { headers });
      expect(me.body.return).toMatchObject({ fullName });
      expect(me.headers).toMatchObject({ "x-content-type-options": "nosniff" });
      expect(me.headers["content-type"]).toMatch(/^application\/json/);

      const state = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
      const url = `/v1/account/export/${state.body.return?.current?._id}/file`;
      const page = filesIn((await app.inject({ method: "GET", url, headers })).rawPayload)["dados.html"] ?? "";
      expect(page).toContain("Ana ");
      expect(injectedTags(page)).toEqual([]);
      expect(messages.messages(email)).not.toEqual([]);
    }
    expect(messages.messages(deps.team.email).length).toBeGreaterThanOrEqual(SCRIPTS.length);
    for (const { html = "" } of messages.messages()) expect(injectedTags(html)).toEqual([]);
  },
);

/** Registers, is tracked, requests an export, and has an event of the gateway, with the script in every text. */
async function aPersonWhoTypes(api: Api, deps: Deps, script: string) {
  const fullName = `Ana ${script}`.slice(0, 120);
  const { headers, password, email } = await aMember(api, {
    fullName,
    consent: allowingAds(),
    clientIpAddress: script.slice(0, 90),
    clientUserAgent: script,
    conversionParams: {
      eventId: script.slice(0, 90),
      queryParams: { utm_source: script, utm_campaign: script, [script.slice(0, 90)]: script },
      currentUrl: `${brand.siteUrl}/lp?utm_source=${script}`,
      referrer: `https://${script}.example/`,
    },
  });
  const payment = { id: script, description: script, externalReference: script };
  const event = await api("POST", "/v1/webhooks/asaas", {
    headers: { "asaas-access-token": deps.webhookToken },
    body: { id: `evt_${crypto.randomUUID()}`, event: "PAYMENT_RECEIVED", payment },
  });
  expect(event.status).toBe(200);
  const params = {
    label: script.slice(0, 40),
    query_params: { utm_source: script },
    browser_data: { page_url: `https://x.example/${script}`, referrer: script },
  };
  const visit = { eventName: "PageView", uniqueId: script, name: script, params };
  expect((await api("POST", `/v1/public/${brand.slug}/track-conversion`, { body: visit })).status).toBeLessThan(500);
  await api("POST", "/v1/account/export", { headers, body: { password } });
  return { fullName, headers, email };
}
