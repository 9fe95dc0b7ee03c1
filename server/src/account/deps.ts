export type { Deps } from "../checkout/deps.ts";
