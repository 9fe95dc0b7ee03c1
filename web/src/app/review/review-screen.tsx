import type { Consents } from "@app/contract/consents";
import type { ReviewsView } from "@app/contract/reviews";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { addDays } from "../../ui/navigation/calendar-days.ts";
import { consentsQuery } from "../data/consents-query.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { findReview, reviewEdit } from "../data/reviews/review-records.ts";
import { weekToAnswer } from "../data/reviews/review-stage.ts";
import { type UsedReviews, useReviews } from "../data/reviews/use-reviews.ts";
import { useWorkouts } from "../data/workouts-query.ts";
import { Redirect } from "../shell/redirect.tsx";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { orThrow } from "../sync/core/edit.ts";
import { areRecordsKnown } from "../sync/records-known.ts";
import { ConsentMissing } from "./consent-missing.tsx";
import { weekOnDevice } from "./model/week-on-device.ts";
import { ReviewFrame } from "./questions/review-frame.tsx";
import { ReviewQuestions } from "./questions/review-questions.tsx";

/** The questions of the open week, once it is known what this and other devices have answered. */
export function ReviewScreen() {
  const { view, sync, snapshot } = useReviews();
  const { data: consents } = useQuery(consentsQuery);
  if (!view || !areRecordsKnown(snapshot)) return <LoadingReview />;
  if (consents && !isHealthAllowed(consents)) return <ConsentMissing />;
  return <OpenWeek view={view} sync={sync} snapshot={snapshot} />;
}

/** Which week it is stays as it was on opening: the answers of the last step must not take its screen away. */
function OpenWeek({ view, sync, snapshot }: UsedReviews & { view: ReviewsView }) {
  const navigate = useNavigate();
  const workouts = useWorkouts();
  const { data: intake } = useQuery(intakeQuery);
  const [open] = useState(() => weekToAnswer(view, snapshot, Date.now()));
  if (!open) return <Redirect to={appPaths.reviewReply} />;
  return (
    <ReviewQuestions
      open={open}
      country={intake?.country ?? "BR"}
      logged={weekOnDevice(snapshot, workouts, open.week)}
      lastMood={findReview(snapshot, addDays(open.week, -7))?.answers.mood}
      isOffline={snapshot.flush.state === "failed"}
      save={(review) => orThrow(sync.save([reviewEdit(review)]))}
      onSaved={() => void navigate(appPaths.reviewReply, { replace: true })}
    />
  );
}

const isHealthAllowed = ({ current }: Consents): boolean =>
  current.some(({ purpose, allowed }) => purpose === "health-data" && allowed);

export const LoadingReview = () => (
  <ReviewFrame back={appPaths.today}>
    <Skeleton blocks={["title", "lines"]} />
  </ReviewFrame>
);
