import { createHash } from "node:crypto";
import { catalogueText } from "@app/engine/nutrition/catalogue/tables";

/** A fingerprint of the food tables: a changed figure is another version. */
export const catalogueVersion = createHash("sha256").update(JSON.stringify(catalogueText)).digest("hex").slice(0, 16);
