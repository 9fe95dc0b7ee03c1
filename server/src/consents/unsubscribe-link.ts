import { unsubscribe } from "@app/contract/consents";
import type { KeyRing } from "../platform/key-ring.ts";
import { signToken } from "../platform/signed-token.ts";

export const unsubscribeLink = (keyRing: KeyRing, siteUrl: string, accountId: string): string =>
  new URL(`${unsubscribe.path}?a=${signToken(keyRing, "unsubscribe", accountId)}`, siteUrl).href;
