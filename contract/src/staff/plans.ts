import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Exclusions } from "../exclusions.ts";
import { LEVELS, NUMBERS_SHOWN } from "../intake.ts";
import { DraftNotes, PlanChanges } from "../plan-changes.ts";
import { Diet, HALVES, PLAN_KINDS, PlanDocument, PlanTargets } from "../plan-document.ts";
import { PlanChangesView, Signer } from "../plan-publication.ts";
import { Training } from "../plan-training.ts";
import { PlanView } from "../plans.ts";
import { Done, Id, MAX_INTEGER, PathNumber } from "../values.ts";
import { PAIN_REGIONS } from "../workouts.ts";
import { FoodOverride } from "./food-overrides.ts";
import { FilePromise, MemberFile } from "./member-file.ts";
import { StaffReason } from "./team.ts";

// The plan's editor. Each half is a draft of its own, written by its profession: two people meet in one half only, where a
// lease and a revision keep them apart. What is signed is frozen; the last act that a publication needs publishes.

const At = z.iso.datetime();
const MaybeAt = z.nullable(At);
const params = z.object({ memberId: Id });
const halfParams = z.object({ memberId: Id, half: z.enum(HALVES) });

export const DietDraft = z.object({
  half: z.literal("diet"),
  targets: z.nullable(PlanTargets),
  diet: z.nullable(Diet),
  notes: DraftNotes,
});
export type DietDraft = z.infer<typeof DietDraft>;
export const TrainingDraft = z.object({
  half: z.literal("training"),
  training: z.nullable(Training),
  notes: DraftNotes,
});
export type TrainingDraft = z.infer<typeof TrainingDraft>;
export const HalfDraft = z.discriminatedUnion("half", [DietDraft, TrainingDraft]);
export type HalfDraft = z.infer<typeof HalfDraft>;

const Person = z.object({ staffId: Id, name: z.string() });

const HalfState = z.object({
  /** Null: nobody has begun; it starts from the version in force. */
  draft: z.nullable(HalfDraft),
  /** 0: nothing was saved. Each save names the one it has seen. */
  revision: z.int(),
  /** The version in force when the draft was begun; another one since makes it outdated. */
  basedOn: z.nullable(z.int()),
  savedAt: MaybeAt,
  savedBy: z.nullable(Person),
  lease: z.nullable(z.object({ ...Person.shape, until: At, isMine: z.boolean() })),
  /** The first digits of what would be signed: `7f3a 91c2`. */
  fingerprint: z.nullable(z.string()),
  /** Signed, and waiting for the other half. */
  signature: z.nullable(z.object({ ...Person.shape, at: At })),
  /** Its professional saw what the other half changes. */
  acknowledgement: z.nullable(z.object({ ...Person.shape, at: At })),
  /** What the publication needs of this half's professional, once the other half is signed as it is. */
  needs: z.enum(["signature", "acknowledgement", "nothing"]),
});
export type HalfState = z.infer<typeof HalfState>;

/** Both halves without what is written in them: whoever knows the revisions has read the rest. */
const HalfStanding = z.omit(HalfState, { draft: true });
const PlanStanding = z.object({
  /** In force; null: none. */
  version: z.nullable(z.int()),
  halves: z.object({ diet: HalfStanding, training: HalfStanding }),
});
export type PlanStanding = z.infer<typeof PlanStanding>;

/** A figure with the sum that makes it; both ready for display. */
const Fact = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  unit: z.nullable(z.string()),
  formula: z.nullable(z.string()),
});

const VersionEntry = z.object({
  version: z.int(),
  kind: z.enum(PLAN_KINDS),
  createdAt: At,
  validFrom: z.iso.date(),
  code: z.nullable(z.string()),
  signers: z.array(Signer),
  /** Taken away since; absent: it was not. The cause is ready for display. */
  withdrawn: z.optional(z.object({ at: At, cause: z.string() })),
});
export type VersionEntry = z.infer<typeof VersionEntry>;

/** What the locks need to know beside the two versions; the same on both sides. */
const LockContext = z.object({
  /** Null: nothing may be planned for that half. */
  diet: z.nullable(z.enum(LEVELS)),
  training: z.nullable(z.enum(LEVELS)),
  rows: z.array(z.string()),
  /** The member's own, by the answers as they are now. */
  exclusions: Exclusions,
  /** Regions of the body that hurt, and the greatest joint load that each may carry. */
  spared: z.partialRecord(z.enum(PAIN_REGIONS), z.literal([0, 1, 2, 3])),
  floor: z.nullable(z.int()),
  /** Energy spent in a day, and the largest share of it that the safety table lets a plan leave out. */
  expenditure: z.nullable(z.number()),
  maxDeficitPct: z.nullable(z.number()),
  /** A call was held since the questionnaire was answered. */
  wasCalled: z.boolean(),
  /** What the member reads says no figure of energy, macros or grams: neither do notes, texts and reasons. */
  numbersHidden: z.optional(z.boolean()),
});
export type LockContext = z.infer<typeof LockContext>;

/** What the check says of the drafts as they were saved: what the member would read against what they answered. */
const PlanFinding = z.object({
  half: z.enum(HALVES),
  code: z.string(),
  where: z.string(),
  /** Ready for display. */
  text: z.string(),
  /** Of words that a professional typed: shown, and no lock. */
  isWarning: z.boolean(),
});
export type PlanFinding = z.infer<typeof PlanFinding>;

