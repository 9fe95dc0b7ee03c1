import type { PlanView } from "@app/contract/plans";
import { currentUser } from "../../../identity/session/session-store.ts";
import { readStored, store } from "../../../storage.ts";

/** `<account> <version>`: the newest version whose changes were opened on this device. */
const entryOf = (version: number): string | undefined => {
  const accountId = currentUser()?._id;
  return accountId && `${accountId} ${version}`;
};

export function markPlanRead(version: number): void {
  const entry = entryOf(version);
  if (entry && readVersion() < version) store("plan-read", entry);
}

/** 0: none was opened here, or another account's. */
function readVersion(): number {
  const [accountId, version] = (readStored("plan-read") ?? "").split(" ");
  return accountId === currentUser()?._id ? Number(version) || 0 : 0;
}

/** People published a version over another one, and its changes were not opened here. */
export const isPlanUnread = ({ version, code }: Pick<PlanView, "version" | "code">): boolean =>
  code !== undefined && version > 1 && readVersion() < version;
