import { sql } from "kysely";
import type { Db } from "../database/db.ts";
import type { App } from "./app.ts";

/** Health: the process answers. Readiness: it should get traffic, which a draining process should not. */
export function healthRoutes(app: App, db: Db): { drain: () => void } {
  let draining = false;

  // The proxy opens its next connection to a process that is not draining.
  app.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
  app.get("/v1/health", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/v1/ready", { schema: { hide: true }, logLevel: "warn" }, async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: "draining" });
    try {
      await sql`select 1`.execute(db);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "no database" });
    }
  });
  return { drain: () => void (draining = true) };
}
