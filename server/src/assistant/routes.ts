import * as wire from "@app/contract/assistant";
import type { Registry } from "prom-client";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { done, serve, serveRaw } from "../platform/http/serve.ts";
import type { RateLimit } from "../platform/resilience/rate-limits.ts";
import { measureTurns } from "./assistant-metrics.ts";
import { deleteConversation, deleteExchange } from "./delete-conversation.ts";
import type { Deps } from "./deps.ts";
import { getAnswer, getAssistant } from "./get-assistant.ts";
import { memoryRoutes } from "./memory/routes.ts";
import { answerSign } from "./signs/answer-sign.ts";
import { createRunningAnswers } from "./turn/running-answers.ts";
import { streamAnswer } from "./turn/stream-answer.ts";

export function assistantRoutes(app: App, deps: Deps, { registry }: { registry: Registry }): void {
  const auth = requireSession(deps);
  const observer = measureTurns(registry);
  const running = createRunningAnswers();
  app.addHook("preClose", () => running.drain());
  memoryRoutes(app, deps);

  async function limit(counter: Pick<RateLimit, "consume">, accountId: string): Promise<void> {
    if (!(await counter.consume(accountId))) throw new Problem("rate-limited");
  }

  serve(app, wire.getAssistant, { auth }, async ({ account, query: { before } }) => {
    await limit(deps.limits.assistantReadsPerAccount, account.id);
    return getAssistant(deps, { accountId: account.id, before: before ? Number(before) : undefined });
  });
  serveRaw(app, wire.askAssistant, { auth }, async ({ account, body, reply }) => {
    const startedAt = performance.now() - reply.elapsedTime;
    await limit(deps.limits.questionsPerAccount, account.id);
    return streamAnswer(deps, { account, question: body, reply, observer, running, startedAt });
  });
  serve(app, wire.getAnswer, { auth }, async ({ account, params: { messageId } }) => {
    await limit(deps.limits.assistantReadsPerAccount, account.id);
    return getAnswer(deps, { accountId: account.id, messageId });
  });
  serve(app, wire.answerSign, { auth }, async ({ account, params: { signId }, body: { answer } }) => {
    await limit(deps.limits.questionsPerAccount, account.id);
    return answerSign(deps, { accountId: account.id, signId, isTrue: answer === "yes" });
  });
  serve(app, wire.deleteExchange, { auth }, async ({ account, params: { messageId } }) => {
    await limit(deps.limits.assistantReadsPerAccount, account.id);
    await deleteExchange(deps, { accountId: account.id, messageId });
    return done;
  });
  serve(app, wire.deleteConversation, { auth }, async ({ account }) => {
    await limit(deps.limits.assistantReadsPerAccount, account.id);
    await deleteConversation(deps, account.id);
    return done;
  });
}
