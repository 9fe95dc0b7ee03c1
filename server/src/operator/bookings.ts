/**
 * Calls that members booked, until the team has its own screens:
 *   npm run bookings -- list                                                   open calls, the next one first
 *   npm run bookings -- done <reference> --by "Nome"                           it took place
 *   npm run bookings -- missed <reference> --by "Nome"                         nobody answered, ten minutes after its hour
 *   npm run bookings -- link <reference> --url https://…                       the address of a call by video
 *   npm run bookings -- move <reference> --to "2026-11-14 09:40" --reason urgency|illness|technical|schedule --by "Nome"
 * An hour is written in the business's time zone. A moved call waits for the member's yes.
 */
import { parseArgs } from "node:util";
import { MOVE_REASONS } from "@app/contract/bookings";
import { brand } from "@app/contract/brand";
import { momentOf } from "@app/engine/promises/local-time";
import { listCalls } from "../bookings/list-calls.ts";
import { type ProposalOutcome, proposeMove } from "../bookings/propose-move.ts";
import { type ResultOutcome, recordResult } from "../bookings/record-result.ts";
import { setLink } from "../bookings/set-link.ts";
import { createDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { createLogger } from "../platform/observability/log.ts";

const outcomes: Record<ProposalOutcome | ResultOutcome, string> = {
  recorded: "Anotado.",
  proposed: "Hora proposta; o email à pessoa já está na fila, e a hora vale com o sim dela.",
  "no-such-call": "Nenhuma conversa aberta com esse protocolo.",
  "too-early": "Ainda é cedo: a conversa não começou, ou faz menos de dez minutos.",
  "slot-taken":
    "Essa hora não está livre: 20 em 20 minutos, no horário de atendimento, de duas horas a quatro dias adiante.",
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: "string" },
    to: { type: "string" },
    url: { type: "string" },
    reason: { type: "string" },
  },
});
const [verb = "list", referenceNumber = ""] = positionals;
const { by, to = "", url, reason } = values;
const { deps, close } = await createDeps(parseEnv(), { log: createLogger("warn", "call-desk"), role: "api" });

try {
  console.log(await run());
} finally {
  await close();
}

async function run(): Promise<string> {
  if (verb === "list") return listCalls(deps);
  if ((verb === "done" || verb === "missed") && referenceNumber && by)
    return outcomes[await recordResult(deps, { referenceNumber, result: verb, by })];
  if (verb === "link" && referenceNumber && url)
    return (await setLink(deps, { referenceNumber, link: url }))
      ? "Link guardado."
      : "Nada mudou: confira o protocolo e o https.";
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d)$/.exec(to) ?? [];
  const moveReason = MOVE_REASONS.find((known) => known === reason);
  if (verb !== "move" || !referenceNumber || !by || !moveReason || !day)
    throw new Error(
      "Use: npm run bookings -- list | done | missed | link | move, as in server/src/operator/bookings.ts",
    );
  const seconds = Number(hour) * 3600 + Number(minute) * 60;
  const startsAt = new Date(momentOf(brand.serviceHours.timeZone, day, seconds));
  return outcomes[await proposeMove(deps, { referenceNumber, startsAt, reason: moveReason, by })];
}
