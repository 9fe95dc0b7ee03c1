import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { type HoldingName, holdings } from "./holdings.ts";
import { type Row, readHolding } from "./holdings-store.ts";
import { personOf } from "./person.ts";

export type Gathered = { [name in HoldingName]: Row[] };

/** Everything we hold about somebody, with the columns that `holdings` names. One table after another: nobody is in a hurry. */
export async function gatherData({ db }: Pick<Deps, "db">, account: Account): Promise<Gathered> {
  const person = personOf(account);
  const gathered: Partial<Gathered> = {};
  for (const name of Object.keys(holdings) as HoldingName[]) {
    const rows = await readHolding(db, name, person);
    gathered[name] = rows.map((row) => pick(row, Object.keys(holdings[name].columns)));
  }
  return gathered as Gathered;
}

const pick = (row: Row, columns: string[]): Row => Object.fromEntries(columns.map((column) => [column, row[column]]));
