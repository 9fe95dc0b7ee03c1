import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";
import { cancelNotices as cancel, lockUntriedNotices, READ_ALREADY } from "./notices/notice-store.ts";
import type { NoticeSubject } from "./templates/parts/template.ts";

type Read = {
  accountId: string;
  subject: NoticeSubject;
  /** Only notices with these variables among theirs: `{ place: "conversation" }`. */
  params?: Record<string, string | number>;
};

/** The member has seen what waiting notices are about: they are not sent any more. */
export async function cancelNotices({ now }: Pick<Deps, "now">, tx: Db, read: Read): Promise<void> {
  await cancel(tx, await lockUntriedNotices(tx, { params: {}, ...read }), READ_ALREADY, now());
}
