import type { WeeklyReview } from "@app/contract/reviews";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createRoutesStub, useNavigate } from "react-router";
import { render } from "vitest-browser-react";
import { appPaths } from "../../../app-paths.ts";
import { createQueryClient } from "../../data/query-client.ts";
import type { WeekOnDevice } from "../model/week-on-device.ts";
import { ReviewQuestions, type ReviewQuestionsProps } from "../questions/review-questions.tsx";
import { open } from "./example-reviews.ts";

const nothingLogged: WeekOnDevice = { diaryDays: 0, workoutDays: [], sleepMinutes: null };

type Shown = Partial<Omit<ReviewQuestionsProps, "onSaved">>;

function Questions(shown: Shown) {
  const navigate = useNavigate();
  return (
    <ReviewQuestions
      open={open}
      country="BR"
      logged={nothingLogged}
      lastMood={undefined}
      isOffline={false}
      save={async () => {}}
      onSaved={() => void navigate(appPaths.reviewReply)}
      {...shown}
    />
  );
}

/** The questions on the whole window. Returns what they saved. */
export async function renderQuestions(shown: Shown = {}): Promise<WeeklyReview[]> {
  const saved: WeeklyReview[] = [];
  const save = async (review: WeeklyReview) => void saved.push(review);
  await renderAt(appPaths.review, <Questions save={save} {...shown} />);
  return saved;
}

/** A screen at its address; every other address is another screen. */
export async function renderAt(path: string, screen: ReactNode): Promise<void> {
  const Stub = createRoutesStub([
    { path, Component: () => screen },
    { path: "*", Component: () => <p>outra tela</p> },
  ]);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <Stub initialEntries={[path]} />
      </main>
    </QueryClientProvider>,
  );
}
