import { expect } from "vitest";
import { FOREIGN_URLS, staysOnOurSite } from "../../../scripts/lib/foreign-urls.ts";
import { test } from "../testing/http.ts";

test("an unsubscribe link leads to our own page, whatever its token", async ({ app }) => {
  for (const foreign of FOREIGN_URLS) {
    const url = `/v1/public/unsubscribe?a=${encodeURIComponent(foreign)}`;
    const reply = await app.inject({ method: "GET", url, headers: { host: "evil.example" } });
    expect(reply.statusCode).toBe(303);
    expect(staysOnOurSite(String(reply.headers.location)), foreign).toBe(true);
  }
});
