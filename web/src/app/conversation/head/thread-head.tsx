import type { Correspondent, Thread } from "@app/contract/conversations";
import { placeCopy } from "../../../content/app/conversation/conversation.ts";
import { threadCopy } from "../../../content/app/conversation/threads.ts";
import { nutritionist, trainer } from "../../../content/team.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { serviceHoursWords } from "../../shell/format/service-hours.ts";
import { Face } from "./face.tsx";
import styles from "./head.module.css";
import { ThreadTabs } from "./thread-tabs.tsx";

/** With a headset. */
const SUPPORT = "M4 14v-2a8 8 0 0116 0v2M4 14h3v5H4zM17 14h3v5h-3zM20 19c0 1.5-2 2-5 2";

const drawn = [nutritionist.name, trainer.name];

type ThreadHeadProps = {
  thread: Thread;
  /** Who answers; before they are known, those whom the site names. */
  people?: readonly Correspondent[] | undefined;
};

/** Who answers here, and when. */
export function ThreadHead({ thread, people }: ThreadHeadProps) {
  const { title } = threadCopy[thread];
  const names = people?.map(({ name }) => name) ?? [];
  const isTeam = thread === "team";
  return (
    <header className={styles.head}>
      <ThreadTabs open={thread} />
      <div className={`${styles.who} row`} data-slot="who">
        <span className={styles.faces}>
          {isTeam ? (names.length > 0 ? names : drawn).map((name) => <Face key={name} name={name} />) : <SupportFace />}
        </span>
        <div>
          <h1 className={styles.headTitle}>{isTeam && names.length > 0 ? namesOf(names) : title}</h1>
          <p>{placeCopy[thread].lead(serviceHoursWords)}</p>
        </div>
      </div>
    </header>
  );
}

export const SupportFace = () => (
  <span className={`${styles.support} center`} aria-hidden="true">
    <IconPath path={SUPPORT} />
  </span>
);

const namesOf = (names: readonly string[]): string =>
  names
    .map((name) => name.split(" ")[0])
    .join(", ")
    .replace(/, ([^,]*)$/, " e $1");
