import { readStored, removeStored, store } from "../../storage.ts";

/** Whether this account's member chose to keep the records on this device. */
export const keepsDeviceCopy = (accountId: string): boolean => readStored("device-copy") === accountId;

export const rememberDeviceCopy = (accountId: string): boolean => store("device-copy", accountId);

export const forgetDeviceCopy = (): void => removeStored("device-copy");
