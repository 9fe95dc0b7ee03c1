import { ON_CALL_PAGE } from "@app/contract/on-call";
import type { KeyRing } from "../platform/key-ring.ts";
import { signToken } from "../platform/signed-token.ts";

/** The page's one button acknowledges; following the link does not. */
export const acknowledgeLink = (keyRing: KeyRing, siteUrl: string, referenceNumber: string): string =>
  new URL(`${ON_CALL_PAGE}?aviso=${signToken(keyRing, "on-call", referenceNumber)}`, siteUrl).href;
