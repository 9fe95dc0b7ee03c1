import { sealedRows, utf8 } from "../../platform/sealed-rows.ts";

/** The reason of each opening. */
export const sealedOpenings = sealedRows<string>("break_glass", undefined, utf8);
