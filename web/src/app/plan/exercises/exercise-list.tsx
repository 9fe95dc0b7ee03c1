import { type Exercise, MUSCLES, PATTERNS, type Pattern } from "@app/engine/training/library/exercise";
import { searchExercises } from "@app/engine/training/library/search-exercises";
import { useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { libraryCopy as copy } from "../../../content/app/plan/exercises.ts";
import { Button } from "../../../ui/core/button.tsx";
import { IconPath } from "../../../ui/core/icon.tsx";
import { ExerciseFigure } from "../../../ui/figure/exercise-figure.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { inSentence } from "../../data/training/describe-session.ts";
import type { ExerciseTexts } from "../../data/training/exercise-texts.ts";
import { capitalized } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import styles from "./exercise-list.module.css";

const ONWARD = "M9 6l6 6-6 6";

type Filter = Pattern | "all" | "mine";
const PATTERN_KEYS = Object.keys(PATTERNS) as Pattern[];

type ExerciseListProps = {
  texts: ExerciseTexts;
  /** Exercises of the member's plan. */
  own: ReadonlySet<string>;
};

/** Every exercise, found by words and by pattern. */
export function ExerciseList({ texts, own }: ExerciseListProps) {
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const inFilter = Object.values(texts).filter(({ id, pattern }) =>
    filter === "all" ? true : filter === "mine" ? own.has(id) : pattern === filter,
  );
  const found = searchExercises(inFilter, typed);
  return (
    <SubPage back={{ to: appPaths.training, label: copy.back }} title={copy.title} lead={copy.lead}>
      <div className={`${styles.controls} stack gap-4`}>
        <Field
          label={copy.search}
          hint={copy.searchHint}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select label={copy.pattern} value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
          <option value="all">{copy.all}</option>
          {own.size > 0 ? <option value="mine">{copy.mine}</option> : null}
          {PATTERN_KEYS.map((pattern) => (
            <option key={pattern} value={pattern}>
              {PATTERNS[pattern].title}
            </option>
          ))}
        </Select>
      </div>
      <div className="stack gap-2 at-start">
        <p className="note" role="status">
          {found.length === 0 ? copy.none : copy.count(found.length)}
        </p>
        {found.length === 0 ? (
          <Button
            variant="link"
            onClick={() => {
              setTyped("");
              setFilter("all");
            }}
          >
            {copy.clear}
          </Button>
        ) : (
          <ul className={styles.list}>
            {found.map((exercise) => (
              <li key={exercise.id} className={styles.item}>
                <ExerciseRow exercise={exercise} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </SubPage>
  );
}

function ExerciseRow({ exercise }: { exercise: Exercise }) {
  const { id, name, primary } = exercise;
  return (
    <Link className={styles.row} to={appPaths.exercise(id)}>
      <div className={styles.picture}>
        <ExerciseFigure className={styles.figure} id={exercise.id} poses="end" />
      </div>
      <div>
        <b>{name}</b>
        <p>{capitalized(inSentence(primary.map((muscle) => MUSCLES[muscle])))}</p>
      </div>
      <IconPath path={ONWARD} />
    </Link>
  );
}
