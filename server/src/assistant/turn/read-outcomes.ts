import type { Block, BlockKind } from "@app/contract/assistant";
import type { Swap } from "@app/contract/plans";
import { proposedEntryIds } from "@app/engine/assistant/proposed-entry-ids";
import type { EarlierExchange, ProposalKind } from "@app/engine/assistant/summary/summarise-turns";
import { addDays } from "@app/engine/promises/local-time";
import { listAskedStates } from "../../conversations/messages/queries.ts";
import { listBadDays, listLoggedIds } from "../../diary/queries.ts";
import type { Account } from "../../identity/accounts/account.ts";
import { memberDay } from "../../identity/accounts/queries.ts";
import { listChoices } from "../../plans/queries.ts";
import type { Deps } from "../deps.ts";
import type { StoredMessage } from "./exchange-store.ts";

type Answer = Pick<StoredMessage, "id" | "at" | "blocks">;
type Outcome = Pick<EarlierExchange, "confirmed" | "handed">;

/** A device stores a swap for the next day that has the item on the plate. */
const DAYS_OF_A_SWAP = 6;

/**
 * What became of the proposals of these answers. A tap leaves the record that the other screens write, under ids that the
 * answer's own gives: one statement for each kind that was proposed, however many answers there are.
 */
export async function readOutcomes(
  deps: Pick<Deps, "db" | "now">,
  account: Pick<Account, "id" | "timeZone">,
  answers: readonly Answer[],
): Promise<(answer: Answer) => Outcome> {
  const { db } = deps;
  const accountId = account.id;
  const having = (kind: BlockKind): Answer[] => answers.filter(({ blocks }) => blocksOf(blocks, kind).length > 0);
  const dayOf = ({ at }: Answer): string => memberDay(account, at);
  const [logged, badDays, choices, asked] = await Promise.all([
    listLoggedIds(deps, db, { accountId, ids: answers.flatMap(entryIdsOf) }),
    listBadDays(deps, db, { accountId, days: having("bad-day").map(dayOf) }),
    having("swap").length > 0 ? listChoices(db, accountId) : [],
    listAskedStates(
      db,
      { accountId, thread: "team" },
      having("handoff").map(({ id }) => id),
    ),
  ]);
  const [entries, bad] = [new Set(logged), new Set(badDays)];
  const isConfirmed: Record<ProposalKind, (answer: Answer) => boolean> = {
    log: (answer) => entryIdsOf(answer).some((id) => entries.has(id)),
    swap: (answer) => blocksOf(answer.blocks, "swap").some((swap) => isTaken(swap, dayOf(answer), choices)),
    "bad-day": (answer) => bad.has(dayOf(answer)),
  };
  const kinds = Object.keys(isConfirmed) as ProposalKind[];
  return (answer) => ({
    confirmed: kinds.filter((kind) => isConfirmed[kind](answer)),
    handed: asked.get(answer.id) ?? "unsent",
  });
}

type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

const blocksOf = <Kind extends BlockKind>(blocks: readonly Block[], kind: Kind): BlockOf<Kind>[] =>
  blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);

const entryIdsOf = ({ id, blocks }: Answer): string[] =>
  blocksOf(blocks, "log").flatMap((meal, index) => proposedEntryIds({ answerId: id, index }, meal));

const isTaken = ({ itemId, options }: BlockOf<"swap">, from: string, choices: readonly Swap["choice"][]): boolean =>
  choices.some(
    ({ part, takes, day }) =>
      part === itemId &&
      options.some(({ food }) => food === takes) &&
      (day === null || (day >= from && day <= addDays(from, DAYS_OF_A_SWAP))),
  );
