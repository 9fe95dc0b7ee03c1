import type { SyncReply } from "@app/contract/sync";
import type { KyselyPlugin } from "kysely";
import type { Deps } from "../../../server/src/deps.ts";
import { syncRecords } from "../../../server/src/sync/sync-records.ts";
import type { Exchange } from "../../../web/src/app/sync/core/replica.ts";

export class ApiKilled extends Error {}

/** The transaction ends at its n-th statement, as when the process dies: PostgreSQL rolls back. */
function dieAt(statement: number): KyselyPlugin {
  let left = statement;
  return {
    transformQuery({ node }) {
      if (left-- === 0) throw new ApiKilled();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

type Call = Parameters<Exchange>[0];

/** Over the wire, so that nothing is shared between device and server. */
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export async function answer(deps: Deps, accountId: string, call: Call, killedAt?: number): Promise<SyncReply> {
  const db = killedAt === undefined ? deps.db : deps.db.withPlugin(dieAt(killedAt));
  const { reply } = await syncRecords({ ...deps, db }, { accountId, ...overTheWire(call) });
  return overTheWire(reply);
}
