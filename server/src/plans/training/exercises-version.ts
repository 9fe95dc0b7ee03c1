import { createHash } from "node:crypto";
import { exercises } from "@app/engine/training/library/library";

/** A fingerprint of the exercise library: a changed fact or word is another version. */
export const exercisesVersion = createHash("sha256").update(JSON.stringify(exercises)).digest("hex").slice(0, 16);
