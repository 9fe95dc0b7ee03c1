import { createHash, randomBytes } from "node:crypto";

/** The prefix distinguishes a token from a password, and makes a leaked one easy to search for. */
const PREFIX = "st_";
const SHAPE = /^st_[A-Za-z0-9_-]{43}$/;

export const newToken = (): string => PREFIX + randomBytes(32).toString("base64url");
export const isToken = (secret: string): boolean => SHAPE.test(secret);

/** 256 random bits need no slow hash, and an indexed look-up finds the session. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
