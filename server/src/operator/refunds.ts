/**
 * Parts of charges, which the team sends in the gateway's dashboard or by PIX:
 *   npm run refunds -- list                                those that wait, the oldest first
 *   npm run refunds -- sent <referenceNumber> --by "Nome"  it was sent; the buyer is notified
 */
import { parseArgs } from "node:util";
import { waitingParts } from "../checkout/refunds/queries.ts";
import { recordSent } from "../checkout/refunds/record-sent.ts";
import { createDeps } from "../deps.ts";
import { parseEnv } from "../env.ts";
import { createLogger } from "../platform/observability/log.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: "string" } } });
const [verb = "list", referenceNumber] = positionals;
const { deps, close } = await createDeps(parseEnv(), { log: createLogger("warn", "refund-desk"), role: "api" });

try {
  if (verb === "list") console.log(await waitingParts(deps));
  else if (verb === "sent" && referenceNumber && values.by) {
    const isFirst = await recordSent(deps, { referenceNumber, by: values.by });
    console.log(isFirst ? "Registrada; o email já está na fila." : "Nenhuma devolução espera com esse protocolo.");
  } else throw new Error('Use: npm run refunds -- list | sent <protocolo> --by "Nome"');
} finally {
  await close();
}
