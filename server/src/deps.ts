import { availableParallelism } from "node:os";
import { brand } from "@app/contract/brand";
import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import { operations } from "@app/contract/operations";
import { checkPlan } from "@app/engine/checker/check-plan";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { eraseConversation } from "./assistant/delete-conversation.ts";
import type { Deps as AssistantDeps } from "./assistant/deps.ts";
import { eraseMemories } from "./assistant/memory/memories.ts";
import { openModel } from "./assistant/model/open-model.ts";
import type { Deps as BlogDeps } from "./blog/deps.ts";
import { httpBlogFeed } from "./blog/http-feed.ts";
import type { Deps as BookingsDeps } from "./bookings/deps.ts";
import { creditBrokenPromise } from "./checkout/credits/credit-broken-promise.ts";
import type { Deps as CheckoutDeps } from "./checkout/deps.ts";
import { asaasGateway } from "./checkout/gateway/asaas/asaas-gateway.ts";
import { resumeLink } from "./checkout/reminders/resume-checkout.ts";
import { reassignPurchases } from "./checkout/subscriptions/owner.ts";
import type { Deps as ConsentsDeps } from "./consents/deps.ts";
import { unsubscribeLink } from "./consents/unsubscribe-link.ts";
import type { Deps as ConversationsDeps } from "./conversations/deps.ts";
import { voidTeamAnswers } from "./conversations/threads/promise-answer.ts";
import type { Deps as DiaryDeps } from "./diary/deps.ts";
import type { Env } from "./env.ts";
import { eraseEvidence } from "./guarantee/decisions/erase-evidence.ts";
import type { Deps as GuaranteeDeps } from "./guarantee/deps.ts";
import { findGuaranteeEnd } from "./guarantee/queries.ts";
import { readMeter } from "./guarantee/read-meter.ts";
import { supersedeReview } from "./guarantee/review-promise.ts";
import { getBuyer } from "./identity/accounts/get-buyer.ts";
import { findTimeZone } from "./identity/accounts/queries.ts";
import type { Deps as IdentityDeps } from "./identity/deps.ts";
import { HASHING_COSTS } from "./identity/passwords/passwords.ts";
import { MAX_OPEN_PER_IP } from "./identity/rate-limits.ts";
import { resetLink, verificationCode, verificationLink } from "./identity/verification/verification-links.ts";
import type { Deps as IntakeDeps } from "./intake/deps.ts";
import { findIdentity, findQuestionnaireState } from "./intake/queries.ts";
import { reviewWithdrawnConsent } from "./intake/review-withdrawn-consent.ts";
import type { Deps as LeadsDeps } from "./leads/deps.ts";
import { countLead, recordLead } from "./leads/record-lead.ts";
import { createLimits } from "./limits.ts";
import type { Deps as MessagesDeps } from "./messages/deps.ts";
import { smtpMailer } from "./messages/smtp-mailer.ts";
import { whatsappCloud } from "./messages/whatsapp-cloud/whatsapp-cloud.ts";
import { acknowledgeLink } from "./on-call/acknowledge-alert.ts";
import type { Deps as OnCallDeps } from "./on-call/deps.ts";
import { eraseAlerts } from "./on-call/erase-alerts.ts";
import type { Deps as OperatorDeps } from "./operator/deps.ts";
import type { Deps as PausesDeps } from "./pauses/deps.ts";
import { erasePauses } from "./pauses/erase-pauses.ts";
import { isPaused, listPausedSpans } from "./pauses/queries.ts";
import { sweepPauses } from "./pauses/sweep-pauses.ts";
import { createComposer } from "./plans/composing/composer.ts";
import type { Deps as PlansDeps } from "./plans/deps.ts";
import { preparePlan } from "./plans/prepare-plan.ts";
import { withdrawPlan } from "./plans/withdrawing/withdraw-plan.ts";
import { createDatabaseClock } from "./platform/database/database-clock.ts";
import { openDb, openPool } from "./platform/database/db.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { createKeyRing } from "./platform/key-ring.ts";
import { createFairSemaphore } from "./platform/resilience/fair-semaphore.ts";
import { createSemaphore } from "./platform/resilience/semaphore.ts";
import type { Deps as PostalCodesDeps } from "./postal-codes/deps.ts";
import { cachedPostalCodes } from "./postal-codes/postal-codes.ts";
import { viaCep } from "./postal-codes/viacep/via-cep.ts";
import type { Deps as PromisesDeps } from "./promises/deps.ts";
import { QUEUES } from "./queues.ts";
import type { Deps as ReviewsDeps } from "./reviews/deps.ts";
import { startReviews, voidReviewPromises } from "./reviews/schedule/start-reviews.ts";
import { listCallProfessionals, listCorrespondents } from "./staff/assignments/queries.ts";
import { countStarts } from "./staff/count-starts.ts";
import type { Deps as StaffDeps } from "./staff/deps.ts";
import { staffOriginsOf } from "./staff/sessions/origins.ts";
import type { Deps as SyncDeps } from "./sync/deps.ts";
import type { RecordKind } from "./sync/record-kind.ts";
import { createSyncKinds } from "./sync-kinds.ts";
import type { Deps as TrackingDeps } from "./tracking/deps.ts";
import { metaAds } from "./tracking/meta/meta-ads.ts";
import { recordRegistration } from "./tracking/record-conversion.ts";
import type { Deps as WorkoutsDeps } from "./workouts/deps.ts";

