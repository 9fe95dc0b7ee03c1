import type { MemberFile } from "@app/contract/staff/member-file";
import { answerLines } from "../get-member-answers.ts";
import type { OpenFile } from "../read-member.ts";
import type { Reader } from "../reader.ts";

/** What both professionals work by, in the order of the questionnaire. */
const GUIDING = new Set(["q06", "q08", "s5", "s12", "f1", "f4", "f5", "f6", "f8", "m3", "m4", "m5", "m6", "p2"]);

export function viewGuiding(file: OpenFile, reader: Reader): Pick<MemberFile, "guiding" | "answersCount"> {
  const lines = answerLines(file, reader);
  const isGuiding = ({ id, isDecisive }: (typeof lines)[number]) => isDecisive || GUIDING.has(id);
  return {
    guiding: lines.filter(isGuiding).map(({ id, question, answer }) => ({ id, question, answer })),
    answersCount: lines.length,
  };
}
