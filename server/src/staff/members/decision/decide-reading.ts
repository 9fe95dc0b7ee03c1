import type { Half } from "@app/contract/plan-document";
import type { ReadingDecision } from "@app/contract/staff/member-decision";
import { getBuyer } from "../../../identity/accounts/get-buyer.ts";
import { loadInput } from "../../../intake/assessments/load-input.ts";
import { findInForce } from "../../../intake/assessments/queries.ts";
import { prepareDecision } from "../../../intake/readings/prepare-decision.ts";
import { hasDecided, recordReadingDecision } from "../../../intake/readings/reading-decisions.ts";
import { waitingHalves } from "../../../intake/readings/waiting-halves.ts";
import { queueMessage } from "../../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { addMs, HOUR_MS } from "../../../platform/time.ts";
import { keepOpenPromises } from "../../../promises/keep-promise.ts";
import { makePromise } from "../../../promises/make-promise.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { MemberDeps } from "../deps.ts";

/** The half decides who signs: the nutritionist the diet, the trainer the training. */
export const signingOf = (half: Half) => (half === "diet" ? "diet.sign" : "training.sign");

type Decided = {
  key: string;
  memberId: string;
  staff: Staff;
  /** The assessment that was read. */
  assessment: number;
  half: Half;
  decision: ReadingDecision;
  reason: string;
  message: string;
  reviewBy: Date | null;
  ip: string | null;
};

const LONGEST_KEEP_HOURS = 30 * 24;

/**
 * A professional's decision about a member whom a person reads first: assessment, plan, promises, the decision itself, its
 * audit row and the notice to the member, in one transaction that holds the account's head. The same key again changes
 * nothing.
 */
export async function decideReading(deps: MemberDeps, decided: Decided): Promise<void> {
  const { decision, half, memberId, key, staff, ip } = decided;
  // The decision that is stored already is not prepared again.
  if (await hasDecided(deps.db, memberId, key)) return;
  const release = decision === "keep" ? null : await prepareDecision(deps, { accountId: memberId, half, decision });
  await inTransaction(deps.db, async (tx) => {
    await lockHead(tx, memberId);
    if (await hasDecided(tx, memberId, key)) return;
    const others = await waitingBesides(deps, tx, decided);
    if (release) {
      // Before the promises of a member who is not served are void.
      if (others.length === 0 || decision === "not-served") await keepReading(deps, tx, decided);
      await release(tx);
    } else {
      await keepReading(deps, tx, decided);
      await promiseNextLook(deps, tx, decided);
    }
    await recordReadingDecision(deps, tx, recordOf(decided));
    await recordStaffAudit(deps, tx, { staff, action: signingOf(half), accountId: memberId, ip });
    await notifyMember(deps, tx, decided);
  });
}

/** The other halves that wait; refused when newer answers arrived since the file was read. */
async function waitingBesides(deps: MemberDeps, tx: Db, { memberId, assessment, half }: Decided): Promise<Half[]> {
  const inForce = await findInForce(deps, tx, memberId);
  const encryption = deps.keyRing.encryption("health-data");
  const loaded = await loadInput(deps, tx, { accountId: memberId, encryption });
  const waiting = inForce?.number === assessment ? waitingHalves(inForce, loaded).map((one) => one.half) : [];
  if (!waiting.includes(half)) throw new Problem("decision-outdated");
  return waiting.filter((one) => one !== half);
}

const keepReading = (deps: MemberDeps, tx: Db, { memberId, staff }: Decided): Promise<void> =>
  keepOpenPromises(deps, tx, { accountId: memberId, kinds: ["human-first"], by: staff.name });

/** A promise states whole hours: counted back from the moment that was said, so that it is due exactly then. */
async function promiseNextLook(deps: MemberDeps, tx: Db, { memberId, key, reviewBy }: Decided): Promise<void> {
  const hours = reviewBy ? Math.ceil((reviewBy.getTime() - deps.now().getTime()) / HOUR_MS) : 0;
  if (!reviewBy || hours < 1 || hours > LONGEST_KEEP_HOURS) throw new Problem("review-date-invalid");
  const startsAt = addMs(reviewBy, -hours * HOUR_MS);
  await makePromise(deps, tx, {
    accountId: memberId,
    kind: "human-first",
    subject: `decision-${key}`,
    hours,
    startsAt,
  });
}

function recordOf({ key, memberId, staff, assessment, half, decision, reason, message, reviewBy }: Decided) {
  const registration = staff.council ? `${staff.council} ${staff.registrationNumber}` : "";
  return {
    accountId: memberId,
    id: key,
    assessment,
    half,
    decision,
    staffId: staff.id,
    reviewBy: decision === "keep" ? reviewBy : null,
    by: { name: staff.name, role: staff.role, registration },
    reason,
    message,
  };
}

/** Neutral: the text is read in the app. */
async function notifyMember(deps: MemberDeps, tx: Db, { memberId, key }: Decided): Promise<void> {
  const member = await getBuyer(tx, memberId);
  if (!member?.email) return;
  await queueMessage(deps, tx, {
    template: "team-answered",
    channel: "email",
    recipient: member.email,
    accountId: memberId,
    params: { fullName: member.fullName, place: "today" },
    dedupeKey: `team-answered ${memberId} decision ${key}`,
  });
}

/** The half of a plan that a professional decides. */
export const halfOf = ({ role }: Pick<Staff, "role">): Half | null =>
  role === "nutri" ? "diet" : role === "treinador" ? "training" : null;
