import { accountEnumeration } from "./abuse/account-enumeration.ts";
import { cardTesting } from "./abuse/card-testing.ts";
import { credentialStuffing } from "./abuse/credential-stuffing.ts";
import { erasureRaces } from "./abuse/erasure-races.ts";
import { headerInjection } from "./abuse/header-injection.ts";
import { healthLeaks } from "./abuse/health-leaks.ts";
import { leaks } from "./abuse/leaks.ts";
import { oneClient } from "./abuse/one-client.ts";
import { oversizedBodies } from "./abuse/oversized-bodies.ts";
import { pollFlood } from "./abuse/poll-flood.ts";
import { adSpike } from "./abuse/spike.ts";
import { doubleSubmit, oddPayments, paidBothWays } from "./checkout/double-submit.ts";
import {
  guaranteeAfterWithdrawal,
  guaranteeDuringRefund,
  guaranteeInDispute,
  guaranteeTwice,
} from "./checkout/guarantee-races.ts";
import { multiDevice } from "./checkout/multi-device.ts";
import { offerAbuse } from "./checkout/offer-abuse.ts";
import { replayedKeys, tampered } from "./checkout/requests.ts";
import { lockPileUp, poolExhausted, slowDatabase } from "./database/database-load.ts";
import { deadlock } from "./database/deadlock.ts";
import { distinctQueries } from "./database/distinct-queries.ts";
import { backendsTerminated, databaseCrash, databaseDown } from "./database/postgres.ts";
import { throttlesLost } from "./database/throttles.ts";
import { timeoutAfterAccepting, timeoutWithoutCharge } from "./gateway/gateway-answers.ts";
import { flapping, quotaExhausted, slowGateway } from "./gateway/gateway-outages.ts";
import { quotaBurning } from "./gateway/quota-burning.ts";
import { wrongClocks } from "./process/clocks.ts";
import { killedAtRandom, killedBeforeAnswer, killedBeforeCall } from "./process/crashes.ts";
import { rollingDeploy } from "./process/deploys.ts";
import { databaseDiskFull, logDiskFull } from "./process/disks.ts";
import { filesExhausted, memoryExhausted } from "./process/resource-exhaustion.ts";
import { workerFrozen, workerKilled } from "./process/workers.ts";
import type { Scenario } from "./scenario.ts";
import { malformedWebhooks } from "./webhooks/malformed-webhooks.ts";
import { webhooksPaused } from "./webhooks/webhook-pause.ts";
import { duplicated, forged, neverDelivered, reordered } from "./webhooks/webhooks.ts";

/** In order of execution: the search for secrets runs last, over the data of all others. */
export const scenarios: readonly Scenario[] = [
  killedBeforeCall,
  killedBeforeAnswer,
  killedAtRandom,
  databaseCrash,
  backendsTerminated,
  timeoutAfterAccepting,
  timeoutWithoutCharge,
  workerKilled,
  workerFrozen,
  databaseDown,
  duplicated,
  reordered,
  neverDelivered,
  forged,
  webhooksPaused,
  malformedWebhooks,
  quotaExhausted,
  slowGateway,
  flapping,
  wrongClocks,
  databaseDiskFull,
  logDiskFull,
  slowDatabase,
  poolExhausted,
  lockPileUp,
  deadlock,
  throttlesLost,
  filesExhausted,
  memoryExhausted,
  rollingDeploy,
  doubleSubmit,
  multiDevice,
  paidBothWays,
  oddPayments,
  replayedKeys,
  tampered,
  cardTesting,
  quotaBurning,
  credentialStuffing,
  accountEnumeration,
  oversizedBodies,
  headerInjection,
  offerAbuse,
  guaranteeTwice,
  guaranteeDuringRefund,
  guaranteeAfterWithdrawal,
  guaranteeInDispute,
  pollFlood,
  distinctQueries,
  adSpike,
  oneClient,
  erasureRaces,
  healthLeaks,
  leaks,
];
