import type { Thread } from "@app/contract/conversations";
import { saveDraft } from "../../conversations/drafts/reply-draft.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { ThreadDeps } from "./deps.ts";
import { requireTeamConsent } from "./require-team-consent.ts";

type Saving = { memberId: string; thread: Thread; staffId: string; text: string };

/** A person's own unsent text in a thread; an empty one deletes it. */
export const saveReplyDraft = (
  deps: Pick<ThreadDeps, "db" | "now" | "keyRing">,
  { memberId, thread, staffId, text }: Saving,
): Promise<{ savedAt: string | null }> =>
  inTransaction(deps.db, async (tx) => {
    if (thread === "team") await requireTeamConsent(tx, memberId);
    const savedAt = await saveDraft(deps, tx, { accountId: memberId, thread, staffId, text });
    return { savedAt: savedAt?.toISOString() ?? null };
  });
