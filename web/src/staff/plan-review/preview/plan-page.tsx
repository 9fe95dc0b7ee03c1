import type { Training } from "@app/contract/plan-training";
import type { PlanView } from "@app/contract/plans";
import { exerciseTexts } from "@app/engine/training/library/exercise-texts";
import { previewCopy as copy } from "../../../content/staff/plan-preview.ts";
import parts from "./preview.module.css";

/** The sessions of the block's first week. */
const PlanSessions = ({ training }: { training: Training }) => (
  <>
    <h4 className={parts.part}>{copy.training}</h4>
    <ul className={`${parts.meals} stack gap-3`}>
      {training.sessions.map(({ id, minutes, exercises, note }) => (
        <li key={id}>
          <h5>
            {copy.session(id)} <small>{copy.minutes(minutes[0] ?? 0)}</small>
          </h5>
          {exercises.map((part) => (
            <p key={part.id}>
              {exerciseTexts[part.exercise]?.name ?? part.exercise}{" "}
              <span>{copy.sets(part.sets[0] ?? 0, part.target[0], part.target[1], part.unit)}</span>
            </p>
          ))}
          {note ? <p className={parts.note}>{note}</p> : null}
        </li>
      ))}
    </ul>
  </>
);

type PlanPageProps = { plan: PlanView; day: number; setDay: (day: number) => void; close: () => void };

/** The whole plan, one day at a time; numbers only where the view holds them. */
export function PlanPage({ plan, day, setDay, close }: PlanPageProps) {
  return (
    <>
      <div className={parts.content}>
        <h4 className={parts.headline}>{copy.plan}</h4>
        {plan.numbers === "shown" ? <Targets targets={plan.targets} /> : null}
        {plan.diet?.method === "foods" ? (
          <>
            <DayPicker day={day} setDay={setDay} />
            <Meals meals={plan.diet.days[day]?.meals ?? []} />
          </>
        ) : null}
        {plan.diet?.method === "equivalents" ? (
          <ul className={`${parts.meals} stack gap-3`}>
            {plan.diet.meals.map(({ slot, title, time, portions }) => (
              <li key={slot}>
                <MealTitle title={title} time={time} />
                {portions.map((portion) => (
                  <p key={portion}>{portion}</p>
                ))}
              </li>
            ))}
          </ul>
        ) : null}
        {plan.diet ? null : <p className={parts.same}>{copy.waits.diet}</p>}
        {plan.training ? (
          <PlanSessions training={plan.training} />
        ) : (
          <p className={parts.same}>{copy.waits.training}</p>
        )}
      </div>
      <button className={parts.open} type="button" onClick={close}>
        {copy.close}
      </button>
    </>
  );
}

function Targets({ targets }: Pick<PlanView, "targets">) {
  if (!targets) return null;
  return (
    <p className={parts.targets}>
      <span>{copy.daily}</span>
      <b>{targets.kcal.toLocaleString("pt-BR")}</b> {copy.kcal}
      <b>{targets.protein}</b> {copy.protein}
    </p>
  );
}

/** Both phones follow the same day. */
const DayPicker = ({ day, setDay }: Pick<PlanPageProps, "day" | "setDay">) => (
  <div className={parts.days} role="group" aria-label={copy.days.legend}>
    {copy.days.names.map((name, index) => (
      <button key={name} type="button" aria-pressed={index === day} onClick={() => setDay(index)}>
        {name}
      </button>
    ))}
  </div>
);

type Meal = Extract<NonNullable<PlanView["diet"]>, { method: "foods" }>["days"][number]["meals"][number];

const Meals = ({ meals }: { meals: readonly Meal[] }) => (
  <ul className={`${parts.meals} stack gap-3`}>
    {meals.map(({ id, title, time, items, note }) => (
      <li key={id}>
        <MealTitle title={title} time={time} />
        {items.map((item) => (
          <p key={item.id}>
            {item.name} <span>{item.measure}</span>
            {item.figures ? <em>{`${item.figures.kcal} ${copy.kcal}`}</em> : null}
          </p>
        ))}
        {note ? <p className={parts.note}>{note}</p> : null}
      </li>
    ))}
  </ul>
);

const MealTitle = ({ title, time }: { title: string; time: string }) => (
  <h5>
    {title} <small>{time.replace(":", "h")}</small>
  </h5>
);
