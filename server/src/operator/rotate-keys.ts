/**
 * npm run rotate-keys: seals with SECRET_KEY what the keys in SECRET_KEYS_OLD sealed, while members keep answering. Prints
 * counts. Docs: runbook, "Changing SECRET_KEY".
 */
import { parseEnv } from "../env.ts";
import { openDb } from "../platform/database/db.ts";
import { createKeyRing } from "../platform/key-ring.ts";
import { countStaleValues, resealValues } from "./reseal-values.ts";

const { DATABASE_URL, SECRET_KEY, SECRET_KEYS_OLD } = parseEnv();
const db = openDb(DATABASE_URL, { max: 1, name: "rotate-keys", usePreparedStatements: false });
const deps = { db, keyRing: createKeyRing(SECRET_KEY, SECRET_KEYS_OLD) };

try {
  console.log(`Por uma chave antiga: ${await countStaleValues(deps)}`);
  await resealValues(deps, (table, count) => console.log(`  ${table}: ${count} cifrados de novo`));
  const left = await countStaleValues(deps);
  console.log(left === 0 ? "Pronto: nada mais depende de uma chave antiga." : `Faltam ${left}: rode de novo.`);
  if (left > 0) process.exitCode = 1;
} finally {
  await db.destroy();
}
