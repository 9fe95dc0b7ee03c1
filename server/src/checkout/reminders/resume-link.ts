import type { KeyRing } from "../../platform/key-ring.ts";
import { signToken } from "../../platform/signed-token.ts";

export const resumeLink = (keyRing: KeyRing, siteUrl: string, reminderId: string): string =>
  new URL(`/pagamento?retomar=${encodeURIComponent(signToken(keyRing, "resume", reminderId))}`, siteUrl).href;
