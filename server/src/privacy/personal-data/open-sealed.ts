import { getAskedText } from "../../intake/answers/answer-kind.ts";
import type { DB } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { tables } from "./personal-data.ts";

type Row = Record<string, unknown>;

/** A member's own copy shows in clear what is stored sealed. */
export function openSealed(encryption: Encryption, name: keyof DB, row: Row): Row {
  const question = name === "intakeAnswers" && { question: getAskedText(String(row["id"])) };
  const opened = row["sealed"] ? tables[name].sealed?.open?.(encryption, row as never) : {};
  return { ...row, ...question, ...opened };
}
