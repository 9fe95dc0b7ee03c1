import { readStored, removeStored, store } from "../../storage.ts";

const REFUSED = "no ";

/** Whether this account's member chose to keep a copy on this device; undefined before the answer. */
export function deviceCopyAnswer(accountId: string): boolean | undefined {
  const stored = readStored("device-copy");
  return stored === accountId ? true : stored === REFUSED + accountId ? false : undefined;
}

export const rememberDeviceCopy = (accountId: string, keep: boolean): boolean =>
  store("device-copy", keep ? accountId : REFUSED + accountId);

/** With the consent the yes goes too: it is asked for again after it. A no stays. */
export function endDeviceCopy(accountId: string): void {
  removeStored("plan-read");
  if (deviceCopyAnswer(accountId)) removeStored("device-copy");
}
