import { Client } from "pg";

export const TEMPLATE = "migrated";

/** Creates a database on the server at `url`, optionally as a copy of `template`, and returns its URL. */
export async function withDatabase(url: string, name: string, template?: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database "${name}" ${template ? `template "${template}"` : ""}`);
  await client.end();
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
}
