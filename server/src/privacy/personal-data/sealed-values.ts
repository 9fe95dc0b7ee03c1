import { openRecord, sealedRecordPlace } from "../../sync/sealed-table.ts";
import type { SealedValue } from "./personal-table.ts";

export type Owned = { accountId: string };
export type Keyed = Owned & { id: string };
export type Opened<Key> = Key & { sealed: Buffer };

export const ofMember = (value: Omit<SealedValue, "purpose">): SealedValue => ({ ...value, purpose: "health-data" });

export const ownRecord = (table: "own_foods" | "own_meals"): SealedValue =>
  ofMember({
    placeOf: ({ accountId, id }: Keyed) => sealedRecordPlace(table, accountId, id),
    open: (encryption, { accountId, id, sealed }: Opened<Keyed>) =>
      openRecord(encryption, sealedRecordPlace(table, accountId, id), sealed),
  });

export const signature = ({ name, registration }: { name: string; registration: string | null }): string =>
  registration ? `${name}, ${registration}` : name;
