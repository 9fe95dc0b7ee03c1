/**
 * Alerts to whoever is on call:
 *   npm run on-call -- list                                   unacknowledged alerts, the oldest first
 *   npm run on-call -- contact <referenceNumber> --by "Nome"  whom to talk to, for whoever took it
 *   npm run on-call -- ack <referenceNumber> --by "Nome"      takes it without its link
 */
import { parseArgs } from "node:util";
import { operations } from "@app/contract/operations";
import { parseEnv } from "../env.ts";
import { acknowledgeByReference } from "../on-call/acknowledge-alert.ts";
import { findAlertOwner, openAlerts } from "../on-call/queries.ts";
import { openDb } from "../platform/database/db.ts";
import { formatContact } from "./format-contact.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: "string" } } });
const [verb = "list", referenceNumber] = positionals;
const { by } = values;
const db = openDb(parseEnv().DATABASE_URL, { max: 1, name: "on-call", usePreparedStatements: false });
const deps = { db, now: () => new Date(), onCall: operations.onCall };

try {
  if (verb === "list") console.log(await openAlerts(deps));
  else if (verb === "contact" && referenceNumber && by)
    console.log(await formatContact(deps, await findAlertOwner(deps, referenceNumber), { by, reason: "on-call" }));
  else if (verb === "ack" && referenceNumber && by) {
    const first = await acknowledgeByReference(deps, { referenceNumber, by });
    console.log(first ? "O aviso é seu." : "Nenhum aviso espera com esse protocolo.");
  } else
    throw new Error('Use: npm run on-call -- list | contact <protocolo> --by "Nome" | ack <protocolo> --by "Nome"');
} finally {
  await db.destroy();
}
