import { accountEnumeration } from "./account-enumeration.ts";
import { cardTesting } from "./card-testing.ts";
import { wrongClocks } from "./clocks.ts";
import { codeGuessing } from "./codes.ts";
import { killedAtRandom, killedBeforeAnswer, killedBeforeCall } from "./crashes.ts";
import { credentialStuffing } from "./credential-stuffing.ts";
import { crossSite } from "./cross-site.ts";
import { lockPileUp, poolExhausted, slowDatabase } from "./database-load.ts";
import { deadlock } from "./deadlock.ts";
import { rollingDeploy } from "./deploys.ts";
import { databaseDiskFull, logDiskFull } from "./disks.ts";
import { distinctQueries } from "./distinct-queries.ts";
import { doubleSubmit, oddPayments, paidBothWays } from "./double-submit.ts";
import { erasureRaces } from "./erasure-races.ts";
import { forcedErrors } from "./errors.ts";
import { timeoutAfterAccepting, timeoutWithoutCharge } from "./gateway-answers.ts";
import { flapping, quotaExhausted, slowGateway } from "./gateway-outages.ts";
import { headerInjection } from "./header-injection.ts";
import { idor } from "./idor.ts";
import { leaks } from "./leaks.ts";
import { logInjection } from "./log-injection.ts";
import { malformedWebhooks } from "./malformed-webhooks.ts";
import { multiDevice } from "./multi-device.ts";
import { offerAbuse } from "./offer-abuse.ts";
import { oneClient } from "./one-client.ts";
import { openRedirects } from "./open-redirects.ts";
import { oversizedBodies } from "./oversized-bodies.ts";
import { pollFlood } from "./poll-flood.ts";
import { backendsTerminated, databaseCrash, databaseDown } from "./postgres.ts";
import { prototypePollution } from "./prototype-pollution.ts";
import { quotaBurning } from "./quota-burning.ts";
import { replayedKeys, tampered } from "./requests.ts";
import { filesExhausted, memoryExhausted } from "./resource-exhaustion.ts";
import type { Scenario } from "./scenario.ts";
import { endedSessions } from "./sessions.ts";
import { adSpike } from "./spike.ts";
import { sqlInjection } from "./sql-injection.ts";
import { ssrf } from "./ssrf.ts";
import { throttlesLost } from "./throttles.ts";
import { webhooksPaused } from "./webhook-pause.ts";
import { duplicated, forged, neverDelivered, reordered } from "./webhooks.ts";
import { workerFrozen, workerKilled } from "./workers.ts";
import { xss } from "./xss.ts";

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
  codeGuessing,
  oversizedBodies,
  prototypePollution,
  sqlInjection,
  xss,
  openRedirects,
  ssrf,
  headerInjection,
  logInjection,
  idor,
  endedSessions,
  crossSite,
  offerAbuse,
  pollFlood,
  distinctQueries,
  adSpike,
  oneClient,
  forcedErrors,
  erasureRaces,
  leaks,
];
