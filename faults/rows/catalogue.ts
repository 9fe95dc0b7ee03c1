import { cardTesting } from "./card-testing.ts";
import { doubleClicks, oddPayments, paidBothWays } from "./clicks.ts";
import { deadlock } from "./deadlock.ts";
import { timeoutAfterAccepting, timeoutWithoutCharge } from "./gateway-answers.ts";
import { flapping, quotaGone, slowGateway } from "./gateway-trouble.ts";
import { killedAtRandom, killedBeforeAnswer, killedBeforeCall } from "./kills.ts";
import { leaks } from "./leaks.ts";
import { poisonous } from "./poison.ts";
import { backendsTerminated, databaseCrash, databaseDown } from "./postgres.ts";
import { replayedKeys, tampered } from "./requests.ts";
import type { Row } from "./row.ts";
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
  poisonous,
  quotaGone,
  slowGateway,
  flapping,
  deadlock,
  doubleClicks,
  paidBothWays,
  oddPayments,
  replayedKeys,
  tampered,
  cardTesting,
  leaks,
];
