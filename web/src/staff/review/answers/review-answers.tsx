import type { StaffReview } from "@app/contract/staff/reviews";
import { type CSSProperties, useId } from "react";
import { reviewCopy } from "../../../content/staff/review.ts";
import parts from "../../member/parts/parts.module.css";
import styles from "./review-answers.module.css";

const copy = reviewCopy.answers;
const SCALE = 5;
const DAYS = 7;

type Answers = StaffReview["answers"];

/** The eight answers, each beside the same of the week before. The member's own words stand out. */
export function ReviewAnswers({ review }: { review: StaffReview }) {
  const id = useId();
  const { answers, before, plannedWorkouts, score, name } = review;
  const row = (key: keyof Answers & ("hunger" | "energy" | "sleep" | "mood")) => (
    <Figure label={copy[key]} value={answers[key]} whole={SCALE} before={before?.[key] ?? null} />
  );
  return (
    <section className={styles.answers} aria-labelledby={id}>
      <div className={`${styles.head} wrap`}>
        <h2 className={parts.heading} id={id}>
          {copy.title(name)}
        </h2>
        {score === null ? null : <p>{copy.score(score)}</p>}
      </div>
      <dl className={`${styles.figures} stack gap-2`}>
        <Figure label={copy.diet} value={answers.dietDays} whole={DAYS} before={before?.dietDays ?? null} />
        <Figure
          label={copy.workouts}
          value={answers.workouts}
          whole={plannedWorkouts}
          before={before?.workouts ?? null}
        />
        {row("hunger")}
        {row("energy")}
        {row("sleep")}
        {row("mood")}
      </dl>
      <dl className={styles.words}>
        <div>
          <dt>{copy.obstacle}</dt>
          <dd>{copy.obstacles[answers.obstacle]}</dd>
        </div>
        <div data-wide>
          <dt>{copy.change}</dt>
          <dd>{answers.change ? `“${answers.change}”` : copy.noChange}</dd>
        </div>
      </dl>
    </section>
  );
}

type FigureProps = { label: string; value: number; whole: number; before: number | null };

function Figure({ label, value, whole, before }: FigureProps) {
  const share = whole > 0 ? Math.min(1, value / whole) : value > 0 ? 1 : 0;
  return (
    <div style={{ "--share": share } as CSSProperties}>
      <dt>{label}</dt>
      <dd>
        <b>{whole > 0 ? copy.of(value, whole) : value}</b>
        <small>{before === null ? copy.noBefore : copy.before(before)}</small>
      </dd>
    </div>
  );
}
