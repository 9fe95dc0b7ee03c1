/**
 * Promises that a person of the team keeps:
 *   npm run promises -- list                                   those that wait, the most urgent first
 *   npm run promises -- contact <referenceNumber> --by "Nome"  whom to talk to
 *   npm run promises -- keep <referenceNumber> --by "Nome"     it is done
 *   npm run promises -- data-request <e-mail> [--since 2026-11-17]  a written request about a member's data arrived
 */
import { parseArgs } from "node:util";
import { parseEnv } from "../env.ts";
import { openDb } from "../platform/database/db.ts";
import { recordDataRequest } from "../privacy/record-data-request.ts";
import { keepByReference } from "../promises/keep-promise.ts";
import { findPromiseOwner } from "../promises/queries.ts";
import { waitingPromises } from "../promises/waiting-promises.ts";
import { formatContact } from "./format-contact.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, since: { type: "string" } },
});
const [verb = "list", referenceNumber] = positionals;
const { by, since } = values;
const db = openDb(parseEnv().DATABASE_URL, { max: 1, name: "promises", usePreparedStatements: false });
const deps = { db, now: () => new Date() };

try {
  if (verb === "list") console.log(await waitingPromises(deps));
  else if (verb === "contact" && referenceNumber && by)
    console.log(
      await formatContact(deps, await findPromiseOwner(deps, referenceNumber), { by, reason: "first-reading" }),
    );
  else if (verb === "keep" && referenceNumber && by) {
    const state = await keepByReference(deps, { referenceNumber, by });
    if (state === "kept") console.log("Cumprida no prazo.");
    else if (state === "breached") console.log("Anotada como cumprida com atraso.");
    else console.log("Nenhuma promessa espera com esse protocolo.");
  } else if (verb === "data-request" && referenceNumber) {
    const receivedAt = since === undefined ? undefined : new Date(since);
    const made = await recordDataRequest(deps, { email: referenceNumber, receivedAt });
    console.log(made ? `${made.referenceNumber}: até ${made.dueAt.toISOString()}` : "Nenhuma conta com esse e-mail.");
  } else
    throw new Error(
      'Use: npm run promises -- list | contact <protocolo> --by "Nome" | keep <protocolo> --by "Nome" | data-request <e-mail>',
    );
} finally {
  await db.destroy();
}
