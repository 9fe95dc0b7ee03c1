import type { ProposedFood } from "@app/contract/assistant";
import { appPaths } from "../../../../app-paths.ts";
import { proposedMealCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { mealNames } from "../../../../content/app/diary/diary.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { addDays } from "../../../../ui/navigation/calendar-days.ts";
import {
  acceptMeal,
  isAccepted,
  type Proposal as Place,
  type ProposedMeal,
  sentenceOf,
  slotOf,
  withdrawMeal,
} from "../../../data/assistant/proposed-meal.ts";
import { entryPath } from "../../../data/diary/entry-path.ts";
import { formatWeekdayDay, localDay } from "../../../shell/format/days.ts";
import { formatFactor, formatWhole } from "../../../shell/format/numbers.ts";
import { Link } from "../../../shell/link.tsx";
import type { AnswerContext } from "../use-answer-context.ts";
import styles from "./blocks.module.css";
import { Choices, Failure, Note, Outcome, Proposal } from "./proposal.tsx";
import { useProposal } from "./use-proposal.ts";

type MealProposalProps = { meal: ProposedMeal; proposal: Place; at: string; context: AnswerContext };

/** A meal as it would stand in the diary, to confirm or to correct there. */
export function MealProposal({ meal, proposal, at, context }: MealProposalProps) {
  const { records, save, numbers, now } = context;
  const { state, isOwn, write } = useProposal(save);
  const slot = slotOf(meal.meal);
  const hasKcal = numbers === "shown" && meal.kcal !== null;
  return (
    <Proposal label={copy.label} title={titleOf(mealNames[slot], meal.day, localDay(new Date(now)))}>
      <table className={`${styles.foods} full-table`}>
        <tbody>
          {meal.foods.map((food, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an answer never changes, and may name a food twice
            <tr key={index}>
              <th scope="row">
                {food.name}
                <small>{amountWords(food, numbers)}</small>
              </th>
              {hasKcal ? <td>{food.kcal === null ? null : `${formatWhole(food.kcal)}\u00a0kcal`}</td> : null}
            </tr>
          ))}
        </tbody>
        {hasKcal ? (
          <tfoot>
            <tr>
              <th scope="row">{copy.total}</th>
              <td>{formatWhole(meal.kcal ?? 0)}&nbsp;kcal</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
      {isAccepted(records, proposal, meal) ? (
        <Outcome text={copy.saved} takesFocus={isOwn}>
          <Link to={appPaths.diaryDay(meal.day)}>{copy.see}</Link>
          <Button variant="inline" onClick={() => void write(withdrawMeal(proposal, meal))}>
            {copy.undo}
          </Button>
        </Outcome>
      ) : (
        <>
          {state === "failed" ? <Failure>{copy.failed}</Failure> : null}
          <Choices>
            <Button busy={state === "saving"} onClick={() => void write(acceptMeal({ proposal, meal, at, records }))}>
              {copy.save[slot]}
            </Button>
            <Link className={styles.correct} to={entryPath(meal.day, slot)} state={{ sentence: sentenceOf(meal) }}>
              {copy.correct}
            </Link>
          </Choices>
          <Note>{copy.note}</Note>
        </>
      )}
    </Proposal>
  );
}

function titleOf(meal: string, day: string, today: string): string {
  if (day === today) return copy.today(meal);
  return day === addDays(today, -1) ? copy.yesterday(meal) : copy.onDay(meal, formatWeekdayDay(day));
}

/** "1 pedaço, 135 g (100 a 170 g)"; with hidden numbers the measure alone. */
function amountWords({ measure, grams, gramsBetween }: ProposedFood, numbers: "shown" | "hidden"): string {
  if (numbers === "hidden") return measure;
  const weight = `${formatFactor(grams)}\u00a0g`;
  const isSaid = measure.replaceAll("\u00a0", " ").includes(weight.replaceAll("\u00a0", " "));
  const between = gramsBetween ? ` ${copy.between(formatFactor(gramsBetween[0]), formatFactor(gramsBetween[1]))}` : "";
  return (isSaid ? measure : `${measure}, ${weight}`) + between;
}