/** The composition root: every domain's dependencies, built once. Only entry points and tests import this file. */
export type Deps = AssistantDeps &
  BlogDeps &
  BookingsDeps &
  CheckoutDeps &
  ConsentsDeps &
  ConversationsDeps &
  DiaryDeps &
  GuaranteeDeps &
  IdentityDeps &
  IntakeDeps &
  LeadsDeps &
  MessagesDeps &
  OnCallDeps &
  OperatorDeps &
  PausesDeps &
  PlansDeps &
  PostalCodesDeps &
  PromisesDeps &
  ReviewsDeps &
  StaffDeps &
  SyncDeps &
  TrackingDeps &
  WorkoutsDeps;

const CORES = availableParallelism();
/** Beyond this wait the browser has timed out, and a sign-up would succeed without its visitor knowing. */
const HASHING_QUEUE = { maxQueued: 10_000, maxWaitMs: REQUEST_TIMEOUT_MS - 2_000 };
/**
 * Of one account's requests at once in a node, on all of its devices: a page of the app sends a handful. With a long history
 * each may take 50 ms of the event loop, and another member's page waits for those that are begun only.
 */
const ACCOUNT_TURNS = {
  slots: Number.POSITIVE_INFINITY,
  slotsPerClient: 3,
  maxQueued: 10_000,
  maxQueuedPerClient: 100,
  maxWaitMs: REQUEST_TIMEOUT_MS - 2_000,
};
/** A payment attempt that starts later than this would not be answered before the browser's timeout. */
const PAYMENT_QUEUE = { maxQueued: 1_000, maxWaitMs: 4_000 };

