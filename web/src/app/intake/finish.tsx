import { completeIntake as endpoint, type IntakeView } from "@app/contract/intake";
import { useEffect, useReducer, useState } from "react";
import { useNavigate } from "react-router";
import { call, problemOf } from "../../api.ts";
import { appPaths } from "../../app-paths.ts";
import { finishCopy as copy } from "../../content/app/intake/intake.ts";
import { Button } from "../../ui/core/button.tsx";
import { ANSWER_KIND } from "../data/answers/answer-records.ts";
import { setIntake } from "../data/intake-query.ts";
import { RouterButtonLink } from "../shell/router-button-link.tsx";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { useWhenReachable } from "../shell/states/when-reachable.ts";
import styles from "./finish.module.css";
import type { Intake } from "./use-intake.ts";

const RETRY_MS = 60_000;
type Failure = "offline" | "unsent" | "failed";

/** Closes the questionnaire once the server has every answer. Without a network the answers are safe, and it waits. */
export function Finish({ intake }: { intake: Intake }) {
  const navigate = useNavigate();
  const { sync } = intake;
  const [failure, setFailure] = useState<Failure>();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isGone = false;
    const run = async () => {
      try {
        await sync.flush();
        const { outbox, durable } = sync.getSnapshot();
        if (outbox.some(({ kind }) => kind === ANSWER_KIND)) throw new Unsent(durable);
        await completeIntake();
        if (!isGone) void navigate(appPaths.intakeResult, { replace: true });
      } catch (error) {
        if (!isGone) setFailure(failureOf(error));
      }
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [sync, navigate, attempt]);

  useEffect(() => {
    if (!failure) return undefined;
    const timer = setTimeout(tryAgain, RETRY_MS);
    return () => clearTimeout(timer);
  }, [failure, attempt]);
  useWhenReachable(failure !== undefined, tryAgain);

  if (!failure)
    return (
      <div className={`${styles.finish} stack gap-5`}>
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
        <Skeleton blocks={["sheet", "lines"]} />
      </div>
    );
  return (
    <div className={`${styles.finish} stack gap-5`} role="status">
      <h1>{copy[failure].title}</h1>
      <p>{copy[failure].text}</p>
      <div className={`${styles.actions} row wrap`}>
        <Button onClick={tryAgain}>{copy.retry}</Button>
        <RouterButtonLink variant="link" to={appPaths.today}>
          {copy.later}
        </RouterButtonLink>
      </div>
    </div>
  );
}

/** Answers that the server has not received. */
class Unsent extends Error {
  readonly isKept: boolean;
  constructor(isKept: boolean) {
    super("unsent answers");
    this.isKept = isKept;
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Unsent) return error.isKept ? "offline" : "unsent";
  const problem = problemOf(error);
  return problem === "offline" || problem === "timeout" ? "offline" : "failed";
}

/** Closes the questionnaire with the answers that the server has. */
async function completeIntake(): Promise<IntakeView> {
  const view = await call(endpoint);
  await setIntake(view);
  return view;
}
