import { brand } from "@app/contract/brand";
import { accessLogCopy } from "../../../content/app/account/accesses.ts";

/** The data protection officer answers at the support's address. */
export const contactLink = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(accessLogCopy.odd.subject)}`;
