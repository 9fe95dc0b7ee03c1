import { createMessageKind } from "./conversations/messages/message-kind.ts";
import { receiveMessages } from "./conversations/messages/receive-messages.ts";
import { eatenKind } from "./diary/eaten-kind.ts";
import { createDiaryKinds } from "./diary/kinds/diary-kinds.ts";
import { watchNames } from "./diary/watch-names.ts";
import { weightKind } from "./diary/weight-kind.ts";
import { createAnswerKind } from "./intake/answers/answer-kind.ts";
import type { AssessDeps } from "./intake/assess.ts";
import { reviewSavedAnswers } from "./intake/review-saved-answers.ts";
import { erasePlan } from "./plans/erase-plan.ts";
import { swapKind } from "./plans/layer/swap-kind.ts";
import { tickKind } from "./plans/layer/tick-kind.ts";
import { receiveReviews } from "./reviews/receiving/receive-reviews.ts";
import { createReviewKind } from "./reviews/receiving/review-kind.ts";
import type { RecordKind } from "./sync/record-kind.ts";
import { setKind } from "./workouts/kinds/set-kind.ts";
import { createStopKind } from "./workouts/kinds/stop-kind.ts";
import { workoutKind } from "./workouts/kinds/workout-kind.ts";
import { reviewStops } from "./workouts/pain/report-pain.ts";

type Assessing = Pick<AssessDeps, "keyRing" | "syncKinds" | "team" | "onCall" | "onAssessed">;

/** The kinds of records that devices write, each of the domain that stores it, and what is done about one that is saved. */
export function createSyncKinds(assessing: Assessing): RecordKind[] {
  const encryption = assessing.keyRing.encryption("health-data");
  return [
    weightKind,
    createAnswerKind({
      encryption,
      afterSave: (deps, tx, saved) => reviewSavedAnswers({ ...assessing, ...deps }, tx, saved),
      onErased: erasePlan,
    }),
    swapKind,
    tickKind,
    eatenKind,
    workoutKind,
    setKind,
    createStopKind((deps, tx, saved) => reviewStops({ ...assessing, ...deps }, tx, saved)),
    ...createDiaryKinds(encryption, {
      afterSave: (deps, tx, saved) => watchNames({ ...assessing, ...deps }, tx, saved),
    }),
    createReviewKind({
      encryption,
      afterSave: (deps, tx, saved) => receiveReviews({ ...assessing, ...deps }, tx, saved),
    }),
    createMessageKind({
      encryption,
      afterSave: (deps, tx, saved) => receiveMessages({ ...assessing, ...deps }, tx, saved),
    }),
  ];
}
