import { type Message, THREADS, type Thread, type ThreadPage } from "@app/contract/conversations";
import { readThread } from "../../../server/src/conversations/threads/read-thread.ts";
import type { Deps } from "../../../server/src/deps.ts";
import { expectEqual } from "../sync/run-scenario.ts";
import { type ExpectedPromise, expectedOf } from "./expected.ts";
import type { History } from "./history.ts";

type Checked = { accountId: string; hasAccess: boolean; history: History };

/** What must hold whenever no call is on its way. Returns the threads' ids in their order. */
export async function checkConversation(deps: Deps, checked: Checked): Promise<Record<Thread, string[]>> {
  const { accountId, hasAccess, history } = checked;
  const messages: Record<Thread, Message[]> = { team: [], support: [] };
  const waiting: Record<Thread, string | null> = { team: null, support: null };
  for (const thread of THREADS) {
    const { page, whole } = await readWhole(deps, { accountId, thread });
    messages[thread] = whole;
    waiting[thread] = page.waiting?.since ?? null;
    history.checkMessages(thread, whole);
    history.checkLines(thread, whole);
    const answered = whole.findLast(({ from }) => from === "team")?.seq ?? 0;
    history.askMark(thread, "team", answered);
    history.storeMark(thread, "team", answered);
    history.checkMark(thread, "team", page.readByTeam, page.lastSeq);
    history.checkMark(thread, "member", page.readByMember, page.lastSeq);
  }
  const expected = expectedOf(messages, hasAccess, (thread, message) => history.readLine(thread, message));
  expectEqual("another message waits", waiting, expected.waiting);
  expectEqual("the promises are others", await promisesOf(deps, accountId), inOrder(expected.promises));
  return { team: idsOf(messages.team), support: idsOf(messages.support) };
}

const idsOf = (messages: readonly Message[]): string[] => messages.map(({ _id }) => _id);

async function readWhole(
  deps: Deps,
  key: { accountId: string; thread: Thread },
): Promise<{ page: ThreadPage; whole: Message[] }> {
  const whole: Message[] = [];
  for (;;) {
    const page = await readThread(deps, deps.db, key, { after: whole.length });
    whole.push(...page.messages);
    if (page.messages.length === 0 || whole.length >= page.lastSeq) {
      if (whole.length !== page.lastSeq) throw new Error(`${key.thread}: ${whole.length} messages of ${page.lastSeq}`);
      return { page, whole };
    }
  }
}

async function promisesOf({ db }: Deps, accountId: string): Promise<ExpectedPromise[]> {
  const rows = await db
    .selectFrom("promises")
    .select(["subject", "startsAt", "fulfilledAt"])
    .where("accountId", "=", accountId)
    .where("kind", "=", "chat-answer")
    .execute();
  return inOrder(
    rows.map(({ subject, startsAt, fulfilledAt }) => ({
      subject,
      startsAt: startsAt.toISOString(),
      fulfilledAt: fulfilledAt?.toISOString() ?? null,
    })),
  );
}

const inOrder = (promises: readonly ExpectedPromise[]): ExpectedPromise[] =>
  promises.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
