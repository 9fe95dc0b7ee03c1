import { plainText, sealedRows } from "../../platform/sealed-rows.ts";

/** Which row of the safety table was told. */
export const sealedSigns = sealedRows<string>("reported_signs", undefined, plainText);
