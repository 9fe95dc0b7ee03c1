import type { PlatformDeps } from "../platform/deps.ts";
import type { WhatsApp } from "./channels.ts";
import type { MessageLinks } from "./links.ts";
import type { SmtpMailer } from "./smtp-mailer.ts";

export type Deps = PlatformDeps & {
  mailer: SmtpMailer;
  whatsapp: WhatsApp;
  links: MessageLinks;
};
