import type { Envelope } from "@app/contract/envelope";
import { sql } from "kysely";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { type Api, test } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { aDevice, aHealthMember } from "./testing/devices.ts";
import { aRecordId } from "./testing/record-ids.ts";

test("a weight is in no log line and no error: stored, refused, malformed or failed in the database", async ({
  api,
  deps,
}) => {
  const { log, lines } = recordLog();
  const { app, metrics } = await createApp({ ...deps, log });
  const recorded: Api = async (method, url, { body, headers = {} } = {}) => {
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: reply.statusCode, body: reply.json() as Envelope<never>, headers: reply.headers };
  };
  const { headers } = await aHealthMember(api);
  const phone = aDevice(recorded, headers, deps.now);
  const weight = { at: "2026-11-10T10:00:00Z", kg: 77.73 };
  // The database's own message would quote the row.
  await sql`alter table weights add constraint injected_fault check (kg <> 77.74)`.execute(deps.db);

  const replies = [
    await phone.send([phone.put(aRecordId(), { ...weight, kg: 777.3 })]),
    await phone.send([{ ...phone.put(aRecordId(), weight), hlc: "77.73" }]),
    await phone.send([phone.put(aRecordId(), { ...weight, kg: 77.74 })]),
  ];
  const stored = await phone.send([phone.put(aRecordId(), weight)], null);
  await app.close();

  expect(replies.map(({ status }) => status)).toEqual([200, 422, 500]);
  expect(stored.status).toBe(200);
  expect(lines.length).toBeGreaterThan(0);
  for (const text of [...lines, ...replies.map(({ body }) => JSON.stringify(body)), await metrics.registry.metrics()])
    expect(text).not.toMatch(/77[.]7|777[.]3|2026-11-10/);
});
