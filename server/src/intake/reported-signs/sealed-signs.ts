import { sealedRows, utf8 } from "../../platform/sealed-rows.ts";

/** Which row of the safety table was told. */
export const sealedSigns = sealedRows<string>("reported_signs", undefined, utf8);