export const PlanEditor = z.object({
  memberId: Id,
  name: z.string(),
  /** The half that the reader writes; null: reading alone. */
  mine: z.nullable(z.enum(HALVES)),
  numbers: z.enum(NUMBERS_SHOWN),
  current: z.nullable(z.object({ version: z.int(), document: PlanDocument })),
  /** Newest first. */
  versions: z.array(VersionEntry),
  /** Of the version that the drafts would become. */
  next: z.object({ version: z.int(), validFrom: z.iso.date(), reviewOn: z.iso.date() }),
  halves: z.object({ diet: HalfState, training: HalfState }),
  facts: z.array(Fact),
  /** "Contas": rest, day, deficit, target, floor, protein. */
  sums: z.array(Fact),
  /** "Não pode": ready for display. */
  forbidden: z.array(z.object({ text: z.string(), isAllergy: z.boolean() })),
  /** Foods of those that a professional allows, the newest first. */
  overrides: z.array(FoodOverride),
  /** "Cuidar": sentences. */
  care: z.array(z.string()),
  suggestion: MemberFile.shape.suggestion,
  context: LockContext,
  /** Of the drafts; what is no warning keeps them from being published. */
  findings: z.array(PlanFinding),
  /** The plan's promises that run. */
  promises: z.array(FilePromise),
});
export type PlanEditor = z.infer<typeof PlanEditor>;

const editorResponse = { 200: envelopeOf(PlanEditor) };

export const getPlanEditor = {
  method: "GET",
  path: "/v1/staff/members/:memberId/plan",
  summary: "A member's plan with its drafts, facts and limits; the look is recorded",
  schema: { params, response: editorResponse },
} as const;

export const getPlanVersion = {
  method: "GET",
  path: "/v1/staff/members/:memberId/plan/versions/:version",
  summary: "One version of a member's plan with its changes, to compare or to restore",
  schema: {
    params: z.object({ memberId: Id, version: PathNumber }),
    response: {
      200: envelopeOf(z.object({ entry: VersionEntry, document: PlanDocument, changes: z.nullable(PlanChanges) })),
    },
  },
} as const;

/** Nothing is stored: the professional takes it over or not. */
export const proposeHalf = {
  method: "GET",
  path: "/v1/staff/members/:memberId/plan/:half/proposal",
  summary: "The engine's draft of a half, made from the answers as they are now",
  schema: { params: halfParams, response: { 200: envelopeOf(z.object({ draft: z.nullable(HalfDraft) })) } },
} as const;

const Stored = z.int().check(z.maximum(MAX_INTEGER));

export const LEASE_SECONDS = 90;

/** Renewed by every save. Somebody else's running lease is taken over with a reason only (`draft-leased`). */
export const takeDraftLease = {
  method: "POST",
  path: "/v1/staff/members/:memberId/plan/:half/lease",
  summary: "Takes, renews or takes over the lease on a half's draft",
  schema: {
    params: halfParams,
    body: z.object({ reason: z.nullable(StaffReason) }),
    response: { 200: envelopeOf(PlanStanding) },
  },
} as const;

export const releaseDraftLease = {
  method: "DELETE",
  path: "/v1/staff/members/:memberId/plan/:half/lease",
  summary: "Gives the lease on a half's draft back",
  schema: { params: halfParams, response: { 200: envelopeOf(Done) } },
} as const;

/**
 * The same key twice is one save. Refused without the lease (`draft-leased`), when another revision was saved meanwhile
 * (`draft-changed`) and when the half is signed (`draft-signed`).
 */
export const saveDraft = {
  method: "POST",
  path: "/v1/staff/members/:memberId/plan/:half/draft",
  summary: "Saves a half's draft over the revision that the writer has seen",
  schema: {
    params: halfParams,
    body: z.object({ key: Id, revision: Stored, basedOn: z.nullable(Stored), draft: HalfDraft }),
    response: {
      200: envelopeOf(
        z.object({
          revision: z.int(),
          savedAt: At,
          leaseUntil: At,
          fingerprint: z.string(),
          /** What the check says of this half as it was saved. */
          findings: z.array(PlanFinding),
        }),
      ),
    },
  },
} as const;

export const discardDraft = {
  method: "DELETE",
  path: "/v1/staff/members/:memberId/plan/:half/draft",
  summary: "Throws a half's draft away; the version in force is the start again",
  schema: { params: halfParams, response: editorResponse },
} as const;

export const previewPlan = {
  method: "GET",
  path: "/v1/staff/members/:memberId/plan/preview",
  summary: "The saved drafts as the member would read them, with and without numbers",
  schema: {
    params,
    response: {
      200: envelopeOf(
        z.object({ shown: PlanView, hidden: PlanView, changes: PlanChangesView, changesHidden: PlanChangesView }),
      ),
    },
  },
} as const;

const signing = z.object({ key: Id, revision: Stored });

/** With a fresh second factor; the editor is read anew to see what it did. Refused while a lock holds (`plan-locked`), for everybody. May publish. */
export const signHalf = {
  method: "POST",
  path: "/v1/staff/members/:memberId/plan/:half/signature",
  summary: "Signs a half's draft as it is; publishes when nothing else is needed",
  schema: { params: halfParams, body: signing, response: { 200: envelopeOf(Done) } },
} as const;

export const withdrawSignature = {
  method: "DELETE",
  path: "/v1/staff/members/:memberId/plan/:half/signature",
  summary: "Takes back one's signature before publication, to go on editing",
  schema: { params: halfParams, response: { 200: envelopeOf(Done) } },
} as const;

/** By the professional of the half that does not change; `revision` is the signed half's. May publish. */
export const acknowledgeHalf = {
  method: "POST",
  path: "/v1/staff/members/:memberId/plan/:half/acknowledgement",
  summary: 'Says that the other half\'s signed change was seen ("ciente"); publishes when nothing else is needed',
  schema: { params: halfParams, body: signing, response: { 200: envelopeOf(Done) } },
} as const;
