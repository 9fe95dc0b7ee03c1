import type { Block } from "@app/contract/assistant";
import type { Limits } from "../limits/limits.ts";
import type { CallTool } from "../tool-results.ts";

export type RulesQuestion = {
  text: string;
  previous: readonly { from: "member" | "assistant"; text: string }[];
  /** The member's own calendar day. */
  today: string;
  /** Of that day, where the member is; absent: not known. */
  minutes?: number;
  numbersHidden: boolean;
  canHandOff: boolean;
  limits: Limits;
};

/** A question with what was understood of it. */
export type Asked = RulesQuestion & {
  /** Without accents and capitals. */
  readonly plain: string;
  readonly slots: Readonly<Record<string, string>>;
};

export type Rule = (asked: Asked, call: CallTool) => Promise<Block[]>;
