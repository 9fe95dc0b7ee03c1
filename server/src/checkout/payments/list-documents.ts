import type { Db } from "../../platform/database/db.ts";
import * as store from "../gateway/gateway-store.ts";

/** The documents that these accounts have paid with. */
export const listDocuments = (db: Db, accountIds: string[]): Promise<string[]> => store.listDocuments(db, accountIds);
