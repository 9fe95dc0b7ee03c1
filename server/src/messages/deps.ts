import type { Db } from "../platform/database/db.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { WhatsApp } from "./channels.ts";
import type { MessageLinks } from "./links.ts";
import type { SmtpMailer } from "./smtp-mailer.ts";

export type Deps = PlatformDeps & {
  mailer: SmtpMailer;
  whatsapp: WhatsApp;
  links: MessageLinks;
  /** Where a member's clock is; null: no device has said it. Accounts are of a higher domain. */
  findTimeZone: (db: Db, accountId: string) => Promise<string | null>;
  /** How a member asked to be called; null: they have not said it. Answers are of a higher domain. */
  findNickname: (db: Db, accountId: string) => Promise<string | null>;
};
