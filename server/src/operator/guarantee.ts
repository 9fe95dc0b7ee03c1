/**
 * Guarantee reviews that wait for an operator's answer:
 *   npm run guarantee -- list                                               open reviews, most urgent first
 *   npm run guarantee -- list --by "Nome"                                   also what each member wrote; they see who read it
 *   npm run guarantee -- grant <referenceNumber> --by "Nome"                refunds the whole amount, the plan ends
 *   npm run guarantee -- refuse <referenceNumber> --by "Nome" --reason "…"  the member reads the reason
 */
import { parseArgs } from "node:util";
import { createDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { answerReview } from "../guarantee/answer-review.ts";
import { waitingReviews } from "../guarantee/waiting-reviews.ts";
import { createLogger } from "../platform/observability/log.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, reason: { type: "string" } },
});
const [verb = "list", referenceNumber] = positionals;
const { by, reason } = values;
const { deps, close } = await createDeps(parseEnv(), { log: createLogger("warn", "guarantee-desk"), role: "api" });

try {
  if (verb === "list") console.log(await waitingReviews(deps, by));
  else if (verb === "grant" && referenceNumber && by)
    printOutcome(await answerReview(deps, { referenceNumber, by, grant: true }));
  else if (verb === "refuse" && referenceNumber && by && reason)
    printOutcome(await answerReview(deps, { referenceNumber, by, grant: false, reason }));
  else
    throw new Error(
      'Use: npm run guarantee -- list [--by "Nome"] | grant <referenceNumber> --by "Nome" | refuse <referenceNumber> --by "Nome" --reason "…"',
    );
} finally {
  await close();
}

function printOutcome(first: boolean): void {
  console.log(first ? "Resposta registrada; o email já está na fila." : "Nenhum pedido espera com esse protocolo.");
}
