import * as wire from "@app/contract/diary";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getDiaryDay } from "./get-diary-day.ts";
import { getProgress } from "./get-progress.ts";

export function diaryRoutes(app: App, deps: Deps): void {
  const count = async (accountId: string): Promise<void> => {
    if (!(await deps.limits.diaryPerAccount.consume(accountId))) throw new Problem("rate-limited");
  };

  serve(app, wire.getDiaryDay, { auth: requireSession(deps) }, async ({ account, params }) => {
    await count(account.id);
    return getDiaryDay(deps, { accountId: account.id, day: params.day });
  });

  serve(app, wire.getProgress, { auth: requireSession(deps) }, async ({ account, query }) => {
    await count(account.id);
    return { days: await getProgress(deps, { accountId: account.id, ...query }) };
  });
}
