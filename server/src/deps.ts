import { availableParallelism } from "node:os";
import { REQUEST_TIMEOUT_MS } from "@app/contract/catalogue";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { PostalCodes } from "./addresses/postal-codes.ts";
import { remembered } from "./addresses/remembered.ts";
import { viaCep } from "./addresses/viacep/via-cep.ts";
import type { BlogFeed } from "./blog/feed.ts";
import { httpBlogFeed } from "./blog/http-feed.ts";
import { asaasGateway } from "./checkout/asaas/asaas-gateway.ts";
import type { PaymentGateway } from "./checkout/gateway.ts";
import { type CheckoutLimits, openCheckoutLimits } from "./checkout/limits.ts";
import { resumeLink } from "./checkout/resume-links.ts";
import type { Env } from "./env.ts";
import { type IdentityLimits, MOST_OPEN_PER_IP, openIdentityLimits } from "./identity/limits.ts";
import { proofCode, proofLink, resetLink, unsubscribeLink } from "./identity/proof-links.ts";
import { type LeadLimits, openLeadLimits } from "./leads/limits.ts";
import type { WhatsApp } from "./messages/channels.ts";
import type { LinkMaker } from "./messages/links.ts";
import { type SmtpMailer, smtpMailer } from "./messages/smtp-mailer.ts";
import { whatsappCloud } from "./messages/whatsapp-cloud/whatsapp-cloud.ts";
import { openHouseClock } from "./platform/clock.ts";
import { type Db, openDb, openPool } from "./platform/db.ts";
import { type FairSemaphore, openFairSemaphore } from "./platform/fair-semaphore.ts";
import { type Gate, openGate } from "./platform/gate.ts";
import { type Jobs, openJobs } from "./platform/jobs.ts";
import { type KeyRing, openKeyRing } from "./platform/key-ring.ts";
import type { AdPlatform } from "./tracking/ads.ts";
import { openTrackingLimits, type TrackingLimits } from "./tracking/limits.ts";
import { metaAds } from "./tracking/meta/meta-ads.ts";

/** The outside world, built once. A use case names in its signature the parts it touches. */
export type Deps = {
  log: Logger;
  db: Db;
  jobs: Jobs;
  ads: AdPlatform[];
  /** Password hashing takes 19 MiB and a core for a while: a bounded number at once, client IPs in turn. */
  hashing: FairSemaphore;
  /** A press is a dozen statements: those that have begun are finished before more begin. */
  presses: Gate;
  limits: IdentityLimits & CheckoutLimits & LeadLimits & TrackingLimits;
  gateway: PaymentGateway;
  webhookToken: string;
  keyRing: KeyRing;
  mailer: SmtpMailer;
  whatsapp: WhatsApp;
  links: LinkMaker;
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
const HASHING_LINE = { waiting: 10_000, patienceMs: REQUEST_TIMEOUT_MS - 2_000 };
/** In line for a press: whoever has not begun by then would not be answered before the browser gives up. */
const PRESSES_LINE = { waiting: 1_000, patienceMs: 4_000 };

/** Everything that is the same in production and in tests: made from the environment and a pool. */
export function depsFrom(env: Env, pool: Pool, now = () => new Date()): Omit<Deps, "log" | "jobs" | "now"> {
  const keyRing = openKeyRing(env.SECRET_KEY, env.SECRET_KEYS_OLD);
  return {
    db: openDb(pool),
    ads: [
      metaAds({ url: env.META_URL, version: env.META_API_VERSION, pixelId: env.META_PIXEL_ID, token: env.META_TOKEN }),
    ],
    hashing: openFairSemaphore({
      slots: CORES,
      // One is left for everybody else, so that a flood is not even waited for.
      slotsPerIp: Math.min(CORES, Math.max(1, CORES - 1) * env.ADDRESS_LIMIT_FACTOR),
      waitingPerIp: 2 * MOST_OPEN_PER_IP * env.ADDRESS_LIMIT_FACTOR,
      ...HASHING_LINE,
    }),
    // Half of the connections begin presses, the other half is there to finish them.
    presses: openGate({ slots: Math.ceil(env.DATABASE_POOL / 2), ...PRESSES_LINE }),
    limits: {
      ...openIdentityLimits(pool, env.ADDRESS_LIMIT_FACTOR),
      ...openCheckoutLimits(pool, env.ADDRESS_LIMIT_FACTOR),
      ...openLeadLimits(pool, env.ADDRESS_LIMIT_FACTOR),
      ...openTrackingLimits(env.ADDRESS_LIMIT_FACTOR),
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
      proofLink: (proofId) => proofLink(keyRing, env.SITE_URL, proofId),
      resetLink: (proofId) => resetLink(keyRing, env.SITE_URL, proofId),
      proofCode: (proofId) => proofCode(keyRing, proofId),
      unsubscribeLink: (accountId) => unsubscribeLink(keyRing, env.SITE_URL, accountId),
      resumeLink: (reminderId) => resumeLink(keyRing, env.SITE_URL, reminderId),
    },
    siteUrl: env.SITE_URL,
    team: { email: env.TEAM_EMAIL, whatsapp: env.TEAM_WHATSAPP },
    blog: httpBlogFeed({ url: env.BLOG_FEED_URL }),
    postalCodes: remembered(viaCep({ url: env.CEP_URL })),
  };
}

export async function openDeps(
  env: Env,
  { log, role }: { log: Logger; role: "api" | "worker" },
): Promise<{ deps: Deps; pool: Pool; close: () => Promise<void> }> {
  const namesStatements = env.DATABASE_NAMED_STATEMENTS === "on";
  const pool = openPool(env.DATABASE_URL, { max: env.DATABASE_POOL, name: role, namesStatements });
  const jobs = await openJobs(env.DATABASE_URL, { log, supervise: role === "worker" });
  const clock = await openHouseClock(openDb(pool));
  const deps: Deps = { ...depsFrom(env, pool, clock.now), log, jobs, now: clock.now };
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
