/**
 * The team's command line for leads:
 *   npm run leads                                           waiting leads, most urgent first
 *   npm run leads -- contacted <id> --by "Nome" [--note …]  the lead was called
 *   npm run leads -- tried <id> --by "Nome"                 the number did not answer; twice, and it leaves the public figures
 */
import { parseArgs } from "node:util";
import { parseEnv } from "../env.ts";
import { waitingLeads } from "../leads/queries.ts";
import { recordAttempt, recordContact } from "../leads/record-attempt.ts";
import { openDb } from "../platform/database/db.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: "string" }, note: { type: "string" } },
});
const [verb, leadId] = positionals;
const db = openDb(parseEnv().DATABASE_URL, { max: 1, name: "lead-desk", usePreparedStatements: false });
const deps = { db, now: () => new Date() };

try {
  if (verb === undefined) console.log(await waitingLeads(deps));
  else if (verb === "contacted" && leadId && values.by) {
    const first = await recordContact(deps, { leadId, by: values.by, note: values.note ?? null });
    console.log(first ? "Contato registrado." : "Esse lead não existe ou já tinha contato registrado.");
  } else if (verb === "tried" && leadId && values.by) {
    const attempts = await recordAttempt(deps, { leadId, by: values.by });
    console.log(attempts ? `Tentativas: ${attempts}.` : "Esse lead não existe ou já tinha contato registrado.");
  } else throw new Error('Use: npm run leads -- contacted <id> --by "Nome" | tried <id> --by "Nome"');
} finally {
  await db.destroy();
}
