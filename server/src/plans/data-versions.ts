import { createHash } from "node:crypto";
import { catalogueText } from "@app/engine/nutrition/catalogue/tables";
import { exercises } from "@app/engine/training/library/library";

/** A fingerprint of the food tables: a changed figure is another version. */
export const catalogueVersion = createHash("sha256").update(JSON.stringify(catalogueText)).digest("hex").slice(0, 16);

/** A fingerprint of the exercise library: a changed fact or word is another version. */
export const exercisesVersion = createHash("sha256").update(JSON.stringify(exercises)).digest("hex").slice(0, 16);
