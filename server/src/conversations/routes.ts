import * as wire from "@app/contract/conversations";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getBadges } from "./get-badges.ts";
import { getMemberThread } from "./get-member-thread.ts";
import { readByMember } from "./threads/mark-read.ts";
import { withdrawQuestion } from "./withdraw-question.ts";

export function conversationsRoutes(app: App, deps: Deps): void {
  const auth = requireSession(deps);

  async function limit(accountId: string): Promise<void> {
    if (!(await deps.limits.threadsPerAccount.consume(accountId))) throw new Problem("rate-limited");
  }

  serve(app, wire.getBadges, { auth }, async ({ account }) => {
    await limit(account.id);
    return getBadges(deps, account.id);
  });
  serve(app, wire.getThread, { auth }, async ({ account, params: { thread }, query: { before, after } }) => {
    await limit(account.id);
    const page = { before: before ? Number(before) : undefined, after: after ? Number(after) : undefined };
    return getMemberThread(deps, { accountId: account.id, thread }, page);
  });
  serve(app, wire.readThread, { auth }, async ({ account, params: { thread }, body: { seq } }) => {
    await limit(account.id);
    return readByMember(deps, { accountId: account.id, thread, seq });
  });
  serve(app, wire.withdrawQuestion, { auth }, async ({ account, params: { thread, messageId } }) => {
    await limit(account.id);
    await withdrawQuestion(deps, { accountId: account.id, thread, id: messageId });
    return { done: true as const };
  });
}
