import { createHash, randomInt } from "node:crypto";

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Base 32 without what is easily misread: sixteen of them are 80 bits. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** "7KQ2-M9XV-4TAB-CDEF", ten of them, shown once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** 80 random bits need no slow hash. Case, spaces and dashes are the reader's. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash("sha256")
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ""))
    .digest();

const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join("-");
const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
