import * as wire from "@app/contract/pause";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import { changePause } from "./change-pause.ts";
import type { Deps } from "./deps.ts";
import { endPause } from "./end-pause.ts";
import { getPause } from "./get-pause.ts";
import { startPause } from "./start-pause.ts";

type Days = { from?: string | undefined; to?: string | undefined };

/** A member's pause of the plan. Another account's pause is a 404. */
export function pausesRoutes(app: App, deps: Deps): void {
  const member = { auth: requireSession(deps) };

  const answer = async (accountId: string, work: () => Promise<void>, asked: Days = {}) => {
    if (!(await deps.limits.pausesPerAccount.consume(accountId))) throw new Problem("rate-limited");
    await work();
    return getPause(deps, { accountId, ...asked });
  };

  serve(app, wire.getPause, member, ({ account, query }) => answer(account.id, async () => {}, query));

  serve(app, wire.startPause, member, ({ account, body }) =>
    answer(account.id, () => startPause(deps, { accountId: account.id, pause: body })),
  );

  serve(app, wire.changePause, member, ({ account, params: { pauseId }, body: { to } }) =>
    answer(account.id, () => changePause(deps, { accountId: account.id, pauseId, to })),
  );

  serve(app, wire.endPause, member, ({ account, params: { pauseId } }) =>
    answer(account.id, () => endPause(deps, { accountId: account.id, pauseId })),
  );
}
