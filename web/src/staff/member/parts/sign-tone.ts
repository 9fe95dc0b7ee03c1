import type { MemberFile } from "@app/contract/staff/member-file";

type Sign = MemberFile["signs"][number];

const CLOSED: ReadonlySet<string | null> = new Set(["C", "N", "D"]);

/** A row that closes a half until a person decides stands out from one that only limits it. */
export const toneOf = ({ diet, training }: Pick<Sign, "diet" | "training">): "error" | "warning" =>
  CLOSED.has(diet) || CLOSED.has(training) ? "error" : "warning";
