import * as wire from "@app/contract/intake";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import { completeIntake } from "./complete-intake.ts";
import type { Deps } from "./deps.ts";
import { getIntake } from "./get-intake.ts";
import { takeBackSign } from "./reported-signs/take-back-sign.ts";

export function intakeRoutes(app: App, deps: Deps): void {
  const member = { auth: requireSession(deps) };
  const count = async (accountId: string) => {
    if (!(await deps.limits.intakePerAccount.consume(accountId))) throw new Problem("rate-limited");
  };

  serve(app, wire.getIntake, member, async ({ account }) => {
    await count(account.id);
    return getIntake(deps, account);
  });

  serve(app, wire.completeIntake, member, async ({ account }) => {
    await count(account.id);
    await completeIntake(deps, account.id);
    return getIntake(deps, account);
  });

  serve(app, wire.takeBackSign, member, async ({ account, params: { signId } }) => {
    await count(account.id);
    await takeBackSign(deps, { accountId: account.id, id: signId });
    return getIntake(deps, account);
  });
}
