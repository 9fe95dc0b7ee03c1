import { Client } from "pg";

export const TEMPLATE = "migrated";

/** Makes a database on the server at `url`, as a copy of `template` if one is named, and gives its address. */
export async function withDatabase(url: string, name: string, template?: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database "${name}" ${template ? `template "${template}"` : ""}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
