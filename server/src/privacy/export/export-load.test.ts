import type { DataExport } from "@app/contract/privacy";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../platform/database/db.ts";
import { filesIn } from "../../testing/files-in.ts";
import { type Api, test } from "../../testing/http.ts";
import { allowingAds } from "../../testing/makers.ts";
import { aMember } from "../../testing/members.ts";
import { buildExports } from "./build-exports.ts";

const EVENTS = 10_000;
/** The regression this detects took seconds. */
const MAX_MS = 200;
/** The worker serves no requests: it only must not block its event loop for long. */
const MAX_MS_BUILDING = 1_000;

/** Visits of one browser, each as large as the endpoint accepts. */
async function insertVisits(db: Db, fbp: string): Promise<void> {
  await sql`
    insert into conversions
      (id, event_name, event_id, occurred_at, allows_ads, source, value_cents, currency, page_url, user_agent, fbp)
    select gen_random_uuid(), 'PageView', 'visit_' || n || gen_random_uuid(), now(), true, 'direct', 100, 'BRL',
      'https://prumo.example/' || repeat(md5(random()::text || n), 120),
      repeat('Mozilla ', 60), ${fbp}
    from generate_series(1, ${EVENTS}) n`.execute(db);
}

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * The most work between two turns of the event loop while this runs: how long another request would wait for it. In CPU
 * time of this thread, since other tests share the two cores.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let turn = threadMs();
  let isDone = false;
  const watch = (): void => {
    const now = threadMs();
    longest = Math.max(longest, now - turn);
    turn = now;
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  await work();
  isDone = true;
  return longest;
}

test("an export of ten thousand large events blocks no other request, is built and fetched in chunks, and is complete", async ({
  api,
  app,
  deps,
}) => {
  const fbp = `fb.1.1700000000000.${crypto.randomUUID()}`;
  const cookied: Api = (method, url, options = {}) =>
    api(method, url, { ...options, headers: { ...options.headers, cookie: `_fbp=${fbp}` } });
  const { headers, password } = await aMember(cookied, { consent: allowingAds() });
  await insertVisits(deps.db, fbp);

  const requested = await longestTurn(() =>
    app.inject({ method: "POST", url: "/v1/account/export", headers, payload: { password } }),
  );
  expect(requested).toBeLessThan(MAX_MS);
  const built = await longestTurn(() => buildExports(deps));
  expect(built).toBeLessThan(MAX_MS_BUILDING);

  const { body } = await api<{ current: DataExport | null }>("GET", "/v1/account/export", { headers });
  const { _id = "", state, bytes } = body.return?.current ?? {};
  expect(state).toBe("ready");
  const url = `/v1/account/export/${_id}/file`;
  let archive: Uint8Array = new Uint8Array();
  const fetched = await longestTurn(async () => {
    archive = (await app.inject({ method: "GET", url, headers })).rawPayload;
  });
  expect(fetched).toBeLessThan(MAX_MS);
  expect(archive.length).toBe(bytes);

  const files = filesIn(archive);
  const data = JSON.parse(files["dados.json"] ?? "");
  expect(data.conversions).toHaveLength(EVENTS + 1);
  expect(new Set(data.conversions.map(({ id }: { id: string }) => id)).size).toBe(EVENTS + 1);
  const page = files["dados.html"] ?? "";
  expect(page.match(/<dt>Número do evento<\/dt>/g)).toHaveLength(500);
  expect(page).toContain("10.001");
  expect(page).toContain("Aqui estão 500; o arquivo dados.json traz todos.");
});
