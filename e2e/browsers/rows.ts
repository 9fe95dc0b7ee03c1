import { Client } from "pg";
import { databaseUrl } from "../urls.ts";

/** The gateway's id of the one payment with this email. */
export async function findGatewayId(email: string): Promise<string | undefined> {
  const [row] = await query<{ gateway_id: string }>("select gateway_id from payments where email = $1", email);
  return row?.gateway_id;
}

/** What the server has stored, in order of arrival. */
export async function listWeights(email: string): Promise<string[]> {
  const rows = await query<{ kg: string }>(
    "select kg::text as kg from weights join accounts on accounts.id = account_id where email = $1 order by rev",
    email,
  );
  return rows.map(({ kg }) => kg);
}

async function query<Row extends object>(sql: string, email: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [email])).rows;
  } finally {
    await client.end();
  }
}
