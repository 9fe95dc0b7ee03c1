import type { Deps } from "../deps.ts";

/** A word that stands in the instructions and nowhere else; the same on every node, so that a prefix can be cached. */
export const canaryOf = ({ keyRing }: Pick<Deps, "keyRing">): string =>
  keyRing.for("model-user").sign("canary").toString("base64url").slice(0, 16);
