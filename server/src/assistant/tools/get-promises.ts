import { brand } from "@app/contract/brand";
import type { PromisesResult } from "@app/engine/assistant/tool-results";
import { type PromiseKind, promiseRules } from "@app/engine/promises/promise-kinds";
import { writingIn } from "../../conversations/threads/writing-in.ts";
import { HOUR_MS } from "../../platform/time.ts";
import { type ListedPromise, listPromises } from "../../promises/queries.ts";
import { promisesSource, type Reading } from "./reading.ts";

const MAX_PROMISES = 12;

/** As said in a sentence. */
const TITLES: Readonly<Record<PromiseKind, string>> = {
  "call-back-5min": "a ligação de volta",
  "call-back-24h": "a ligação de volta",
  "access-now": "o acesso ao programa",
  "provisional-plan": "o plano provisório",
  "human-first": "a leitura das suas respostas por uma pessoa",
  "definitive-plan": "o plano definitivo",
  "fortnightly-diet": "o ajuste da dieta",
  "fortnightly-training": "o ajuste do treino",
  "weekly-review-opened": "a revisão da semana",
  "weekly-review-answered": "a resposta à revisão da semana",
  "chat-answer": "a resposta à sua mensagem",
  "refund-sent": "a devolução do pagamento",
  "data-request-now": "a cópia dos seus dados",
  "data-request-15d": "a resposta ao pedido sobre os seus dados",
  "guarantee-review": "a revisão do seu pedido de garantia",
};

/** What was promised to a member: what is owed first, the newest of each before the others. */
export async function getPromises({ deps, accountId }: Reading): Promise<PromisesResult> {
  const promises = await listPromises(deps, accountId);
  const isOwed = ({ state, fulfilledAt }: ListedPromise): boolean => fulfilledAt === null && state !== "void";
  const mayWrite = (await writingIn(deps, deps.db, { accountId, thread: "team" })) === "open";
  return {
    sources: [promisesSource],
    promises: promises
      .toSorted((a, b) => Number(isOwed(b)) - Number(isOwed(a)))
      .slice(0, MAX_PROMISES)
      .map((promise) => ({
        kind: promise.kind,
        title: TITLES[promise.kind],
        state: stateOf(promise),
        due: formatDue(promise.dueAt),
        creditDays: promise.creditDays,
      })),
    answerHours: mayWrite ? ANSWER_HOURS : null,
  };
}

const answer = promiseRules.content.kinds["chat-answer"];
const ANSWER_HOURS = "length" in answer && answer.length !== "stated" ? answer.length / HOUR_MS : null;

/** What came late came: its credit says the rest. */
function stateOf({ state, pausedNow, fulfilledLate }: ListedPromise): PromisesResult["promises"][number]["state"] {
  if (state === "running" && pausedNow) return "paused";
  return fulfilledLate ? "kept" : state;
}

const { timeZone } = brand.serviceHours;
const dayForm = new Intl.DateTimeFormat("pt-BR", { timeZone, day: "2-digit", month: "2-digit" });
const clockForm = new Intl.DateTimeFormat("pt-BR", { timeZone, hour: "numeric", minute: "2-digit", hourCycle: "h23" });

/** `22/11 às 10h`, `22/11 às 10h30`. */
function formatDue(at: Date): string {
  const [hour = "", minute = ""] = clockForm.format(at).split(":");
  return `${dayForm.format(at)} às ${Number(hour)}h${minute === "00" ? "" : minute}`;
}
