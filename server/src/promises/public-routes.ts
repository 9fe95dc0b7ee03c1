import * as wire from "@app/contract/promises-public";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve, serveRaw } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getPublicPromises } from "./public/get-public-promises.ts";
import { findSnapshot } from "./public/snapshot-store.ts";

/** It changes once a night; caches ask again soon after, so that the page and its file are of the same night. */
const CACHE = "public, max-age=300, stale-while-revalidate=3600";

export function publicPromisesRoutes(app: App, deps: Pick<Deps, "db">): void {
  serve(app, wire.getPublicPromises, { auth: "public", cacheControl: CACHE }, async () => getPublicPromises(deps));

  serveRaw(app, wire.publicPromisesFile, { auth: "public" }, async ({ query, reply }) => {
    const snapshot = await findSnapshot(deps.db, query.day);
    if (!snapshot) throw new Problem("not-found");
    return reply
      .header("cache-control", CACHE)
      .header("content-disposition", `attachment; filename="promessas-${snapshot.day}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(snapshot.csv);
  });
}
