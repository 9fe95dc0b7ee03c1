import * as wire from "@app/contract/sync";
import { Counter, type Registry } from "prom-client";
import { noteTimeZone } from "../identity/accounts/note-time-zone.ts";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { syncRecords } from "./sync-records.ts";

export function syncRoutes(app: App, deps: Deps, { registry }: { registry: Registry }): void {
  const mutations = new Counter({
    name: "sync_mutations_total",
    help: "Mutations of members' devices, by result",
    labelNames: ["result"],
    registers: [registry],
  });
  const conflicts = new Counter({
    name: "sync_conflicts_total",
    help: "Values that lost against another device's",
    registers: [registry],
  });
  // An alert compares them: a result that never happened is a zero, not a gap.
  for (const result of wire.ACK_RESULTS) mutations.inc({ result }, 0);

  serve(app, wire.sync, { auth: requireSession(deps) }, async ({ account, body }) => {
    if (!(await deps.limits.syncPerAccount.consume(account.id))) throw new Problem("rate-limited");
    const { cursor, mutations: pushed, timeZone } = body;
    await noteTimeZone(deps.db, account, timeZone);
    const { reply, lost } = await syncRecords(deps, { accountId: account.id, cursor, mutations: pushed });
    for (const { result } of reply.acks) mutations.inc({ result });
    conflicts.inc(lost);
    return reply;
  });
}
