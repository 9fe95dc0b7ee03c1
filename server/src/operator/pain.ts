/**
 * Pain that stopped an exercise, for the trainer:
 *   npm run pain -- list                                   what no trainer has read of, the urgent first
 *   npm run pain -- contact <referenceNumber> --by "Nome"  whom it is about, for the trainer who looks
 *   npm run pain -- read <referenceNumber> --by "Nome"     the trainer has looked
 */
import { parseArgs } from "node:util";
import { parseEnv } from "../env.ts";
import { openDb } from "../platform/database/db.ts";
import { findPainOwner, readPainReport } from "../workouts/pain/report-pain.ts";
import { openPainReports } from "../workouts/queries.ts";
import { formatContact } from "./format-contact.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: "string" } } });
const [verb = "list", referenceNumber] = positionals;
const { by } = values;
const db = openDb(parseEnv().DATABASE_URL, { max: 1, name: "pain", usePreparedStatements: false });
const deps = { db, now: () => new Date() };

try {
  if (verb === "list") console.log(await openPainReports(deps));
  else if (verb === "contact" && referenceNumber && by)
    console.log(await formatContact(deps, await findPainOwner(deps, referenceNumber), { by, reason: "on-call" }));
  else if (verb === "read" && referenceNumber && by) {
    const first = await readPainReport(deps, { referenceNumber, by });
    console.log(first ? "Anotado." : "Nenhum aviso de dor espera com esse protocolo.");
  } else throw new Error('Use: npm run pain -- list | contact <protocolo> --by "Nome" | read <protocolo> --by "Nome"');
} finally {
  await db.destroy();
}
