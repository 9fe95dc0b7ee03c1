import * as wire from "@app/contract/assistant";
import { requireSession } from "../../identity/sessions/require-session.ts";
import type { App } from "../../platform/http/app.ts";
import { Problem } from "../../platform/http/problem.ts";
import { serve } from "../../platform/http/serve.ts";
import { deleteMemories, deleteMemory, getMemories, switchMemory } from "./memories.ts";
import type { MemoryDeps } from "./memory-deps.ts";
import { saveMemory } from "./save-memory.ts";

export function memoryRoutes(app: App, deps: MemoryDeps): void {
  const auth = requireSession(deps);

  async function limit(accountId: string): Promise<void> {
    if (!(await deps.limits.memoriesPerAccount.consume(accountId))) throw new Problem("rate-limited");
  }

  serve(app, wire.getMemories, { auth }, async ({ account }) => {
    await limit(account.id);
    return getMemories(deps, deps.db, account.id);
  });
  serve(app, wire.saveMemory, { auth }, async ({ account, body }) => {
    await limit(account.id);
    await saveMemory(deps, account.id, body);
    return getMemories(deps, deps.db, account.id);
  });
  serve(app, wire.deleteMemory, { auth }, async ({ account, params: { memoryId } }) => {
    await limit(account.id);
    await deleteMemory(deps.db, account.id, memoryId);
    return getMemories(deps, deps.db, account.id);
  });
  serve(app, wire.deleteMemories, { auth }, async ({ account }) => {
    await limit(account.id);
    await deleteMemories(deps.db, account.id);
    return getMemories(deps, deps.db, account.id);
  });
  serve(app, wire.switchMemory, { auth }, async ({ account, body: { isOn } }) => {
    await limit(account.id);
    await switchMemory(deps, { accountId: account.id, isOn });
    return getMemories(deps, deps.db, account.id);
  });
}
