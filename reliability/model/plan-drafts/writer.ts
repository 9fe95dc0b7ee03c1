import type { Half } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import { findDrafts } from "../../../server/src/plans/drafts/draft-store.ts";
import type { PlanDraft } from "../../../server/src/plans/drafts/plan-draft.ts";
import type { Db } from "../../../server/src/platform/database/db.ts";
import { Problem } from "../../../server/src/platform/http/problem.ts";
import type { Staff } from "../../../server/src/staff/accounts/staff.ts";
import {
  discardHalf,
  releaseDraftLease,
  saveHalf,
  takeDraftLease,
} from "../../../server/src/staff/plans/write-draft.ts";
import { type History, NOTHING } from "./history.ts";
import type { Act, Fault } from "./steps.ts";

type Saving = Parameters<typeof saveHalf>[1];
export type Deps = Parameters<typeof saveHalf>[0];
/** Changes a save on its way to the server: a bug that the model must find. */
export type Plant = (deps: Deps, saving: Saving) => Promise<Saving>;

type Given = {
  accountId: string;
  staff: Staff;
  half: Half;
  history: History;
  deps: Deps;
  /** A database whose connection breaks before a statement. */
  breakingAt: (statement: number) => Db & { destroy: () => Promise<void> };
  plant: Plant;
};

type Pending = { key: string; over: { revision: number; text: string }; text: string; lost: object | null };

/** A professional's open page: what it has seen, and the save that waits for its answer. */
export class Writer {
  readonly #given: Given;
  #seen: { revision: number; text: string } | null = null;
  #pending: Pending | null = null;
  #written = 0;

  constructor(given: Given) {
    this.#given = given;
  }

  close(): void {
    this.#seen = null;
    this.#pending = null;
  }

  async act(act: Act): Promise<void> {
    const { accountId: memberId, staff, half, deps } = this.#given;
    const drafting = { memberId, staff, half, ip: null };
    if (act.type === "open") await this.open();
    else if (act.type === "save") await this.#save(act.fault);
    else if (act.type === "release") await releaseDraftLease(deps, drafting);
    else if (act.type === "lease") {
      const reason = act.isTakeOver ? "Assumo o rascunho hoje." : null;
      await this.#try(
        act.fault,
        (with_) => takeDraftLease(with_, { ...drafting, reason }),
        () => this.open(),
      );
    } else
      await this.#try(
        act.fault,
        (with_) => discardHalf(with_, drafting),
        () => this.open(),
      );
  }

  async open(): Promise<void> {
    const { accountId, half, deps, history } = this.#given;
    const drafts = await findDrafts(deps.db, deps.keyRing.encryption("health-data"), accountId);
    const seen = { revision: drafts[half].revision, text: textOf(drafts[half]) };
    history.see({ half, ...seen });
    // What waits for its answer is sent again before anything else is written.
    this.#seen = seen;
  }

  async #save(fault: Fault): Promise<void> {
    const { accountId: memberId, staff, half, history, plant, deps } = this.#given;
    if (!this.#seen) return;
    this.#pending ??= {
      key: crypto.randomUUID(),
      over: this.#seen,
      text: `${staff.id.slice(0, 4)}-${(this.#written += 1)}`,
      lost: null,
    };
    const pending = this.#pending;
    const { key, over, text } = pending;
    const saving = await plant(deps, {
      memberId,
      staff,
      half,
      ip: null,
      key,
      revision: over.revision,
      basedOn: null,
      draft: draftOf(half, text),
    });
    const done = (saved: { revision: number }) => history.store({ half, revision: saved.revision, text, over });
    await this.#try(
      fault,
      (with_) => saveHalf(with_, saving),
      async (saved) => {
        done(saved);
        if (pending.lost && JSON.stringify(pending.lost) !== JSON.stringify(saved))
          throw new Error("the same key was answered otherwise");
        this.#pending = null;
        this.#seen = { revision: saved.revision, text };
      },
      {
        lost(saved) {
          done(saved);
          pending.lost = saved;
        },
        refused: async () => {
          this.#pending = null;
          await this.open();
          if (pending.lost && this.#seen?.text === text)
            throw new Error("a save that stands was refused when it was sent again");
        },
      },
    );
  }

  async #try<Answer>(
    fault: Fault,
    call: (deps: Deps) => Promise<Answer>,
    answered: (answer: Answer) => Promise<void>,
    otherwise: { lost?: (answer: Answer) => void; refused?: () => Promise<void> } = {},
  ): Promise<void> {
    const { deps, breakingAt } = this.#given;
    const breaking = fault.type === "api-killed" ? breakingAt(fault.statement) : null;
    try {
      const answer = await call(breaking ? { ...deps, db: breaking } : deps);
      if (fault.type === "answer-lost") otherwise.lost?.(answer);
      else await answered(answer);
    } catch (error) {
      if (error instanceof Problem) await otherwise.refused?.();
      else if (!breaking) throw error;
    } finally {
      await breaking?.destroy();
    }
  }
}

export const textOf = ({ saved }: PlanDraft): string => saved?.content.draft.notes.kept ?? NOTHING;

function draftOf(half: Half, kept: string): HalfDraft {
  const notes = { reasons: {}, kept, withoutCall: null };
  return half === "diet" ? { half, targets: null, diet: null, notes } : { half, training: null, notes };
}
