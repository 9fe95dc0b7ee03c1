import { listPlanMentions } from "@app/contract/staff/plan-mentions";
import { createFoodSearch } from "@app/engine/nutrition/search/search-foods";
import { foodName } from "@app/engine/nutrition/words/food-name";
import { mayBePlanned } from "@app/engine/plans/items/portion";
import { exercises } from "@app/engine/training/library/library";
import { searchExercises } from "@app/engine/training/library/search-exercises";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { mentionsText as text } from "../../content/staff/mentions.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { ScreenAside } from "../command/screen-aside.tsx";
import { useSettledText } from "../directory/use-settled-text.ts";
import { callStaff } from "../shell/call-staff.ts";
import { Face } from "../shell/face.tsx";
import { Link } from "../shell/link.tsx";
import { memberPath } from "../shell/member-paths.ts";
import { StaffScreen } from "../shell/staff-screen.tsx";
import { useNow } from "../time/use-now.ts";
import styles from "./mentions-screen.module.css";

/** As many as are read at a glance; a longer word finds the rest. */
const MOST = 8;

/** Who of one's members has a food or an exercise in a plan in force. */
export function MentionsScreen() {
  const [item, setItem] = useState<string | null>(null);
  const now = useNow();
  return (
    <StaffScreen title={text.title} note={text.note} aside={<ScreenAside now={now} />}>
      <ItemSearch onChoose={setItem} />
      {item ? <Mentions item={item} /> : null}
    </StaffScreen>
  );
}

type Item = { id: string; name: string };

function ItemSearch({ onChoose }: { onChoose: (item: string) => void }) {
  const [typed, setTyped] = useState("");
  const searchFoods = useMemo(() => createFoodSearch(), []);
  const settled = useSettledText(typed);
  const foods = settled === "" ? [] : searchFoods(settled).filter(({ ref }) => mayBePlanned(ref));
  const found: [string, Item[]][] = [
    [text.foods, foods.slice(0, MOST).map(({ ref, name }) => ({ id: ref, name }))],
    [text.exercises, settled === "" ? [] : searchExercises(exercises, settled).slice(0, MOST)],
  ];
  const isEmpty = found.every(([, items]) => items.length === 0);
  return (
    <div className={`${styles.search} stack gap-3`}>
      <Field
        type="search"
        label={text.search}
        hint={text.hint}
        autoComplete="off"
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      {settled !== "" && isEmpty ? <p role="status">{text.noneFound(settled)}</p> : null}
      {found.map(([title, items]) =>
        items.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={`${styles.found} wrap`}>
              {items.map(({ id, name }) => (
                <li key={id}>
                  <Button variant="inline" onClick={() => onChoose(id)}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

function Mentions({ item }: { item: string }) {
  const name = nameOf(item);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["staff", "plan-mentions", item],
    queryFn: () => callStaff(listPlanMentions, { query: { item } }),
  });
  if (!data)
    return isError ? (
      <div className={`${styles.result} stack gap-3`} role="alert">
        <p>{text.failed}</p>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </div>
    ) : (
      <p className={`${styles.result} stack gap-3`} role="status">
        {text.opening}
      </p>
    );
  return (
    <section className={`${styles.result} stack gap-3`} aria-label={name}>
      <p role="status">
        <b>{text.result(name, data.members.length)}</b>
      </p>
      <ul className={styles.members}>
        {data.members.map((member) => (
          <li key={member.memberId}>
            <Link to={memberPath(member.memberId)}>
              <Face name={member.name} size="small" />
              {member.name}
            </Link>
            <span>{text.version(member.version)}</span>
          </li>
        ))}
      </ul>
      {data.members.length > 0 ? <p className={styles.note}>{text.recorded}</p> : null}
    </section>
  );
}

const nameOf = (item: string): string => exercises.find(({ id }) => id === item)?.name ?? foodName(item);
