import type { PlanHalves } from "../halves.ts";
import type { Numbers, Side } from "./side.ts";

export type DescribedGroup = {
  /** For the editor: `Seg. a sex., lanche da tarde`. */
  place: string;
  /** For the member: `O lanche da tarde ficou mais forte`. */
  title: string;
  before: Side | null;
  after: Side | null;
};
export type Described = Omit<DescribedGroup, "place">;
export type WordContext = { from: PlanHalves | null; to: PlanHalves; numbers: Numbers };
