/** The free demo member: a few days of diary, a question to support, no plan. */
import { purposes } from "@app/contract/consents";
import { answerConsent } from "../consents/answer-consent.ts";
import type { Deps } from "../deps.ts";
import { addMs, DAY_MS } from "../platform/time.ts";
import { seedSupportThread } from "./conversations.ts";
import { at, sendPuts } from "./demo-device.ts";
import { diaryPuts } from "./diary.ts";
import { teamIdOf } from "./team.ts";

const DAYS = 4;

export async function seedCarlos(deps: Deps, accountId: string): Promise<void> {
  const consent = { purpose: "health-data", allowed: true, version: purposes["health-data"].version } as const;
  const begin = at(deps, addMs(deps.now(), -DAYS * DAY_MS));
  await answerConsent(begin, { accountId, ...consent, via: "account" });
  await sendPuts(deps, accountId, diaryPuts(deps, { days: DAYS, shift: 2 }));
  await seedSupportThread(deps, accountId, { bianca: await teamIdOf(deps, "vendas") });
}
