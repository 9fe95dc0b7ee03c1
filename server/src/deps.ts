import { availableParallelism } from "node:os";
import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { cachedPostalCodes } from "./addresses/cached-postal-codes.ts";
import type { PostalCodes } from "./addresses/postal-codes.ts";
import { viaCep } from "./addresses/viacep/via-cep.ts";
import type { BlogFeed } from "./blog/feed.ts";
import { httpBlogFeed } from "./blog/http-feed.ts";
import { asaasGateway } from "./checkout/asaas/asaas-gateway.ts";
import type { PaymentGateway } from "./checkout/gateway.ts";
import { type CheckoutLimits, createCheckoutLimits } from "./checkout/limits.ts";
import { resumeLink } from "./checkout/resume-links.ts";
import type { Env } from "./env.ts";
import { createIdentityLimits, type IdentityLimits, MAX_OPEN_PER_IP } from "./identity/limits.ts";
import { resetLink, unsubscribeLink, verificationCode, verificationLink } from "./identity/verification-links.ts";
import { createLeadLimits, type LeadLimits } from "./leads/limits.ts";
import type { WhatsApp } from "./messages/channels.ts";
import type { MessageLinks } from "./messages/links.ts";
import { type SmtpMailer, smtpMailer } from "./messages/smtp-mailer.ts";
import { whatsappCloud } from "./messages/whatsapp-cloud/whatsapp-cloud.ts";
import { createDatabaseClock } from "./platform/database-clock.ts";
import { type Db, openDb, openPool } from "./platform/db.ts";
import { createFairSemaphore, type FairSemaphore } from "./platform/fair-semaphore.ts";
import { type Jobs, openJobs } from "./platform/jobs.ts";
import { createKeyRing, type KeyRing } from "./platform/key-ring.ts";
import { createSemaphore, type Semaphore } from "./platform/semaphore.ts";
import type { AdPlatform } from "./tracking/ads.ts";
import { createTrackingLimits, type TrackingLimits } from "./tracking/limits.ts";
import { metaAds } from "./tracking/meta/meta-ads.ts";

/** The outside world, built once. A use case names in its signature the parts it touches. */
export type Deps = {
  log: Logger;
  db: Db;
  jobs: Jobs;
  ads: AdPlatform[];
  /** Password hashing takes 19 MiB and a core for a while: a bounded number at once, client IPs in turn. */
  hashing: FairSemaphore;
  /** An attempt is a dozen statements: those that have begun are finished before more begin. */
  paymentSlots: Semaphore;
  limits: IdentityLimits & CheckoutLimits & LeadLimits & TrackingLimits;
  gateway: PaymentGateway;
  webhookToken: string;
  keyRing: KeyRing;
  mailer: SmtpMailer;
  whatsapp: WhatsApp;
  links: MessageLinks;
  /** Where the site is seen: what links lead to, and whose pages we tell of. */
  siteUrl: string;
  /** Where our own people are told things. */
  team: { email: string; whatsapp: string };
  blog: BlogFeed;
  postalCodes: PostalCodes;
  now: () => Date;
};

const CORES = availableParallelism();
/** In line for a hash. Later than this the browser would have given up, and somebody would be registered unawares. */
const HASHING_QUEUE = { maxQueued: 10_000, maxWaitMs: REQUEST_TIMEOUT_MS - 2_000 };
/** In line for an attempt: whoever has not begun by then would not be answered before the browser gives up. */
const PAYMENT_QUEUE = { maxQueued: 1_000, maxWaitMs: 4_000 };

/** Everything that is the same in production and in tests: made from the environment and a pool. */
export function createSharedDeps(env: Env, pool: Pool, now = () => new Date()): Omit<Deps, "log" | "jobs" | "now"> {
  const keyRing = createKeyRing(env.SECRET_KEY, env.SECRET_KEYS_OLD);
  return {
    db: openDb(pool),
    ads: [
      metaAds({ url: env.META_URL, version: env.META_API_VERSION, pixelId: env.META_PIXEL_ID, token: env.META_TOKEN }),
    ],
    hashing: createFairSemaphore({
      slots: CORES,
      // One is left for everybody else, so that a flood is not even waited for.
      slotsPerIp: Math.min(CORES, Math.max(1, CORES - 1) * env.IP_LIMIT_FACTOR),
      maxQueuedPerIp: 2 * MAX_OPEN_PER_IP * env.IP_LIMIT_FACTOR,
      ...HASHING_QUEUE,
    }),
    // Half of the connections begin attempts, the other half is there to finish them.
    paymentSlots: createSemaphore({ slots: Math.ceil(env.DATABASE_POOL / 2), ...PAYMENT_QUEUE }),
    limits: {
      ...createIdentityLimits(pool, env.IP_LIMIT_FACTOR),
      ...createCheckoutLimits(pool, env.IP_LIMIT_FACTOR),
      ...createLeadLimits(pool, env.IP_LIMIT_FACTOR),
      ...createTrackingLimits(env.IP_LIMIT_FACTOR),
    },
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
      resumeLink: (reminderId) => resumeLink(keyRing, env.SITE_URL, reminderId),
    },
    siteUrl: env.SITE_URL,
    team: { email: env.TEAM_EMAIL, whatsapp: env.TEAM_WHATSAPP },
    blog: httpBlogFeed({ url: env.BLOG_FEED_URL }),
    postalCodes: cachedPostalCodes(viaCep({ url: env.CEP_URL })),
  };
}

export async function createDeps(
  env: Env,
  { log, role }: { log: Logger; role: "api" | "worker" },
): Promise<{ deps: Deps; pool: Pool; close: () => Promise<void> }> {
  const usePreparedStatements = env.DATABASE_PREPARED_STATEMENTS === "on";
  const pool = openPool(env.DATABASE_URL, { max: env.DATABASE_POOL, name: role, usePreparedStatements });
  const jobs = await openJobs(env.DATABASE_URL, { log, supervise: role === "worker" });
  const clock = await createDatabaseClock(openDb(pool));
  const deps: Deps = { ...createSharedDeps(env, pool, clock.now), log, jobs, now: clock.now };
  return {
    deps,
    pool,
    async close() {
      clock.stop();
      await jobs.close();
      deps.mailer.close();
      await deps.db.destroy();
    },
  };
}
