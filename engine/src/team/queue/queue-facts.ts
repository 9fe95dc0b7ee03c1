import type { CorrespondentRole } from "@app/contract/conversations";
import type { Level } from "@app/contract/intake";
import type { Day } from "../../promises/local-time.ts";
import type { PromiseKind } from "../../promises/promise-kinds.ts";

// What a queue is made of: codes, levels, times and counts of one member, as one profession sees them. It is stored as JSON
// so that a score that moves with time is computed again from the row alone.

export const PROFESSIONS = ["nutri", "treinador"] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** What a person must look at first. */
export type Sign = "crisis" | "emergency" | "care" | "pain" | "reported" | "person-first";

/** An instant as ISO text. */
type At = string;

export type OwedPromise = {
  readonly kind: PromiseKind;
  readonly startsAt: At;
  readonly dueAt: At;
  readonly isPaused: boolean;
};

/** The cause in words: "alergia ou intolerância nova". */
type Withdrawn = { readonly since: At; readonly cause: string };

export type QueueFacts = {
  readonly startedOn: Day;
  readonly signs: readonly {
    readonly sign: Sign;
    readonly since: At;
    /** Of what was told to the assistant: the row of the safety table. */
    readonly row?: string;
  }[];
  /** Pain below the strong one that the trainer has yet to read of. */
  readonly painSince: At | null;
  /** Newer answers would allow more, and a person decides. */
  readonly answersChangedAt: At | null;
  /** The plan of before was taken away, and nobody has signed another one. */
  readonly withdrawn: Withdrawn | null;
  /** Running, or late and not yet fulfilled. */
  readonly promises: readonly OwedPromise[];
  /** Booked with this profession. */
  readonly calls: readonly { readonly startsAt: At; readonly bookedAt: At }[];
  /** The member's oldest message without an answer, where this profession is expected to answer; null: none. */
  readonly message: { readonly since: At; readonly isHandedOver: boolean } | null;
  /** The oldest weekly review without a reply. */
  readonly reviewSince: At | null;
  /** How far from the plan in bands, at most 2, and on which side of it; null: as planned, or not known. */
  readonly drift: { readonly share: number; readonly side: "above" | "below" } | null;
  /** Null: never. */
  readonly lastLogOn: Day | null;
};

/** What is known of a member, of both halves. */
export type MemberFacts = Omit<QueueFacts, "signs" | "painSince" | "withdrawn" | "calls" | "message"> & {
  readonly diet: Level | null;
  readonly training: Level | null;
  readonly signs: QueueFacts["signs"];
  readonly pains: readonly { readonly since: At; readonly isStrong: boolean }[];
  /** By the profession of the half that it is about. */
  readonly withdrawn: Partial<Record<Profession, Withdrawn>>;
  readonly calls: readonly (QueueFacts["calls"][number] & { readonly profession: Profession })[];
  /** Whom the next answer is expected from; null: of either profession. */
  readonly message: { readonly since: At; readonly holder: CorrespondentRole | null } | null;
};
