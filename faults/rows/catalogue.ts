import { monstrous } from "./bodies.ts";
import { cardTesting } from "./card-testing.ts";
import { doubleClicks, oddPayments, paidBothWays } from "./clicks.ts";
import { wrongClocks } from "./clocks.ts";
import { codes } from "./codes.ts";
import { crossSite } from "./cross-site.ts";
import { lockPileUp, poolExhausted, slowDatabase } from "./database-load.ts";
import { deadlock } from "./deadlock.ts";
import { rollingDeploy } from "./deploys.ts";
import { databaseDiskFull, logDiskFull } from "./disks.ts";
import { distinctQueries } from "./distinct-queries.ts";
import { headerInjection } from "./doors.ts";
import { forcedErrors } from "./errors.ts";
import { farming } from "./farming.ts";
import { pollFlood } from "./floods.ts";
import { timeoutAfterAccepting, timeoutWithoutCharge } from "./gateway-answers.ts";
import { flapping, quotaGone, slowGateway } from "./gateway-trouble.ts";
import { stuffing } from "./guessing.ts";
import { innerAddresses } from "./inner-addresses.ts";
import { killedAtRandom, killedBeforeAnswer, killedBeforeCall } from "./kills.ts";
import { leaks } from "./leaks.ts";
import { leaving } from "./leaving.ts";
import { logInjection } from "./log-lines.ts";
import { markup } from "./markup.ts";
import { filesExhausted, memoryGone } from "./narrow-machine.ts";
import { oneClient } from "./one-client.ts";
import { poisonous } from "./poison.ts";
import { pollution } from "./pollution.ts";
import { backendsTerminated, databaseCrash, databaseDown } from "./postgres.ts";
import { quotaBurning } from "./quota-burning.ts";
import { openRedirects } from "./redirects.ts";
import { replayedKeys, tampered } from "./requests.ts";
import type { Row } from "./row.ts";
import { endedSessions } from "./sessions.ts";
import { adSpike } from "./spike.ts";
import { sqlWords } from "./sql-words.ts";
import { foreignIds } from "./strangers.ts";
import { manyScreens } from "./tabs.ts";
import { enumeration } from "./telling-apart.ts";
import { throttlesLost } from "./throttles.ts";
import { webhooksPaused } from "./webhook-pause.ts";
import { duplicated, forged, neverDelivered, reordered } from "./webhooks.ts";
import { workerFrozen, workerKilled } from "./workers.ts";

/** In this order: the search for leaks comes last, when there is something to find. */
export const rows: readonly Row[] = [
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
  poisonous,
  quotaGone,
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
  memoryGone,
  rollingDeploy,
  doubleClicks,
  manyScreens,
  paidBothWays,
  oddPayments,
  replayedKeys,
  tampered,
  cardTesting,
  quotaBurning,
  stuffing,
  enumeration,
  codes,
  monstrous,
  pollution,
  sqlWords,
  markup,
  openRedirects,
  innerAddresses,
  headerInjection,
  logInjection,
  foreignIds,
  endedSessions,
  crossSite,
  farming,
  pollFlood,
  distinctQueries,
  adSpike,
  oneClient,
  forcedErrors,
  leaving,
  leaks,
];
