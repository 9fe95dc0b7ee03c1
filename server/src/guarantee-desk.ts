/**
 * Claims of the guarantee that wait for a person's answer:
 *   npm run guarantee -- list                                              who waits, most urgent first
 *   npm run guarantee -- grant <protocol> --by "Nome"                      the whole amount goes back, the plan ends
 *   npm run guarantee -- refuse <protocol> --by "Nome" --reason "…"        the member reads the reason
 */
import { parseArgs } from "node:util";
import { answerReview } from "./checkout/answer-review.ts";
import { waitingReviews } from "./checkout/waiting-reviews.ts";
import { openDeps } from "./deps.ts";
import { readEnv } from "./env.ts";
import { openLog } from "./platform/log.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, reason: { type: "string" } },
});
const [verb = "list", protocol] = positionals;
const { by, reason } = values;
const { deps, close } = await openDeps(readEnv(), { log: openLog("warn", "guarantee-desk"), role: "api" });

try {
  if (verb === "list") console.log(await waitingReviews(deps));
  else if (verb === "grant" && protocol && by) tell(await answerReview(deps, { protocol, by, grant: true }));
  else if (verb === "refuse" && protocol && by && reason)
    tell(await answerReview(deps, { protocol, by, grant: false, reason }));
  else
    throw new Error(
      'Use: npm run guarantee -- list | grant <protocol> --by "Nome" | refuse <protocol> --by "Nome" --reason "…"',
    );
} finally {
  await close();
}

function tell(first: boolean): void {
  console.log(first ? "Resposta registrada; o email já está na fila." : "Nenhum pedido espera com esse protocolo.");
}
