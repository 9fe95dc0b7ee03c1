import type { Deps } from "../deps.ts";
import type { Mailer, WhatsApp } from "./channels.ts";
import type { LinkMaker } from "./links.ts";

export type MessagesDeps = Pick<Deps, "db" | "jobs" | "log" | "now"> & {
  mailer: Mailer;
  whatsapp: WhatsApp;
  links: LinkMaker;
};
