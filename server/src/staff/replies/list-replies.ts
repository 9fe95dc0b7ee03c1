import type { CannedReply } from "@app/contract/staff/conversations";
import { repliesOf } from "@app/engine/team/replies/canned-replies";
import type { Db } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";
import { listOwnReplies } from "./reply-store.ts";

/** One's own first: who wrote one wants it. */
export const listReplies = async (db: Db, { id, role }: Pick<Staff, "id" | "role">): Promise<CannedReply[]> => [
  ...(await listOwnReplies(db, id)),
  ...repliesOf(role).map((reply) => ({ _id: reply.id, title: reply.title, text: reply.text, isMine: false })),
];