/** The dependencies that production and tests share. */
export function createSharedDeps(env: Env, pool: Pool, now = () => new Date()): Omit<Deps, "log" | "jobs" | "now"> {
  const keyRing = createKeyRing(env.SECRET_KEY, env.SECRET_KEYS_OLD);
  const ads = [
    metaAds({ url: env.META_URL, version: env.META_API_VERSION, pixelId: env.META_PIXEL_ID, token: env.META_TOKEN }),
  ];
  const limits = createLimits(pool, env.IP_LIMIT_FACTOR);
  const team = { email: env.TEAM_EMAIL, whatsapp: env.TEAM_WHATSAPP };
  const planning = { composer: createComposer(), provisionalMenus: operations.provisionalMenus, checkPlan };
  const syncKinds: RecordKind[] = [];
  const onAssessed: Deps["onAssessed"] = (deps, tx, assessed) =>
    withdrawPlan({ keyRing, ...planning, ...deps }, tx, { source: "answers", ...assessed });
  const assessing = { keyRing, syncKinds, team, onCall: operations.onCall, onAssessed };
  syncKinds.push(...createSyncKinds(assessing));
  return {
    db: openDb(pool),
    ads,
    hashing: {
      ...createFairSemaphore({
        slots: CORES,
        // One core stays free for other clients, so that they do not wait behind a flood from one IP.
        slotsPerClient: Math.min(CORES, Math.max(1, CORES - 1) * env.IP_LIMIT_FACTOR),
        maxQueuedPerClient: 2 * MAX_OPEN_PER_IP * env.IP_LIMIT_FACTOR,
        ...HASHING_QUEUE,
      }),
      cost: HASHING_COSTS[env.HASHING_COST],
    },
    accountTurns: createFairSemaphore({ ...ACCOUNT_TURNS, keyOf: (accountId) => accountId }),
    // Half of the connections may start payment attempts; the other half is there to finish them.
    paymentSlots: createSemaphore({ slots: Math.ceil(env.DATABASE_POOL / 2), ...PAYMENT_QUEUE }),
    limits,
    gateway: asaasGateway({
      url: env.ASAAS_URL,
      apiKey: env.ASAAS_API_KEY,
      pixKey: env.ASAAS_PIX_KEY,
      now,
    }),
    webhookToken: env.ASAAS_WEBHOOK_TOKEN,
    keyRing,
    mailer: smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }),
    whatsapp: whatsappCloud({
      url: env.WHATSAPP_URL,
      version: env.WHATSAPP_API_VERSION,
      phoneId: env.WHATSAPP_PHONE_ID,
      token: env.WHATSAPP_TOKEN,
    }),
    links: {
      pageLink: (path) => new URL(path, env.SITE_URL).href,
      verificationLink: (verificationId) => verificationLink(keyRing, env.SITE_URL, verificationId),
      resetLink: (verificationId) => resetLink(keyRing, env.SITE_URL, verificationId),
      verificationCode: (verificationId) => verificationCode(keyRing, verificationId),
      unsubscribeLink: (accountId) => unsubscribeLink(keyRing, env.SITE_URL, accountId),
      acknowledgeLink: (referenceNumber) => acknowledgeLink(keyRing, env.SITE_URL, referenceNumber),
      resumeLink: (reminderId) => resumeLink(keyRing, env.SITE_URL, reminderId),
    },
    findTimeZone,
    findNickname: async (db, accountId) => (await findIdentity({ keyRing }, db, accountId)).nickname,
    siteUrl: env.SITE_URL,
    staffOrigins: staffOriginsOf(env.SITE_URL),
    onCall: operations.onCall,
    assistantBudget: operations.assistant,
    readMeter: (db, accountId) => readMeter({ keyRing, now }, db, accountId),
    team,
    blog: httpBlogFeed({ url: env.BLOG_FEED_URL }),
    postalCodes: cachedPostalCodes(viaCep({ url: env.CEP_URL })),
    model: openModel({
      provider: env.ASSISTANT_PROVIDER,
      url: env.ASSISTANT_URL,
      key: env.ASSISTANT_KEY,
      model: env.ASSISTANT_MODEL,
    }),
    queues: QUEUES,
    syncKinds,
    ...planning,
    // What a domain does about an event of a lower one, which does not know it: in the transaction of the event.
    hasAccount: async (db, accountId) => (await getBuyer(db, accountId)) !== undefined,
    callRequests: { count: (ip) => countLead({ limits }, ip), record: recordLead },
    onRegistered: (deps, tx, registration) => recordRegistration({ ...deps, ads }, tx, registration),
    onEmailChanged: reassignPurchases,
    places: { capacity: brand.capacity, countStarts },
    stopPausedPlans: sweepPauses,
    isPlanPaused: isPaused,
    listPausedSpans,
    findGuaranteeEnd: (db, accountId, paused) => findGuaranteeEnd({ now }, db, accountId, paused),
    listCallProfessionals,
    listCorrespondents,
    onRefundRequested: supersedeReview,
    onCredited: creditBrokenPromise,
    findQuestionnaireState,
    onAssessed,
    async prepareClosing(deps, accountId, releaseFor) {
      const makePlan = await preparePlan({ keyRing, ...planning, ...deps }, accountId, releaseFor);
      return async (tx, assessed) => {
        await makePlan(tx, assessed);
        await startReviews(deps, tx, { accountId, ...assessed });
      };
    },
    async onConsentWithdrawn(deps, tx, withdrawn) {
      await voidTeamAnswers(deps, tx, withdrawn);
      await eraseConversation(tx, withdrawn);
      await eraseMemories(tx, withdrawn);
      await reviewWithdrawnConsent({ ...assessing, ...deps }, tx, withdrawn);
      await voidReviewPromises(deps, tx, withdrawn);
      await erasePauses(deps, tx, withdrawn);
      await eraseEvidence(tx, withdrawn);
      await eraseAlerts(tx, withdrawn);
    },
  };
}

export async function createDeps(
  env: Env,
  { log, role }: { log: Logger; role: "api" | "worker" },
): Promise<{ deps: Deps; pool: Pool; close: () => Promise<void> }> {
  const usePreparedStatements = env.DATABASE_PREPARED_STATEMENTS === "on";
  const pool = openPool(env.DATABASE_URL, { max: env.DATABASE_POOL, name: role, usePreparedStatements });
  const jobs = await openJobs(env.DATABASE_URL, { log, supervise: role === "worker" });
  const { CLOCK_AT: stopped } = env;
  const clock = stopped ? { now: () => stopped, stop: () => {} } : await createDatabaseClock(openDb(pool));
  const deps: Deps = { ...createSharedDeps(env, pool, clock.now), log, jobs, now: clock.now };
  return {
    deps,
    pool,
    async close() {
      clock.stop();
      await jobs.close();
      deps.mailer.close();
      await deps.composer.close();
      await deps.db.destroy();
    },
  };
}
